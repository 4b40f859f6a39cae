import { DELETION_DAYS } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";

export const deletionWords = () =>
  t(
    "We will delete your account in {days} days. Until then you can sign in to keep it. After that you will permanently lose your profile, results and streak.",
    { days: DELETION_DAYS },
  );

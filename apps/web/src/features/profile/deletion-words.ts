import { DELETION_DAYS } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";

export const deletionWords = () =>
  t(
    "Your account is deleted in {days} days. Until then you can sign in and keep it. After that your profile, your results and your streak are gone for good.",
    { days: DELETION_DAYS },
  );

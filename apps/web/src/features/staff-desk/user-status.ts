import { t } from "../../lib/i18n.ts";

export const statusLooks = () =>
  ({
    active: [t("Active"), "ok"],
    inactive: [t("Inactive"), "plain"],
    suspended: [t("Suspended"), "bad"],
  }) as const;

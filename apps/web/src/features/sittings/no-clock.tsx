import { t } from "../../lib/i18n.ts";

export const NoClock = () => <span className="px-2 text-sm text-muted">{t("No time limit")}</span>;

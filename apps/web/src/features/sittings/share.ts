import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";

export const shareText = (title: string, score: number): string =>
  t("I scored {score}% in {title} on {site}.", { score, title, site: config.site_name });

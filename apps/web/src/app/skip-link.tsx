import { t } from "../lib/i18n.ts";

export function SkipLink() {
  return (
    <a className="skip" href="#main">
      {t("Skip to content")}
    </a>
  );
}

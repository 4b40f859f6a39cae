import { Moon } from "lucide-react";
import { useSyncExternalStore } from "react";
import { t } from "../lib/i18n.ts";
import { isDark, onPreferenceChange } from "../lib/preferences.ts";

/** One listener on the page handles its click. It also works on pages without React. */
export function ThemeToggle({ className = "btn btn-quiet btn-icon", words = false }) {
  const dark = useSyncExternalStore(onPreferenceChange, isDark, () => false);
  return (
    <button
      type="button"
      className={className}
      data-theme-toggle=""
      aria-pressed={dark}
      aria-label={words ? undefined : t("Dark mode")}
    >
      <Moon className={words ? "icon" : undefined} aria-hidden="true" />
      {words && t("Dark mode")}
    </button>
  );
}

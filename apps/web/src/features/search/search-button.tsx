import { Search } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { buttonClass } from "../../ui/button.tsx";
import { openSearch } from "./search-open.ts";

/** The way to the search from the bars; beside its name stands the key that opens it too. */
export function SearchButton({ words = false }: { words?: boolean }) {
  return (
    <button
      type="button"
      className={words ? "nav-item" : buttonClass({ tone: "quiet", icon: true })}
      aria-label={words ? undefined : t("Search")}
      aria-keyshortcuts="/"
      onClick={() => openSearch(true)}
    >
      <Search className={words ? "icon" : undefined} aria-hidden="true" />
      {words && t("Search")}
      {words && (
        <span className="ml-auto text-sm" aria-hidden="true">
          /
        </span>
      )}
    </button>
  );
}

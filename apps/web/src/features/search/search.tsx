import { Search } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { t } from "../../lib/i18n.ts";
import { buttonClass } from "../../ui/button.tsx";
import { lazyWithRetry, MountOnce } from "../../ui/lazy-with-retry.tsx";
import { onSearchChange, openBySlash, openSearch, searchIsOpen } from "./search-open.ts";

const SearchDialog = lazyWithRetry(async () => (await import("./search-dialog.tsx")).SearchDialog);

/** The search button in the bars. Beside its name is the key that also opens it. */
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

/** The one box opened by all buttons and the key. */
export function SearchHost() {
  const open = useSyncExternalStore(onSearchChange, searchIsOpen);
  useEffect(() => {
    document.addEventListener("keydown", openBySlash);
    return () => document.removeEventListener("keydown", openBySlash);
  }, []);
  return (
    <MountOnce wanted={open}>
      <SearchDialog />
    </MountOnce>
  );
}

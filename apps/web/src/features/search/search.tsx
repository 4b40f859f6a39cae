import { Search } from "lucide-react";
import { useEffect, useSyncExternalStore } from "react";
import { t } from "../../lib/i18n.ts";
import { buttonClass } from "../../ui/button.tsx";
import { lazyWithRetry, MountOnce } from "../../ui/lazy-with-retry.tsx";
import { onSearchChange, openBySlash, openSearch, searchIsOpen } from "./search-open.ts";

const SearchDialog = lazyWithRetry(async () => (await import("./search-dialog.tsx")).SearchDialog);

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

/** The one box that all buttons lead to, and the key. */
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

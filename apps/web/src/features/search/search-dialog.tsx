import { MAX_SEARCH, MIN_SEARCH, search } from "@sabiprep/contract";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { CircleAlert } from "lucide-react";
import { type KeyboardEvent, useEffect, useId, useState, useSyncExternalStore } from "react";
import { useNavigate } from "react-router";
import { t } from "../../lib/i18n.ts";
import { read } from "../../lib/query.ts";
import { isTransient } from "../../lib/transient.ts";
import { Banner } from "../../ui/banner.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { type Hit, hitsOf } from "./hits.ts";
import { onSearchChange, openSearch, searchIsOpen } from "./search-open.ts";
import { SearchResults } from "./search-results.tsx";
import "./search.css";

export function SearchDialog() {
  const open = useSyncExternalStore(onSearchChange, searchIsOpen);
  return (
    <Dialog open={open} onClose={() => openSearch(false)} title={t("Search")}>
      <SearchBox />
    </Dialog>
  );
}

/** For fast typing there is one search, when the typing pauses. */
const REST_MS = 180;

function useRested(typed: string): string {
  const [rested, setRested] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setRested(typed), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return rested;
}

/** A box with a list below it. The arrow keys move through the list during typing, and Enter opens the current item. */
function SearchBox() {
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const words = useRested(typed.trim());
  const wanted = words.length >= MIN_SEARCH;
  const found = useQuery({
    ...read(search.find, { words }),
    enabled: wanted,
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const groups = wanted && found.data ? hitsOf(found.data) : [];
  const hits = groups.flatMap(({ hits }) => hits);
  const listId = useId();
  const navigate = useNavigate();
  const current = hits[Math.min(at, hits.length - 1)];

  function go({ to }: Hit) {
    openSearch(false);
    void navigate(to);
  }

  function onKeyDown(event: KeyboardEvent) {
    const steps: Partial<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };
    const step = steps[event.key];
    if ((!step && event.key !== "Enter") || !current) return;
    // The closing dialog returns the focus to the button that opened it, and Enter must not press that.
    event.preventDefault();
    if (!step) return go(current);
    setAt((Math.min(at, hits.length - 1) + step + hits.length) % hits.length);
  }

  return (
    <div className="stack gap-4">
      <input
        // React sets the focus before the dialog opens, but the browser reads the attribute when it does.
        ref={(input) => input?.setAttribute("autofocus", "")}
        className="input"
        // Not "search": there, Escape would empty the box before it closes the dialog.
        type="text"
        inputMode="search"
        role="combobox"
        aria-label={t("Search")}
        aria-autocomplete="list"
        aria-expanded={hits.length > 0}
        aria-controls={listId}
        aria-activedescendant={current?.id}
        autoComplete="off"
        enterKeyHint="go"
        maxLength={MAX_SEARCH}
        placeholder={t("Subject, topic or words from a question")}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div className="search-room">
        <SearchResults id={listId} groups={groups} current={current} onChoose={go} />
        {wanted && found.isError && (
          <Banner tone={isTransient(found.error) ? "mid" : "bad"} icon={CircleAlert} role="alert">
            {found.error.message}
          </Banner>
        )}
        {!wanted && (
          <p className="text-muted">
            {t("Search subjects, topics, lessons, notes, and questions from tests you have finished.")}
          </p>
        )}
        <p role="status" className={hits.length > 0 ? "sr-only" : undefined}>
          {wanted && found.data && !found.isPlaceholderData && told(hits.length, words)}
        </p>
      </div>
    </div>
  );
}

const told = (hits: number, words: string): string =>
  hits > 0
    ? t("{n, plural, one {# result} other {# results}}", { n: hits })
    : t("No results for “{words}”. Try fewer words or check the spelling.", { words });

import { useEffect } from "react";
import { t } from "../../lib/i18n.ts";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import type { Hit, HitGroup } from "./hits.ts";

interface SearchResultsProps {
  id: string;
  groups: readonly HitGroup[];
  /** The item that Enter opens. */
  current: Hit | undefined;
  onChoose: (hit: Hit) => void;
}

export function SearchResults({ id, groups, current, onChoose }: SearchResultsProps) {
  useEffect(() => {
    if (current) document.getElementById(current.id)?.scrollIntoView({ block: "nearest" });
  }, [current]);
  return (
    <div id={id} role="listbox" aria-label={t("Results")} className="stack gap-4 empty:hidden">
      {groups.map(({ label, hits }) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox.
        <div key={label} role="group" aria-label={label}>
          <p className="text-sm font-bold text-muted" aria-hidden="true">
            {label}
          </p>
          {hits.map((hit) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: the box above has the focus and the keys.
            <div
              key={hit.id}
              id={hit.id}
              role="option"
              className="search-hit"
              aria-selected={hit.id === current?.id}
              onClick={() => onChoose(hit)}
            >
              <hit.icon className="icon" aria-hidden="true" />
              <div className="min-w-0">
                {hit.isMarkup ? (
                  <StoredMarkup className="search-words" markup={hit.name} />
                ) : (
                  <span className="search-words">{hit.name}</span>
                )}
                <span className="block text-sm text-muted">{hit.where}</span>
              </div>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

import type { StaffQuestion } from "@sabiprep/contract";
import { LayoutList, Rows3 } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { Button } from "../../ui/button.tsx";
import { figure } from "./question-words.ts";

interface ListToolsProps {
  items: StaffQuestion[];
  chosen: ReadonlySet<string>;
  total: number;
  orMore: boolean;
  allFound: boolean;
  /** Starts at 1. */
  page: number;
  pages: number;
  isSearched: boolean;
  /** No question matches the full search. */
  closest: boolean;
  onChoose: (ids: string[], on: boolean) => void;
  onChooseAll: () => void;
  isDense: boolean;
  onDense: (dense: boolean) => void;
}

/** Above the list: selects the page or everything found, and sets how much of each question is shown. */
export function ListTools(props: ListToolsProps) {
  const { items, chosen, total, orMore, allFound, onChoose, onChooseAll, isDense, onDense } = props;
  const { page, pages, isSearched, closest } = props;
  const ids = items.map(({ id }) => id);
  const isPage = allFound || ids.every((id) => chosen.has(id));
  const count = orMore ? `${figure(total)}+` : figure(total);
  return (
    <div className="row justify-between">
      <div className="row">
        <label className="check">
          <input type="checkbox" checked={isPage} onChange={(event) => onChoose(ids, event.target.checked)} />
          <span>{t("Select this page")}</span>
        </label>
        <b className="num text-sm" role="status">
          {closest
            ? t("No question has all of these words. These come closest.")
            : orMore
              ? t("{total}+ questions", { total: figure(total) })
              : t("{n, plural, one {# question} other {# questions}}", { n: total })}
        </b>
        {!closest && (
          <span className="num text-sm text-muted">
            {orMore ? t("Page {page}", { page }) : t("Page {page} of {pages}", { page, pages: figure(pages) })},{" "}
            {isSearched ? t("best match first") : t("newest first")}
          </span>
        )}
        {isPage && !closest && !allFound && (orMore || total > ids.length) && (
          <Button tone="plain" onClick={onChooseAll}>
            {t("Select all {count} results", { count })}
          </Button>
        )}
        {allFound && <b className="num text-sm">{t("All {count} results are selected", { count })}</b>}
      </div>
      <Button tone="quiet" aria-pressed={!isDense} onClick={() => onDense(!isDense)}>
        {isDense ? <LayoutList className="icon" aria-hidden="true" /> : <Rows3 className="icon" aria-hidden="true" />}
        {isDense ? t("Show as cards") : t("Show as a compact list")}
      </Button>
    </div>
  );
}

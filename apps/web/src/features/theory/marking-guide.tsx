import type { MarkingTask, TheoryAttemptTicks } from "@sabiprep/contract";
import { MessageSquare } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { AtomNotes } from "./guide-form.tsx";
import { isTicked, type MarkRow, ROWS_AT_ONCE, toggle, withLevel } from "./marking-rows.ts";
import { marksText } from "./question-paper.tsx";

interface MarkingGuideProps {
  task: MarkingTask;
  rows: readonly MarkRow[];
  /** The first row that has a key. */
  from: number;
  ticks: TheoryAttemptTicks;
  onTick: (ticks: TheoryAttemptTicks) => void;
  comments: Record<string, string>;
  onComment: (atom: string, text: string | null) => void;
}

/** Each mark with its number, what earns it, and what earlier markers ticked, if this marker may see it. */
export function MarkingGuide({ task, rows, from, ticks, onTick, comments, onComment }: MarkingGuideProps) {
  return (
    <ol className="marking-rows">
      {rows.map((row, at) => {
        const number = at >= from && at < from + ROWS_AT_ONCE ? at - from + 1 : null;
        const marks = row.atom?.marks ?? row.deduction?.marks ?? 0;
        const comment = row.atom ? comments[row.atom.id] : undefined;
        return (
          <li key={row.key} className="marking-row" data-ticked={isTicked(ticks, row)}>
            {row.part && <p className="font-bold">{row.part}</p>}
            <div className="marking-line">
              <kbd>{number ?? ""}</kbd>
              {row.atom?.kind === "band" ? (
                <Levels row={row} ticks={ticks} onTick={onTick} />
              ) : (
                <label className="tap-row">
                  <input type="checkbox" checked={isTicked(ticks, row)} onChange={() => onTick(toggle(ticks, row))} />
                  <span>
                    <b className="theory-atom-id">{row.atom?.id ?? t("Taken off")}</b>{" "}
                    <StoredMarkup inline markup={row.atom?.html ?? row.deduction?.html ?? ""} />{" "}
                    <span className="num text-sm text-muted">
                      {row.deduction ? "−" : ""}
                      {marksText(marks)}
                    </span>
                  </span>
                </label>
              )}
              {row.atom && (
                <button
                  type="button"
                  className="marking-comment"
                  aria-label={t("Comment on {mark}", { mark: row.atom.id })}
                  aria-expanded={comment !== undefined}
                  onClick={() => onComment(row.atom!.id, comment === undefined ? "" : null)}
                >
                  <MessageSquare className="icon" aria-hidden="true" />
                </button>
              )}
            </div>
            <Earlier task={task} row={row} />
            {row.atom && (
              <details className="marking-notes">
                <summary>{t("What counts")}</summary>
                <AtomNotes atom={row.atom} />
              </details>
            )}
            {row.atom && comment !== undefined && (
              <input
                className="input"
                value={comment}
                maxLength={500}
                aria-label={t("Comment for the student on {mark}", { mark: row.atom.id })}
                onChange={({ target }) => onComment(row.atom!.id, target.value)}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

function Levels({ row: { atom }, ticks, onTick }: { row: MarkRow } & Pick<MarkingGuideProps, "ticks" | "onTick">) {
  if (!atom) return null;
  return (
    <fieldset className="stack gap-1">
      <legend>
        <b className="theory-atom-id">{atom.id}</b> <StoredMarkup inline markup={atom.html} />
      </legend>
      {atom.bands.map(({ marks, html }) => (
        <label key={marks} className="tap-row">
          <input
            type="radio"
            name={`level-${atom.id}`}
            checked={ticks.bands[atom.id] === marks}
            onChange={() => onTick(withLevel(ticks, atom.id, marks))}
          />
          <span>
            <b className="num">{marks}</b> <StoredMarkup inline markup={html} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** For a moderator and for a query: what was ticked before. */
function Earlier({ task, row }: { task: MarkingTask; row: MarkRow }) {
  if (task.earlier.length === 0) return null;
  const said = task.earlier.map(({ ticks }) => {
    const level = row.atom ? ticks.bands[row.atom.id] : undefined;
    return level === undefined ? (isTicked(ticks, row) ? t("Yes") : t("No")) : String(level);
  });
  const differ = new Set(said).size > 1;
  return (
    <p className="text-sm" data-differ={differ}>
      {said.map((one, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the markers have no other name here.
        <span key={at} className={differ ? "chip chip-mid" : "chip"}>
          {t("Marker {n}: {said}", { n: at + 1, said: one })}
        </span>
      ))}
    </p>
  );
}

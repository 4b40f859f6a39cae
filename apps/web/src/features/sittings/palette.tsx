import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import { t } from "../../lib/i18n.ts";
import { isAnswered, mayGo, replyTo, type TestRun } from "./test-run.ts";

/** With more questions, the numbers beside the question are smaller. */
const LONG = 25;

interface PaletteProps {
  run: TestRun;
  label: string;
  /** The shown part of the paper. Its numbers start at 1. */
  from: number;
  count: number;
  onGo: (to: number) => void;
}

export function Palette({ run, label, from, count, onGo }: PaletteProps) {
  const palette = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the question one is at is kept in sight when it changes.
  useEffect(() => {
    const here = palette.current?.querySelector<HTMLElement>("[aria-current]");
    if (here && palette.current) palette.current.scrollTop = here.offsetTop - palette.current.clientHeight / 2;
  }, [run.at]);

  return (
    <nav ref={palette} className={clsx("palette", count > LONG && "palette-long")} aria-label={label}>
      {run.questions.slice(from, from + count).map((question, place) => {
        const at = from + place;
        const { flagged, shown_at } = replyTo(run, question);
        const done = isAnswered(run, at);
        const here = run.stage === "question" && at === run.at;
        const state = done ? t("answered") : shown_at || here ? t("seen, not answered") : t("not seen");
        return (
          <button
            key={question.uuid}
            type="button"
            className={clsx("cell", done ? "cell-done" : (shown_at || here) && "cell-seen", flagged && "cell-flag")}
            aria-current={here ? "true" : undefined}
            aria-label={`${t("Question {n}: {state}", { n: place + 1, state })}${flagged ? `, ${t("flagged")}` : ""}`}
            disabled={!mayGo(run, at)}
            onClick={() => onGo(at)}
          >
            {place + 1}
          </button>
        );
      })}
    </nav>
  );
}

export function PaletteLegend() {
  return (
    <ul className="legend">
      <li>
        <span className="cell cell-done" aria-hidden="true" />
        {t("Answered")}
      </li>
      <li>
        <span className="cell cell-seen" aria-hidden="true" />
        {t("Seen")}
      </li>
      <li>
        <span className="cell" aria-hidden="true" />
        {t("Not seen")}
      </li>
      <li>
        <span className="cell cell-seen cell-flag" aria-hidden="true" />
        {t("Flagged")}
      </li>
    </ul>
  );
}

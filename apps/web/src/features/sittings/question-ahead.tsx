import { t } from "../../lib/i18n.ts";
import { TestFrame } from "./test-frame.tsx";

/**
 * As the page shows a test before the app is there: src/first-paint.ts writes the words, and until then nothing of it is seen.
 * It is for the eyes alone: nothing in it can be pressed, and what reads out would begin again with the app.
 */
export function QuestionAhead() {
  return (
    <div className="question-ahead" aria-hidden="true">
      <TestFrame title={"\u00a0"} line={"\u00a0"} number={t("Question {n} of {total}", { n: "{n}", total: "{total}" })}>
        <div className="stack gap-5">
          <details className="card passage-above" open>
            <summary id="ahead-passage-title" className="font-bold" />
            <div id="ahead-passage" className="stored question mt-3" />
          </details>
          <div className="card ask">
            <div id="ahead-question" className="stored question" />
          </div>
        </div>
      </TestFrame>
    </div>
  );
}

import { t } from "../../lib/i18n.ts";
import { TestFrame } from "./test-frame.tsx";

/**
 * The prerendered test. src/first-paint.ts writes the words, and until then nothing of it is visible. It is only
 * visual: nothing in it can be pressed, and a screen reader would have to start again when the app is loaded.
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

import { useReducer } from "react";
import { t, translateServerText } from "../../lib/i18n.ts";
import { usePageTitle } from "../../lib/page-title.ts";
import { NoClock } from "./no-clock.tsx";
import { paperLine } from "./paper-line.ts";
import { NEXT, type ShownFirst } from "./pending-test.ts";
import { QuestionPanel } from "./question-panel.tsx";
import { bufferInput } from "./start-pending.ts";
import { TestFrame } from "./test-frame.tsx";
import { startRun, stepRun, type TestRun, type TestStep } from "./test-run.ts";
import { useTestKeys } from "./use-test-keys.ts";

/** Its key is not loaded yet, so for now it is shown as in an exam. */
const runOf = ({ question }: ShownFirst): TestRun =>
  startRun({ mode: "exam", questions: [question], replies: {}, showAnswers: false, at: 0 });

/**
 * The first question of a test that is still loading. The options pressed here, and the key for the next question, are
 * passed to the test.
 */
export function PendingQuestion({ first, pressed }: { first: ShownFirst; pressed: string[] }) {
  const { session } = first;
  const [run, step] = useReducer(stepRun, first, (first) =>
    pressed
      .filter((key) => key !== NEXT)
      .reduce((run, letter) => stepRun(run, { type: "choose", letter, now: "" }), runOf(first)),
  );
  const choose = (taken: TestStep) => {
    // The next question is not loaded yet. It opens as soon as it is.
    if (taken.type === "next") bufferInput(NEXT);
    if (taken.type !== "choose") return;
    bufferInput(taken.letter);
    step(taken);
  };
  const now = () => "";
  useTestKeys({ run, step: choose, now }, null);
  usePageTitle(translateServerText(session.title));
  return (
    <TestFrame
      title={translateServerText(session.title)}
      line={paperLine(session)}
      clock={<NoClock />}
      number={t("Question {n} of {total}", { n: 1, total: session.sections[0]!.count })}
    >
      <QuestionPanel run={run} step={choose} now={now} />
    </TestFrame>
  );
}

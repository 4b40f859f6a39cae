// Practice only: help before an answer. The code is loaded when the question is shown, together with all hints of the
// test.
import { Lightbulb } from "lucide-react";
import { useEffect, useRef } from "react";
import { t } from "../../lib/i18n.ts";
import { ReadAbout } from "../../pieces/answer-panel.tsx";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { Button } from "../../ui/button.tsx";
import { useLessons } from "./lessons.ts";
import type { OpenTest } from "./open-test.ts";
import type { RunningTest } from "./running-test.ts";
import { questionAt, replyTo } from "./test-run.ts";

interface HintProps {
  test: OpenTest;
  running: RunningTest;
}

/** The idea of the question. If it has none, one wrong option is removed. */
export function HintButton({ test, running: { run, step } }: HintProps) {
  const { guideOf } = useLessons(test.session, true);
  const guide = guideOf(questionAt(run));
  if (!guide?.hint && !guide?.rule_out) return null;
  return (
    <Button tone="quiet" onClick={() => step({ type: "hint", rulesOut: guide.rule_out ?? undefined })}>
      <Lightbulb className="icon" aria-hidden="true" />
      {guide.hint ? t("Hint") : t("Rule out one wrong answer")}
    </Button>
  );
}

export function HintText({ test, running: { run, step } }: HintProps) {
  const box = useRef<HTMLElement>(null);
  const question = questionAt(run);
  const { ruledOut } = replyTo(run, question);
  const { guideOf, lessonOf } = useLessons(test.session, true);
  const { hint = null, rule_out = null } = guideOf(question) ?? {};
  const lesson = lessonOf(question, run.at);
  const shown = hint !== null || rule_out !== null;
  useEffect(() => {
    if (shown) box.current?.scrollIntoView({ block: "nearest" });
  }, [shown]);
  // After a reload a test knows only that a hint was used.
  useEffect(() => {
    if (rule_out && !ruledOut) step({ type: "hint", rulesOut: rule_out });
  }, [rule_out, ruledOut, step]);
  if (!shown) return null;
  return (
    <section ref={box} className="card stack gap-2" aria-label={t("Hint")} aria-live="polite">
      {hint ? (
        <StoredMarkup markup={hint} />
      ) : (
        <p>{t("{letter} is wrong. Choose from the other answers.", { letter: rule_out ?? "" })}</p>
      )}
      {lesson && <ReadAbout lesson={lesson} topic={question.topic} />}
    </section>
  );
}

// Practice alone: what to think of before answering. The code comes when the question stands, and so do the hints of the whole test.
import { Lightbulb } from "lucide-react";
import { useEffect, useRef } from "react";
import { t } from "../../lib/i18n.ts";
import { ReadAbout } from "../../pieces/answer-panel.tsx";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { Button } from "../../ui/button.tsx";
import { useLessons } from "./lessons.ts";
import type { OpenTest } from "./open-test.ts";
import type { RunningTest } from "./running-test.ts";
import { questionAt } from "./test-run.ts";

interface HintProps {
  test: OpenTest;
  running: RunningTest;
}

export function HintButton({ test, running: { run, step } }: HintProps) {
  const { guideOf } = useLessons(test.session, true);
  if (!guideOf(questionAt(run))?.hint) return null;
  return (
    <Button tone="quiet" onClick={() => step({ type: "hint" })}>
      <Lightbulb className="icon" aria-hidden="true" />
      {t("Hint")}
    </Button>
  );
}

export function HintText({ test, running: { run } }: HintProps) {
  const box = useRef<HTMLElement>(null);
  const question = questionAt(run);
  const { guideOf, lessonOf } = useLessons(test.session, true);
  const hint = guideOf(question)?.hint ?? null;
  const lesson = lessonOf(question, run.at);
  const shown = hint !== null;
  useEffect(() => {
    if (shown) box.current?.scrollIntoView({ block: "nearest" });
  }, [shown]);
  if (!hint) return null;
  return (
    <section ref={box} className="card stack gap-2" aria-label={t("Hint")} aria-live="polite">
      <StoredMarkup markup={hint} />
      {lesson && <ReadAbout lesson={lesson} topic={question.topic} />}
    </section>
  );
}

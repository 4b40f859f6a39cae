import { ArrowRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { t } from "../../lib/i18n.ts";
import { AnswerOptions, Explanation, QuestionBody } from "../../pieces/question.tsx";
import { Button } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import type { TryRun, TryStep } from "./try-run.ts";

export function TryQuestion({ run, onStep }: { run: TryRun; onStep: (step: TryStep) => void }) {
  const question = run.questions[run.at]!;
  const chosen = run.chosen[question.uuid] ?? null;
  const total = run.questions.length;
  const heading = useRef<HTMLHeadingElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new question is read out from its heading.
  useEffect(() => heading.current?.focus(), [run.at]);

  return (
    <div className="stack gap-5">
      <div className="stack gap-2">
        <h1 ref={heading} tabIndex={-1} className="num text-xl">
          {t("Question {n} of {total}", { n: run.at + 1, total })}
        </h1>
        <ProgressBar
          value={(Object.keys(run.chosen).length / total) * 100}
          label={t("{n} of {total} answered", { n: Object.keys(run.chosen).length, total })}
        />
        {question.topic && <p className="text-sm text-muted">{question.topic}</p>}
      </div>
      <QuestionBody question={question} />
      <AnswerOptions
        key={question.uuid}
        question={question}
        chosen={chosen}
        marked={chosen !== null}
        onChoose={(letter) => onStep({ type: "choose", letter })}
      />
      <div role="status" className="stack">
        {chosen && (
          <>
            <p className="sr-only">
              {chosen === question.correct_answer
                ? t("Correct")
                : t("Not quite. The answer is {letter}.", { letter: question.correct_answer ?? "" })}
            </p>
            <Explanation question={question} chosen={chosen} />
          </>
        )}
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-sm text-muted">{chosen ? "" : t("Choose an answer to continue.")}</p>
        <Button disabled={!chosen} onClick={() => onStep({ type: "next" })}>
          {run.at + 1 === total ? t("See your score") : t("Next")}
          <ArrowRight className="icon" aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}

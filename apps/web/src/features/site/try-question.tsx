import { ArrowRight } from "lucide-react";
import { useEffect, useRef } from "react";
import { t } from "../../lib/i18n.ts";
import { AnswerPanel } from "../../pieces/answer-panel.tsx";
import { AnswerOptions, QuestionBody } from "../../pieces/question.tsx";
import { Button } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/progress-bar.tsx";
import type { TryRun, TryStep } from "./try-run.ts";

interface TryQuestionProps {
  run: TryRun;
  subject: string | null;
  onStep: (step: TryStep) => void;
}

export function TryQuestion({ run, subject, onStep }: TryQuestionProps) {
  const question = run.questions[run.at]!;
  const chosen = run.chosen[question.uuid] ?? null;
  const total = run.questions.length;
  const heading = useRef<HTMLHeadingElement>(null);
  const about = [subject, question.topic].filter((part) => part !== null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new question begins at its top and is read out from its heading.
  useEffect(() => {
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "start" });
  }, [run.at]);

  return (
    <div className="stack gap-5">
      <div className="stack gap-2">
        <h1 ref={heading} tabIndex={-1} className="num scroll-mt-4 text-xl">
          {t("Question {n} of {total}", { n: run.at + 1, total })}
        </h1>
        <ProgressBar
          value={(Object.keys(run.chosen).length / total) * 100}
          label={t("{n} of {total} answered", { n: Object.keys(run.chosen).length, total })}
        />
        {about.length > 0 && <p className="text-sm text-muted">{about.join(" · ")}</p>}
      </div>
      <QuestionBody question={question} />
      <AnswerOptions
        key={question.uuid}
        question={question}
        chosen={chosen}
        marked={chosen !== null}
        onChoose={(letter) => onStep({ type: "choose", letter })}
      />
      {chosen === null && <p className="text-sm text-muted">{t("Choose an answer to continue.")}</p>}
      {chosen !== null && (
        <AnswerPanel
          question={question}
          chosen={chosen}
          lesson={null}
          foot={
            <Button large onClick={() => onStep({ type: "next" })}>
              {run.at + 1 === total ? t("See your score") : t("Continue")}
              <ArrowRight className="icon" aria-hidden="true" />
            </Button>
          }
        />
      )}
    </div>
  );
}

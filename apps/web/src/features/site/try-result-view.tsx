import { commentOn } from "@sabiprep/exam";
import { Check, RotateCcw, X } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { keepTryResult } from "../../answers/kept-try-result.ts";
import { t, translateServerText } from "../../lib/i18n.ts";
import { paths } from "../../lib/paths.ts";
import { AnswerOptions, Explanation, QuestionBody } from "../../pieces/question.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { Scene } from "../../ui/scene.tsx";
import { resultOf, type TryRun } from "./try-run.ts";

const PATH = "M800 300l28 26c46-4 36-48 84-56s62 2 84-20 22-30 56-40";

export function TryResultView({ run, onAgain }: { run: TryRun; onAgain: () => void }) {
  const result = useMemo(() => resultOf(run, new Date()), [run]);
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    keepTryResult(result);
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [result]);

  const missed = run.questions.filter(({ uuid, correct_answer }) => run.chosen[uuid] !== correct_answer);
  return (
    <div className="stack gap-6">
      <section className="hero hero-card-alone card deep stack gap-4 p-6">
        <Scene path={PATH} />
        <div className="stack relative gap-2">
          <h1 ref={heading} tabIndex={-1} className="num text-display">
            {result.score}%
          </h1>
          <p className="text-2xl font-extrabold">{translateServerText(commentOn(result.score))}</p>
          <div className="row gap-2">
            <Chip tone="shade" icon={Check}>
              {t("{n} right", { n: result.correct })}
            </Chip>
            <Chip tone="shade" icon={X}>
              {t("{n} wrong", { n: result.total - result.correct })}
            </Chip>
          </div>
        </div>
        <div className="stack relative gap-3">
          <p className="max-w-[44ch] text-on-deep-2">
            {t("Create a free account to save this result. No credit card is required.")}
          </p>
          <div className="row">
            <ButtonLink tone="sun" large href={paths.register}>
              {t("Create Free Account")}
            </ButtonLink>
          </div>
        </div>
      </section>
      <div className="row justify-between">
        <p className="text-sm text-muted">{t("Your result is saved on this device.")}</p>
        <Button tone="plain" onClick={onAgain}>
          <RotateCcw className="icon" aria-hidden="true" />
          {t("Try again")}
        </Button>
      </div>
      {missed.length > 0 && (
        <section className="stack gap-6">
          <h2>{t("Review the ones you missed")}</h2>
          {missed.map((question) => (
            <article key={question.uuid} className="card stack">
              <QuestionBody question={question} />
              <AnswerOptions
                question={question}
                chosen={run.chosen[question.uuid] ?? null}
                marked
                onChoose={() => {}}
              />
              <Explanation question={question} chosen={run.chosen[question.uuid] ?? null} />
            </article>
          ))}
        </section>
      )}
    </div>
  );
}

import type { CandidateQuestion } from "@sabiprep/contract";
import { pressed } from "@sabiprep/exam";
import { clsx } from "clsx";
import { ArrowLeft, ArrowRight } from "lucide-react";
import { useState } from "react";
import { t } from "../lib/i18n.ts";
import { Button } from "../ui/button.tsx";
import { AnswerOptions, Explanation, isRight, QuestionBody } from "./question.tsx";
import "../styles/question.css";

interface QuestionWalkProps {
  questions: readonly CandidateQuestion[];
  /** Whether the correct answers are known and can be shown. */
  answers?: boolean;
}

/** Questions one by one, as a candidate sees them. Nothing is saved and nobody is graded. */
export function QuestionWalk({ questions, answers = true }: QuestionWalkProps) {
  const [at, setAt] = useState(0);
  const [chosen, setChosen] = useState<Record<string, string | null>>({});
  const [marked, setMarked] = useState(false);
  const question = questions[at]!;
  const right = questions.filter((question) => isRight(question, chosen[question.uuid] ?? null)).length;
  return (
    <div className="stack gap-5">
      <nav className="flex flex-wrap gap-1" aria-label={t("Questions")}>
        {questions.map(({ uuid }, no) => (
          <button
            key={uuid}
            type="button"
            className={clsx("pick num", no === at && "border-brand bg-brand-tint text-brand-ink")}
            aria-current={no === at ? "step" : undefined}
            aria-label={chosen[uuid] ? t("Question {n}, answered", { n: no + 1 }) : t("Question {n}", { n: no + 1 })}
            onClick={() => setAt(no)}
          >
            {no + 1}
          </button>
        ))}
      </nav>
      <section className="card stack gap-5" aria-label={t("Question {n}", { n: at + 1 })}>
        <b className="num text-sm text-muted">{t("Question {n} of {total}", { n: at + 1, total: questions.length })}</b>
        <QuestionBody question={question} />
        <AnswerOptions
          key={question.uuid}
          question={question}
          chosen={chosen[question.uuid] ?? null}
          marked={marked}
          onChoose={(letter) => {
            const after = pressed(chosen[question.uuid] ?? null, letter, question.choose !== undefined);
            setChosen({ ...chosen, [question.uuid]: after });
          }}
        />
        {marked && <Explanation question={question} chosen={chosen[question.uuid] ?? null} />}
      </section>
      <div className="row justify-between">
        <div className="row">
          <Button tone="plain" disabled={at === 0} onClick={() => setAt(at - 1)}>
            <ArrowLeft className="icon" aria-hidden="true" />
            {t("Previous")}
          </Button>
          <Button tone="plain" disabled={at === questions.length - 1} onClick={() => setAt(at + 1)}>
            {t("Next")}
            <ArrowRight className="icon" aria-hidden="true" />
          </Button>
        </div>
        <span className="row">
          {marked && (
            <b className="num" role="status">
              {t("{right} of {total} correct", { right, total: questions.length })}
            </b>
          )}
          {answers && (
            <Button onClick={() => setMarked(!marked)}>{marked ? t("Hide the answers") : t("Show the answers")}</Button>
          )}
        </span>
      </div>
    </div>
  );
}

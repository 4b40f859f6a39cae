import type { CandidateQuestion, Lesson } from "@sabiprep/contract";
import { ArrowDown, Check, Clock, Minus, Printer, X } from "lucide-react";
import { useState } from "react";
import { flushSync } from "react-dom";
import { contentLanguage } from "../../lib/content-language.ts";
import { t } from "../../lib/i18n.ts";
import { ReadAbout } from "../../pieces/answer-panel.tsx";
import { AnswerOptions, Explanation, Instruction } from "../../pieces/question.tsx";
import { QuestionActions } from "../../pieces/question-actions.tsx";
import { QuestionPicture } from "../../pieces/question-picture.tsx";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { useLessons } from "./lessons.ts";
import type { Review } from "./outcome.ts";

type ReviewRow = Review["review"][number];
type Show = "all" | "wrong" | "skipped";

const isSkipped = ({ selected_option, is_correct }: ReviewRow) => selected_option === null && !is_correct;
const isWrong = (one: ReviewRow) => one.is_correct === false && !isSkipped(one);
const fits: Record<Show, (one: ReviewRow) => boolean> = { all: () => true, wrong: isWrong, skipped: isSkipped };

/** Every question again, with the chosen answer, the correct answer and the explanation. */
export function ReviewList({ outcome, onChallenge }: { outcome: Review; onChallenge: (() => void) | null }) {
  const { exams, review, session } = outcome;
  const [show, setShow] = useState<Show>(review.some(isWrong) ? "wrong" : "all");
  const [print, setPrint] = useState<"review" | "paper" | null>(null);
  const questions = new Map(exams.map((question) => [question.uuid, question]));
  const { lessonOf } = useLessons(session, true);
  const count = (which: Show) => review.filter(fits[which]).length;

  function printAs(what: "review" | "paper") {
    // The full paper must be rendered before the browser prints it.
    flushSync(() => {
      setShow("all");
      setPrint(what);
    });
    window.print();
  }

  return (
    <section className="stack" id="review" aria-labelledby="review-title" data-print={print ?? undefined}>
      <div className="row justify-between">
        <h2 id="review-title">{t("Review")}</h2>
        <div className="no-print row gap-1">
          {onChallenge && (
            <Button tone="quiet" onClick={onChallenge}>
              {t("Challenge a friend")}
            </Button>
          )}
          <Button tone="quiet" onClick={() => printAs("review")}>
            <Printer className="icon" aria-hidden="true" />
            {t("Print review")}
          </Button>
          <Button tone="quiet" onClick={() => printAs("paper")}>
            {t("Print the question paper")}
          </Button>
        </div>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of filters. */}
      <div className="no-print row gap-2" role="group" aria-label={t("Show")}>
        {(
          [
            ["all", t("All {n}", { n: count("all") })],
            ["wrong", t("Wrong {n}", { n: count("wrong") })],
            ["skipped", t("Skipped {n}", { n: count("skipped") })],
          ] as const
        ).map(([which, label]) => (
          <button
            key={which}
            type="button"
            className="pick num"
            aria-pressed={show === which}
            onClick={() => setShow(which)}
          >
            {label}
          </button>
        ))}
      </div>
      {count(show) === 0 && <p className="text-muted">{t("None. Well done.")}</p>}
      {review.map((one, at) => {
        const question = questions.get(one.question_id);
        if (!question || !fits[show](one)) return null;
        const before = questions.get(review[at - 1]?.question_id ?? "")?.passage?.uuid;
        return (
          <ReviewedQuestion
            key={one.question_id}
            n={at + 1}
            question={question}
            reviewed={one}
            sessionId={session.uuid}
            printing={print !== null}
            repeatsPassage={question.passage?.uuid === before}
            lesson={one.is_correct === null ? null : lessonOf(question, at)}
            next={show === "wrong" ? review.findIndex((other, place) => place > at && isWrong(other)) + 1 : 0}
          />
        );
      })}
    </section>
  );
}

interface ReviewedQuestionProps {
  n: number;
  question: CandidateQuestion;
  reviewed: ReviewRow;
  sessionId: string;
  printing: boolean;
  /** The question before has the same passage, so it is printed once. */
  repeatsPassage: boolean;
  lesson: Lesson | null;
  /** The number of the next mistake. 0 if there is none. */
  next: number;
}

function ReviewedQuestion(props: ReviewedQuestionProps) {
  const { n, question, reviewed, sessionId, printing, repeatsPassage, lesson, next } = props;
  const { passage } = question;
  const goTo = (n: number) => {
    const heading = document.getElementById(`reviewed-${n}`);
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  };
  return (
    <article className="card stack gap-5 reviewed" aria-labelledby={`reviewed-${n}`}>
      <div className="row justify-between gap-2">
        <h3 id={`reviewed-${n}`} className="min-w-0 flex-[1_1_10rem]" tabIndex={-1}>
          {t("Question {n}", { n })}
          {question.topic && <span className="font-semibold text-muted"> · {question.topic}</span>}
        </h3>
        <Verdict reviewed={reviewed} />
      </div>
      {passage && (
        <details
          key={String(printing)}
          open={printing}
          className={repeatsPassage ? "no-print rounded-md bg-canvas p-4" : "rounded-md bg-canvas p-4"}
        >
          <summary className="font-bold" lang={contentLanguage(passage.body)}>
            {passage.title}
          </summary>
          <StoredMarkup className="question mt-3" markup={passage.body} />
        </details>
      )}
      <Instruction question={question} />
      <StoredMarkup className="question" markup={question.question_body} />
      <QuestionPicture question={question} />
      <AnswerOptions question={question} chosen={reviewed.selected_option} marked onChoose={() => {}} />
      {reviewed.is_void && (
        <p className="text-sm text-muted">{t("We withdrew this question. Everyone gets the mark.")}</p>
      )}
      {reviewed.late && (
        <p className="text-sm text-muted">{t("You gave this answer after time was up, so it does not count.")}</p>
      )}
      {reviewed.is_correct === null && (
        <p className="text-sm text-muted">
          {t("This question is in an exam you have not finished. You will see the answer after your exam.")}
        </p>
      )}
      <Explanation question={question} chosen={reviewed.selected_option} unfolded={printing} />
      {lesson && (
        <div className="no-print">
          <ReadAbout lesson={lesson} topic={question.topic} />
        </div>
      )}
      <div className="no-print row justify-between">
        <QuestionActions questionId={question.uuid} sessionId={sessionId} />
        {next > 0 && (
          <Button tone="plain" onClick={() => goTo(next)}>
            {t("Next mistake")}
            <ArrowDown className="icon" aria-hidden="true" />
          </Button>
        )}
      </div>
    </article>
  );
}

function Verdict({ reviewed }: { reviewed: ReviewRow }) {
  return (
    <span className="verdict">
      {reviewed.is_correct ? (
        <Chip tone="ok" icon={Check}>
          {t("Right")}
        </Chip>
      ) : reviewed.is_correct === null ? (
        <Chip icon={Clock}>{t("After your exam")}</Chip>
      ) : isSkipped(reviewed) ? (
        <Chip icon={Minus}>{t("Skipped")}</Chip>
      ) : (
        <Chip tone="bad" icon={X}>
          {t("Wrong")}
        </Chip>
      )}
    </span>
  );
}

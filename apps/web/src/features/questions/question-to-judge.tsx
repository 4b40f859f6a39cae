import type { StaffQuestion } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";
import { Figure } from "../../pieces/figure.tsx";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { AnswerList } from "./question-card.tsx";

/** All that a colleague needs to decide about a question, also where the decision is made. */
export function QuestionToJudge({ question }: { question: StaffQuestion }) {
  return (
    <>
      {question.passage && (
        <details className="card">
          <summary className="font-bold">{question.passage.title}</summary>
          <StoredMarkup className="mt-3" markup={question.passage.body} />
        </details>
      )}
      <StoredMarkup className="bank-question" markup={question.question_body} />
      {question.picture_url && <Figure src={question.picture_url} alt={question.picture_alt ?? ""} />}
      {question.audio_url && (
        // biome-ignore lint/a11y/useMediaCaption: a recording is the question itself; a caption would answer it.
        <audio controls preload="none" src={question.audio_url} />
      )}
      <AnswerList question={question} reasons />
      {question.is_void && <p className="font-semibold text-danger">{t("Void. Everyone gets the mark")}</p>}
      <div>
        <b className="text-sm text-muted">{t("Explanation")}</b>
        <StoredMarkup markup={question.answer_explanation} />
      </div>
    </>
  );
}

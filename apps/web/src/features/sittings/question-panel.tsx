import { contentLanguage } from "../../lib/content-language.ts";
import { t } from "../../lib/i18n.ts";
import { AnswerOptions, Instruction, isKeyHidden } from "../../pieces/question.tsx";
import { QuestionPicture } from "../../pieces/question-picture.tsx";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { questionAt, replyTo, type TestRun, type TestStep } from "./test-run.ts";

export interface QuestionPanelProps {
  run: TestRun;
  step: (step: TestStep) => void;
  now: () => string;
}

/** Passage, question and options. The passage is beside them on wide screens, and above and collapsible on phones. */
export function QuestionPanel({ run, step, now }: QuestionPanelProps) {
  const question = questionAt(run);
  const { selected, revealed, ruledOut } = replyTo(run, question);
  const { passage } = question;
  const comesLater = run.mode === "practice" && selected !== null && isKeyHidden(question);
  return (
    <div className={passage ? "with-passage stack gap-5" : "stack gap-5"}>
      {passage && (
        <>
          <details className="card passage-above" open>
            <summary className="font-bold" lang={contentLanguage(passage.body)}>
              {passage.title}
            </summary>
            <StoredMarkup className="question mt-3" markup={passage.body} />
          </details>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
          <section className="passage-beside" aria-label={passage.title} tabIndex={0}>
            <h2 className="text-base" lang={contentLanguage(passage.body)}>
              {passage.title}
            </h2>
            <StoredMarkup className="question mt-3" markup={passage.body} />
          </section>
        </>
      )}
      <div className="test-ask">
        <div className={question.image_url ? "card ask ask-pictured" : "card ask"}>
          <Instruction question={question} />
          <StoredMarkup className="question" markup={question.question_body} />
          <QuestionPicture key={question.uuid} question={question} />
          {question.audio_url && (
            // biome-ignore lint/a11y/useMediaCaption: recordings are the question itself; a caption would answer it.
            <audio controls preload="none" src={question.audio_url} />
          )}
        </div>
        <AnswerOptions
          key={`${question.uuid} options`}
          question={question}
          chosen={selected}
          marked={revealed}
          ruledOut={ruledOut}
          onChoose={(letter) => step({ type: "choose", letter, now: now() })}
        />
        <p role="status" className={comesLater ? "text-sm text-muted" : "sr-only"}>
          {comesLater &&
            t("This question is in an exam you have not finished. You will see the answer after your exam.")}
        </p>
      </div>
    </div>
  );
}

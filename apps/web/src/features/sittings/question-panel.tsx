import { CloudCheck, Eraser, Eye, Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import type { SaveState } from "../../answers/answer-saver.ts";
import { contentLanguage } from "../../lib/content-language.ts";
import { t } from "../../lib/i18n.ts";
import { AnswerOptions, isKeyless } from "../../pieces/question.tsx";
import { QuestionPicture } from "../../pieces/question-picture.tsx";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { questionAt, replyTo, type TestRun, type TestStep } from "./test-run.ts";

interface QuestionPanelProps {
  run: TestRun;
  step: (step: TestStep) => void;
  now: () => string;
}

/** Passage, question and options. The passage stands beside them on wide screens and above, folding, on phones. */
export function QuestionPanel({ run, step, now }: QuestionPanelProps) {
  const question = questionAt(run);
  const { selected, revealed } = replyTo(run, question);
  const { passage } = question;
  const comesLater = run.mode === "practice" && selected !== null && isKeyless(question);
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
          onChoose={(letter) => step({ type: "choose", letter, now: now() })}
        />
        <p role="status" className={comesLater ? "text-sm text-muted" : "sr-only"}>
          {comesLater &&
            t("This question is in an exam of yours that is not closed yet. Its answer comes after your exam.")}
        </p>
      </div>
    </div>
  );
}

interface AnswerLineProps extends QuestionPanelProps {
  state: SaveState;
  answered: number;
  /** Shows the answer again, where it has been shown before. */
  onExplain: () => void;
  /** Before an answer: the way to a hint. */
  hint: ReactNode;
}

/** What became of the answer, and what can still be done with it. */
export function AnswerLine({ run, step, now, state, answered, onExplain, hint }: AnswerLineProps) {
  const question = questionAt(run);
  const { selected, revealed } = replyTo(run, question);
  const chosen = selected !== null;
  const mayShow = run.mode === "practice" && !isKeyless(question);
  return (
    <div className="answer-line">
      <span role="status">
        {chosen && state === "saved" && (
          <Chip tone="ok" icon={CloudCheck}>
            {t("Saved")}
          </Chip>
        )}
        {chosen && state === "device" && (
          <Chip tone="mid" icon={Smartphone}>
            {t("On this device")}
          </Chip>
        )}
      </span>
      {!chosen && run.mode === "practice" && <span className="answer-wanted">{t("Choose an answer to go on.")}</span>}
      <span className="num ml-auto text-sm text-muted">
        {t("{n} of {total} answered", { n: answered, total: run.questions.length })}
      </span>
      <span className="-mx-3 flex w-full flex-wrap justify-between md:mx-0 md:w-auto">
        {!chosen && hint}
        {mayShow && chosen && (
          <Button tone="quiet" onClick={() => (revealed ? onExplain() : step({ type: "reveal" }))}>
            <Eye className="icon" aria-hidden="true" />
            {t("Show answer")}
          </Button>
        )}
        {!revealed && (
          <Button
            tone="quiet"
            className={chosen ? "ml-auto" : "invisible ml-auto"}
            onClick={() => step({ type: "clear", now: now() })}
          >
            <Eraser className="icon" aria-hidden="true" />
            {t("Clear answer")}
          </Button>
        )}
      </span>
    </div>
  );
}

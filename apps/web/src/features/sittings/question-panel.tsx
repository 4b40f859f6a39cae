import { CloudCheck, Eraser, Eye, Smartphone } from "lucide-react";
import type { SaveState } from "../../lib/answer-saver.ts";
import { t } from "../../lib/i18n.ts";
import { AnswerOptions, Explanation, isKeyless } from "../../pieces/question.tsx";
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
            <summary className="font-bold">{passage.title}</summary>
            <StoredMarkup className="question mt-3" markup={passage.body} />
          </details>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
          <section className="passage-beside" aria-label={passage.title} tabIndex={0}>
            <h2 className="text-base">{passage.title}</h2>
            <StoredMarkup className="question mt-3" markup={passage.body} />
          </section>
        </>
      )}
      <div className="stack gap-5">
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
        <div role="status" className={revealed || comesLater ? "stack" : "sr-only"}>
          {comesLater && (
            <p className="text-sm text-muted">
              {t("This question is in an exam of yours that is not closed yet. Its answer comes after your exam.")}
            </p>
          )}
          {revealed && (
            <>
              <p className="sr-only">
                {selected === question.correct_answer
                  ? t("Correct")
                  : t("Not this one. The answer is {letter}.", { letter: question.correct_answer ?? "" })}
              </p>
              <Explanation question={question} chosen={selected} />
            </>
          )}
        </div>
      </div>
    </div>
  );
}

interface AnswerLineProps extends QuestionPanelProps {
  state: SaveState;
  answered: number;
}

/** What became of the answer, and what can still be done with it. */
export function AnswerLine({ run, step, now, state, answered }: AnswerLineProps) {
  const question = questionAt(run);
  const { selected, revealed } = replyTo(run, question);
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span role="status">
        {selected !== null && state === "saved" && (
          <Chip tone="ok" icon={CloudCheck}>
            {t("Saved")}
          </Chip>
        )}
        {selected !== null && state === "device" && (
          <Chip tone="mid" icon={Smartphone}>
            {t("On this device")}
          </Chip>
        )}
      </span>
      <span className="num ml-auto text-sm text-muted">
        {t("{n} of {total} answered", { n: answered, total: run.questions.length })}
      </span>
      {selected !== null && !revealed && (
        <span className="-mx-3 flex w-full flex-wrap justify-between md:mx-0 md:w-auto">
          {run.mode === "practice" && !isKeyless(question) && (
            <Button tone="quiet" onClick={() => step({ type: "reveal" })}>
              <Eye className="icon" aria-hidden="true" />
              {t("Show answer")}
            </Button>
          )}
          <Button tone="quiet" onClick={() => step({ type: "clear", now: now() })}>
            <Eraser className="icon" aria-hidden="true" />
            {t("Clear answer")}
          </Button>
        </span>
      )}
    </div>
  );
}

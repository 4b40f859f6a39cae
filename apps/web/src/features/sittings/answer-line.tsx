import { CloudCheck, Eraser, Eye, Smartphone } from "lucide-react";
import type { ReactNode } from "react";
import type { SaveState } from "../../answers/answer-saver.ts";
import { t } from "../../lib/i18n.ts";
import { isKeyHidden } from "../../pieces/question.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import type { QuestionPanelProps } from "./question-panel.tsx";
import { questionAt, replyTo } from "./test-run.ts";

interface AnswerLineProps extends QuestionPanelProps {
  state: SaveState;
  answered: number;
  /** Shows the answer panel again, if it was shown before. */
  onExplain: () => void;
  /** Before an answer: the hint button. */
  hint: ReactNode;
}

/** The state of the answer, and the possible next actions. */
export function AnswerLine({ run, step, now, state, answered, onExplain, hint }: AnswerLineProps) {
  const question = questionAt(run);
  const { selected, revealed } = replyTo(run, question);
  const chosen = selected !== null;
  const mayShow = run.mode === "practice" && !isKeyHidden(question);
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
      {!chosen && run.mode === "practice" && (
        <span className="answer-wanted">{t("Choose an answer to continue.")}</span>
      )}
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

import { type AnyEndpoint, questions, type StaffQuestion } from "@sabiprep/contract";
import { BookOpenText, Check, Eye, Image, Pencil, Trash2, Volume2 } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { useMayIn } from "../../lib/staff-role.ts";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { QuestionRow } from "./question-row.tsx";
import { difficulties, measuredDifficultyNote, optionsOf, poolNames, stageNames } from "./question-words.ts";

interface QuestionCardProps {
  question: StaffQuestion;
  isDense: boolean;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  onView: () => void;
  onEdit: () => void;
  onPublish: () => void;
  onDelete: () => void;
}

/** One question of the list. When it has the focus, Enter, V, E, P, X and Delete do the same as its buttons. */
export function QuestionCard(props: QuestionCardProps) {
  const { question, isDense, chosen, onChoose, onView, onPublish } = props;
  const mayIn = useMayIn();
  const may = (endpoint: AnyEndpoint) => mayIn(endpoint, question.subject.uuid);
  const isDeleted = question.stage === "retired";
  const onEdit = !isDeleted && may(questions.edit) ? props.onEdit : null;
  const onDelete = (!isDeleted || question.erasable) && may(questions.remove) ? props.onDelete : null;
  const keys: Record<string, (() => void) | undefined> = {
    v: onView,
    e: onEdit ?? undefined,
    p: isDeleted || question.stage === "live" || !may(questions.move) ? undefined : onPublish,
    x: () => onChoose(!chosen),
    Delete: onDelete ?? undefined,
    // On one of its buttons, Enter presses that button.
    Enter: onView,
  };
  return (
    <article
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a row that has keys of its own must be reachable by them.
      tabIndex={0}
      aria-keyshortcuts="Enter V E P X J K Delete"
      onKeyDown={(event) => {
        const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
        if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === "Enter" && event.target !== event.currentTarget) return;
        event.preventDefault();
        act();
      }}
    >
      {isDense ? (
        <QuestionRow {...{ question, chosen, onChoose, onView, onEdit, onDelete }} />
      ) : (
        <>
          <QuestionFacts question={question}>
            <label className="check -my-2">
              <input type="checkbox" checked={chosen} onChange={(event) => onChoose(event.target.checked)} />
              <span className="sr-only">{t("Select this question")}</span>
            </label>
          </QuestionFacts>
          <StoredMarkup className="bank-question" markup={question.question_body} />
          <AnswerList question={question} />
          <div className="row -mx-3 -mb-2 gap-1">
            <Button tone="quiet" onClick={onView}>
              <Eye className="icon" aria-hidden="true" />
              {t("View details")}
            </Button>
            {onEdit && (
              <Button tone="quiet" onClick={onEdit}>
                <Pencil className="icon" aria-hidden="true" />
                {t("Edit")}
              </Button>
            )}
            {onDelete && (
              <Button tone="quiet" className="text-danger" onClick={onDelete}>
                <Trash2 className="icon" aria-hidden="true" />
                {question.erasable ? t("Delete permanently") : t("Delete")}
              </Button>
            )}
          </div>
        </>
      )}
    </article>
  );
}

export function QuestionFacts({ question, children }: { question: StaffQuestion; children?: React.ReactNode }) {
  const difficulty = difficulties()[question.difficulty_level];
  return (
    <div className="row gap-2">
      {children}
      <Chip tone={difficulty.tone} icon={difficulty.icon}>
        {difficulty.label}
      </Chip>
      {measuredDifficultyNote(question) && <Chip tone="mid">{measuredDifficultyNote(question)}</Chip>}
      <Chip tone={question.pool === "stretch" ? "mid" : undefined}>{poolNames()[question.pool]}</Chip>
      <Chip tone="info">{question.subject.name}</Chip>
      <Chip>{[question.exam_types.map(({ name }) => name).join(", "), question.year].filter(Boolean).join(" ")}</Chip>
      {question.picture_id && <Chip icon={Image}>{t("Picture")}</Chip>}
      {question.audio_id && <Chip icon={Volume2}>{t("Recording")}</Chip>}
      {question.passage && <Chip icon={BookOpenText}>{t("Passage")}</Chip>}
      {question.tags.map((tag) => (
        <Chip key={tag}>{`#${tag}`}</Chip>
      ))}
      {question.reviewer && question.stage === "review" && (
        <Chip tone="info">{t("Reviewer: {name}", { name: question.reviewer.name })}</Chip>
      )}
      {question.native_review && <Chip tone="mid">{t("Needs a native speaker")}</Chip>}
      {question.stage !== "live" && (
        <Chip tone={question.stage === "retired" ? "bad" : "mid"}>
          {question.is_live
            ? t("Change: {stage}", { stage: stageNames()[question.stage] })
            : stageNames()[question.stage]}
        </Chip>
      )}
      <span className="num text-sm text-muted md:ml-auto">
        {question.times_answered === 0
          ? t("Not answered yet")
          : t("{n, plural, one {Answered once} other {Answered # times}}, {rate}% correct", {
              n: question.times_answered,
              rate: question.correct_rate ?? 0,
            })}
      </span>
    </div>
  );
}

export const KeyMark = () => (
  <span className="is-key-mark">
    <Check className="icon" aria-hidden="true" />
    <span className="sr-only">{t("Correct answer")}</span>
  </span>
);

/**
 * The options, with the correct one marked by colour, tick and word. `reasons` says under each wrong option why it is
 * wrong, if that is known.
 */
export function AnswerList({ question, reasons = false }: { question: StaffQuestion; reasons?: boolean }) {
  const whyOf = (letter: string) => (reasons ? question.whys.find((why) => why.letter === letter)?.html : undefined);
  return (
    <ul className="bank-options">
      {optionsOf(question).map(({ letter, markup, isKey }) => (
        <li key={letter} className={isKey ? "is-key" : undefined}>
          <b>{letter}</b>
          <span className="min-w-0">
            <StoredMarkup inline markup={markup} />
            {whyOf(letter) && <StoredMarkup className="bank-why" markup={whyOf(letter)!} />}
          </span>
          {isKey && <KeyMark />}
        </li>
      ))}
    </ul>
  );
}

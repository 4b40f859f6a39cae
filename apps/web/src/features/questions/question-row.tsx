import type { StaffQuestion } from "@sabiprep/contract";
import { Eye, Pencil, Trash2 } from "lucide-react";
import { t } from "../../lib/i18n.ts";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/chip.tsx";
import { difficulties, optionsOf, poolNames, stageNames } from "./question-words.ts";

interface QuestionRowProps {
  question: StaffQuestion;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  onView: () => void;
  /** Null if this staff member may not. */
  onEdit: (() => void) | null;
  onDelete: (() => void) | null;
}

/** One question in two lines: its text, its options with the correct one marked, its facts and its actions. */
export function QuestionRow({ question, chosen, onChoose, onView, onEdit, onDelete }: QuestionRowProps) {
  return (
    <div className="bank-row">
      <label className="check">
        <input type="checkbox" checked={chosen} onChange={(event) => onChoose(event.target.checked)} />
        <span className="sr-only">{t("Select this question")}</span>
      </label>
      <div className="min-w-0">
        <StoredMarkup className="bank-question" markup={question.question_body} />
        <ul className="bank-line">
          {optionsOf(question).map(({ letter, markup, isKey }) => (
            <li key={letter} className={isKey ? "is-key" : undefined}>
              <b>{letter}</b> <StoredMarkup inline markup={markup} />
              {isKey && <span className="sr-only">{t("Correct answer")}</span>}
            </li>
          ))}
        </ul>
      </div>
      <RowFacts question={question} />
      <div className="row gap-0">
        <Button tone="quiet" icon aria-label={t("View details")} onClick={onView}>
          <Eye className="icon" aria-hidden="true" />
        </Button>
        {onEdit && (
          <Button tone="quiet" icon aria-label={t("Edit")} onClick={onEdit}>
            <Pencil className="icon" aria-hidden="true" />
          </Button>
        )}
        {onDelete && (
          <Button
            tone="quiet"
            icon
            className="text-danger"
            aria-label={question.erasable ? t("Delete permanently") : t("Delete")}
            onClick={onDelete}
          >
            <Trash2 className="icon" aria-hidden="true" />
          </Button>
        )}
      </div>
    </div>
  );
}

function RowFacts({ question }: { question: StaffQuestion }) {
  const exams = [question.exam_types.map(({ name }) => name).join(", "), question.year].filter(Boolean).join(" ");
  const facts = [
    question.subject.name,
    difficulties()[question.difficulty_level].label,
    // Before the exams, whose names can be long: two lines show, and the rest only on hovering.
    question.picture_id && t("Picture"),
    question.audio_id && t("Recording"),
    question.passage && t("Passage"),
    exams,
    question.pool === "stretch" && poolNames().stretch,
    ...question.tags.map((tag) => `#${tag}`),
    question.reviewer && question.stage === "review" && t("Reviewer: {name}", { name: question.reviewer.name }),
    question.native_review && t("Needs a native speaker"),
    question.times_answered > 0 &&
      t("{n, plural, one {Answered once} other {Answered # times}}, {rate}% correct", {
        n: question.times_answered,
        rate: question.correct_rate ?? 0,
      }),
  ];
  return (
    <div className="bank-row-facts text-sm text-muted">
      {question.stage !== "live" && (
        <Chip tone={question.stage === "retired" ? "bad" : "mid"}>
          {question.is_live
            ? t("Change: {stage}", { stage: stageNames()[question.stage] })
            : stageNames()[question.stage]}
        </Chip>
      )}{" "}
      <span className="num" title={facts.filter(Boolean).join(" · ")}>
        {facts.filter(Boolean).join(" · ")}
      </span>
    </div>
  );
}

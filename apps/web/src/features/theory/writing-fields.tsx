import type { TheoryPhoto, TheoryQuestion } from "@sabiprep/contract";
import { CloudOff } from "lucide-react";
import { useRef } from "react";
import type { SaveState } from "../../answers/theory-answers.ts";
import { t } from "../../lib/i18n.ts";
import { Banner } from "../../ui/banner.tsx";
import { PhotoPages } from "./photo-pages.tsx";
import { QuestionPaper } from "./question-paper.tsx";
import type { useWritten } from "./use-written.ts";

type Part = TheoryQuestion["parts"][number];

const SIGNS = ["×", "÷", "±", "√", "²", "³", "½", "π", "θ", "°", "≤", "≥", "≠", "→", "∴", "₦"] as const;
const ROWS: Partial<Record<Part["form"], number>> = { essay: 16, summary: 10, working: 6 };

interface WritingFieldsProps {
  question: TheoryQuestion;
  written: ReturnType<typeof useWritten>;
  /** The photographs that the server knows. */
  photos: readonly TheoryPhoto[];
}

export function WritingFields({ question, written, photos }: WritingFieldsProps) {
  return (
    <>
      <QuestionPaper
        question={question}
        below={(part) => (
          <AnswerField
            part={part}
            number={question.number}
            value={written.answers[part.id] ?? ""}
            onChange={(text) => written.change(part.id, text)}
          />
        )}
      />
      <PhotoPages written={written} onServer={photos} />
      <SaveLine state={written.state} />
    </>
  );
}

interface AnswerFieldProps {
  part: Part;
  number: number;
  value: string;
  onChange: (text: string) => void;
}

function AnswerField({ part, number, value, onChange }: AnswerFieldProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const insert = (sign: string) => {
    const { selectionStart: from, selectionEnd: to } = field.current ?? {
      selectionStart: value.length,
      selectionEnd: value.length,
    };
    onChange(value.slice(0, from) + sign + value.slice(to));
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(from + sign.length, from + sign.length);
    });
  };
  const hasSigns = part.form === "working" || part.form === "practical" || part.form === "table";
  return (
    <div className="stack gap-2">
      <textarea
        ref={field}
        className="input"
        rows={ROWS[part.form] ?? 4}
        value={value}
        aria-label={t("Your answer to {part}", { part: part.label || String(number) })}
        onChange={({ target }) => onChange(target.value)}
      />
      {hasSigns && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one row.
        <div className="theory-signs" role="group" aria-label={t("Signs to insert")}>
          {SIGNS.map((sign) => (
            <button key={sign} type="button" onClick={() => insert(sign)}>
              {sign}
            </button>
          ))}
        </div>
      )}
      {part.form === "diagram" && (
        <p className="hint">{t("Draw it on paper and photograph it, or list here what you drew and labelled.")}</p>
      )}
    </div>
  );
}

/** One line that always has the same height, so that nothing moves while it changes. */
function SaveLine({ state }: { state: SaveState }) {
  if (state === "memory" || state === "refused")
    return (
      <Banner tone="bad" icon={CloudOff} role="alert">
        {state === "memory"
          ? t("Not saved yet: keep this page open.")
          : t("This answer was already finished, so your last changes were not saved.")}
      </Banner>
    );
  return (
    <p className="text-sm text-muted" role="status">
      {state === "saved"
        ? t("Everything is saved.")
        : t("Saved on this device. We will send it when you are back online.")}
    </p>
  );
}

import type { TheoryQuestion } from "@sabiprep/contract";
import type { ReactNode } from "react";
import { t } from "../../lib/i18n.ts";
import { StoredMarkup } from "../../pieces/stored-markup.tsx";

type Part = TheoryQuestion["parts"][number];

/** The question as the paper prints it, with something below each part: a field, an answer. */
export function QuestionPaper({ question, below }: { question: TheoryQuestion; below?: (part: Part) => ReactNode }) {
  return (
    <div className="stack gap-4">
      {question.stem_html && <StoredMarkup className="note" markup={question.stem_html} />}
      {question.parts.map((part) => (
        <div key={part.id} className="theory-part">
          <div className="theory-part-text">
            {part.label && <b>{part.label}</b>}
            {part.html ? <StoredMarkup className="note" markup={part.html} /> : <span />}
            {part.marks > 0 && <span className="num text-sm text-muted">{marksText(part.marks)}</span>}
          </div>
          {part.marks > 0 && below?.(part)}
        </div>
      ))}
    </div>
  );
}

export const marksText = (n: number): string => t("{n, plural, one {# mark} other {# marks}}", { n });

import type { QuestionImport } from "@sabiprep/contract";
import { t } from "../../lib/i18n.ts";

/** Anything found in the file besides its questions. */
export function ImportNotes({ found }: { found: QuestionImport }) {
  const notes = found.found?.notes ?? [];
  if (notes.length === 0) return null;
  return (
    <details>
      <summary className="num">
        {t("{n, plural, one {# note about the file} other {# notes about the file}}", { n: notes.length })}
      </summary>
      <ul className="stack gap-1 pt-2 pl-4 text-muted">
        {notes.map((note, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two notes may say the same.
          <li key={at} className="break-words">
            {note}
          </li>
        ))}
      </ul>
    </details>
  );
}

// In Markdown _words_ and *words* are italic, which typed text does not mean. Formulas stay as they are.
import type { RichText, Run } from "./rich-text.ts";

const [OPEN, CLOSE] = ["\uE1F0", "\uE1F1"];
const formula = /(\$\$?[^$\n]+\$\$?|\\\([^\n]*?\\\))/;
const bold = /(?<![\w_\\])__(?![\s_])([^_\n]*[^\s_])__(?![\w_])/g;
const leans = /(?<![\w*_\\])([*_])(?![\s*_])([^*_\n]*[^\s*_]|[^\s*_])\1(?![\w*_])/g;

/** The source with private characters around italic text, and its __bold__ written in our form. */
export const withLeaning = (source: string): string =>
  source
    .replaceAll(/[\uE1F0\uE1F1]/g, "")
    .split(formula)
    .map((piece, at) =>
      at % 2 === 1 ? piece : piece.replaceAll(bold, "**$1**").replaceAll(leans, `${OPEN}$2${CLOSE}`),
    )
    .join("");

/** Converts the private characters into marks. */
export const leaning = (text: RichText): RichText =>
  text.map((block) => (block.kind === "paragraph" ? { ...block, runs: leaningRuns(block.runs) } : block));

function leaningRuns(runs: readonly Run[]): Run[] {
  let open = false;
  return runs.flatMap((run): Run[] => {
    if (run.kind !== "text") return [open ? { ...run, marks: [...run.marks, "em"] } : run];
    return run.text.split(/([\uE1F0\uE1F1])/).flatMap((piece): Run[] => {
      if (piece === OPEN || piece === CLOSE) open = piece === OPEN;
      else if (piece !== "") return [{ ...run, text: piece, marks: open ? [...run.marks, "em"] : run.marks }];
      return [];
    });
  });
}

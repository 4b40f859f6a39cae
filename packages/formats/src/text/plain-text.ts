// Text typed by people: blank lines separate paragraphs, $x$ and \(x\) are formulas, **x** is bold, __x__ underlined.
// Everything else is literal, so 2*3 is a product and $5 is money.

import { FormulaFinder } from "./formula-finder.ts";
import { addRun, type RichText, type Run } from "./rich-text.ts";
import { inlineMarkup } from "./write-markup.ts";

const opening = /\$|\\(?=[([])|\*(?=\*)|_(?=_)/g;
const strong = /\*\*(?=\S)([^*\n]*\S)\*\*/y;
const underlined = /(?<!_)__(?=[^\s_])([^_\n]*[^\s_])__(?!_)/y;

export const readPlain = (text: string): RichText => {
  const bare = bareTex(text);
  if (bare) return [{ kind: "paragraph", runs: [{ kind: "math", tex: bare, marks: [] }] }];
  return text
    .split(/\n[^\S\n]*\n\s*/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph) => ({ kind: "paragraph", runs: linesOf(paragraph) }));
};

/** An option that is only TeX without its dollars: \frac{7}{9}. */
function bareTex(text: string): string | null {
  const tex = text.trim();
  if (!/\\[a-zA-Z]+/.test(tex) || /[$\n]|\\[()[\]]/.test(tex)) return null;
  const words = tex.replaceAll(/\\text\{[^{}]*\}|\\[a-zA-Z]+/g, " ");
  return /[A-Za-z]{3,}|\\/.test(words) ? null : tex;
}

function linesOf(paragraph: string): Run[] {
  const runs: Run[] = [];
  paragraph.split("\n").forEach((line, at) => {
    if (at > 0) runs.push({ kind: "break", marks: [] });
    for (const run of inlineWithFormulas(line.trim())) addRun(runs, run);
  });
  return runs;
}

/** One line with its formulas, bold and underlined parts. */
export function inlineWithFormulas(line: string): Run[] {
  const runs: Run[] = [];
  const formulas = new FormulaFinder(line);
  let at = 0;
  for (const { index } of line.matchAll(opening)) {
    if (index < at) continue;
    const formula = formulas.at(index);
    const marked = formula ? null : (matchAt(strong, line, index) ?? matchAt(underlined, line, index));
    const end = formula?.end ?? (marked ? index + marked[0].length : -1);
    if (end === -1) continue;
    if (index > at) addRun(runs, { kind: "text", text: line.slice(at, index), marks: [] });
    if (formula) runs.push({ kind: "math", tex: formula.tex.trim(), marks: [] });
    else
      for (const run of inlineWithFormulas(marked![1]!))
        addRun(runs, { ...run, marks: [line[index] === "*" ? "strong" : "u", ...run.marks] });
    at = end;
  }
  if (at < line.length) addRun(runs, { kind: "text", text: line.slice(at), marks: [] });
  return runs;
}

function matchAt(pattern: RegExp, line: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(line);
}

/** Null if plain text cannot express it: italics, tables, formulas on their own line, signs that would be misread. */
export function writePlain(text: RichText): string | null {
  const paragraphs = text.map((block) => (block.kind === "paragraph" ? plainRuns(block.runs) : null));
  if (paragraphs.includes(null)) return null;
  const written = paragraphs.join("\n\n");
  const again = readPlain(written);
  const same =
    again.length === text.length &&
    again.every((block, at) => {
      const before = text[at];
      return (
        block.kind === "paragraph" &&
        before?.kind === "paragraph" &&
        inlineMarkup(block.runs) === inlineMarkup(before.runs)
      );
    });
  return same ? written : null;
}

const plainRuns = (runs: Run[]): string =>
  runs
    .map((run) => {
      if (run.kind === "break") return "\n";
      const inside = run.kind === "math" ? `$${run.tex}$` : run.text;
      if (run.marks.includes("strong")) return `**${inside}**`;
      return run.marks.includes("u") ? `__${inside}__` : inside;
    })
    .join("");

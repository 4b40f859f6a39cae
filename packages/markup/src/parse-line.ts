// One line of our markup: text, formulas, pictures of the bank, bold, italic and underlined. Everything else is text.
import { excerpt, FORMULA } from "./grammar.ts";
import { PICTURE, readPicture } from "./picture.ts";
import { RenderProblem } from "./render-problem.ts";
import type { Line, Mark } from "./tree.ts";

const marks: Record<string, Mark> = { "**": "strong", "*": "em", __: "u" };

// In order: a picture, an escaped character, a formula, a gap of three or more underscores, a mark, a line break, a run
// of plain text.
const token = new RegExp(
  String.raw`(?<picture>${PICTURE})|\\(?<escaped>[$*_|\\])|(?<formula>${FORMULA})|(?<gap>_{3,})|(?<mark>\*\*|__|\*)|(?<newline>\n)|(?<plain>(?:(?!!\[)[^\\$*_\n])+|_|!)`,
  "gy",
);
const touches = /\S/;

interface Open {
  sign: string;
  /** The line that contains it. */
  around: Line;
}

export function parseLine(source: string): Line {
  if (source.includes("$$")) throw new RenderProblem(`put a formula in $$ on a line of its own: ${excerpt(source)}`);
  let line: Line = [];
  const open: Open[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    const at = token.lastIndex;
    const found = token.exec(source);
    if (!found) throw new RenderProblem(`${reasonFor(source[at])}: ${excerpt(source.slice(at))}`);
    const [whole] = found;
    const { picture, escaped, formula, gap, mark, newline, plain } = found.groups!;
    if (picture) line.push(readPicture(picture));
    else if (formula) line.push({ kind: "formula", tex: formula.slice(1, -1) });
    else if (newline) line.push({ kind: "break" });
    else if (mark && !standsAlone(source, at, whole)) line = turned(mark, { line, open, source, at });
    else say(line, escaped ?? gap ?? plain ?? whole);
  }
  const last = open.at(-1);
  if (last) throw new RenderProblem(`the opening ${last.sign} has no closing one: ${excerpt(source)}`);
  return line;
}

/** Adjacent texts become one, however they were written. */
function say(line: Line, text: string): void {
  const last = line.at(-1);
  if (last?.kind === "text") last.text += text;
  else line.push({ kind: "text", text });
}

/** A star between two spaces is a star. */
const standsAlone = (source: string, at: number, mark: string) =>
  mark === "*" && !touches.test(source[at - 1] ?? " ") && !touches.test(source[at + 1] ?? " ");

/** The line that continues after a mark: the one inside an opened mark, or the one around a closed mark. */
function turned(
  sign: string,
  { line, open, source, at }: { line: Line; open: Open[]; source: string; at: number },
): Line {
  const last = open.at(-1);
  if (last?.sign === sign) {
    open.pop();
    if (!touches.test(source[at - 1] ?? " "))
      throw new RenderProblem(`there is a space before the closing ${sign}: ${excerpt(source)}`);
    last.around.push({ kind: "marked", mark: marks[sign]!, inside: line });
    return last.around;
  }
  if (open.some((one) => one.sign === sign))
    throw new RenderProblem(`${sign} is closed in the wrong order: ${excerpt(source)}`);
  if (!touches.test(source[at + sign.length] ?? " "))
    throw new RenderProblem(`there is a space after the opening ${sign}: ${excerpt(source)}`);
  open.push({ sign, around: line });
  return [];
}

const reasonFor = (sign: string | undefined) =>
  sign === "$" ? "a formula starts with $ but has no closing $" : "there is a backslash outside a formula";

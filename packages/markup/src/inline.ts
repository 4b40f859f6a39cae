// One line of our markup: text, formulas, pictures of the bank, bold, italic and underlined. Everything else is text and is escaped.
import { escapeHtml } from "./escape-html.ts";
import { PICTURE, renderPicture } from "./picture.ts";
import { RenderProblem } from "./render-problem.ts";
import { type Rendered, texToMathml } from "./tex-to-mathml.ts";

export interface RenderedText extends Rendered {
  /** The text without the signs that stand for underlining: for comparing, never for reading. */
  words: string;
}

const tags = { "**": "strong", "*": "em", __: "u" } as const;
type Mark = keyof typeof tags;

// In order: a picture, an escaped sign, a formula, a gap of three or more underscores, a mark, a line break, a run of plain text.
const token = new RegExp(
  String.raw`(?<picture>${PICTURE})|\\(?<escaped>[$*_|\\])|\$(?<tex>(?:\\.|[^$\\])+)\$|(?<gap>_{3,})|(?<mark>\*\*|__|\*)|(?<newline>\n)|(?<plain>(?:(?!!\[)[^\\$*_\n])+|_|!)`,
  "gy",
);
const touches = /\S/;

export function inlineOf(source: string): RenderedText {
  if (source.includes("$$")) throw new RenderProblem(`a formula in $$ stands on a line of its own: ${excerpt(source)}`);
  let html = "";
  let text = "";
  let words = "";
  const say = (said: string) => {
    text += said;
    words += said;
  };
  const open: Mark[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    const at = token.lastIndex;
    const found = token.exec(source);
    if (!found) throw new RenderProblem(`${reasonFor(source[at])}: ${excerpt(source.slice(at))}`);
    const [whole] = found;
    const { picture, escaped, tex, gap, mark, newline, plain } = found.groups!;
    if (picture) {
      const shown = renderPicture(picture);
      html += shown.html;
      say(shown.text);
    } else if (tex !== undefined) {
      const formula = texToMathml(tex);
      html += formula.html;
      say(formula.text);
    } else if (newline) {
      html += "<br>";
      say("\n");
    } else if (mark && !standsAlone(source, at, whole)) {
      html += turned(mark as Mark, open, source, at);
      // A question about the underlined word is none without it; bold and italic only lean on a word.
      if (mark === "__") text += "_";
    } else {
      const said = escaped ?? gap ?? plain ?? whole;
      html += escapeHtml(said);
      say(said);
    }
  }
  if (open.length) throw new RenderProblem(`${open.at(-1)} is opened but never closed: ${excerpt(source)}`);
  return { html, text, words };
}

/** A star between two spaces is a star. */
const standsAlone = (source: string, at: number, mark: string) =>
  mark === "*" && !touches.test(source[at - 1] ?? " ") && !touches.test(source[at + 1] ?? " ");

function turned(mark: Mark, open: Mark[], source: string, at: number): string {
  if (open.at(-1) === mark) {
    open.pop();
    if (!touches.test(source[at - 1] ?? " "))
      throw new RenderProblem(`a space before the closing ${mark}: ${excerpt(source)}`);
    return `</${tags[mark]}>`;
  }
  if (open.includes(mark)) throw new RenderProblem(`${mark} is closed in the wrong order: ${excerpt(source)}`);
  if (!touches.test(source[at + mark.length] ?? " "))
    throw new RenderProblem(`a space after the opening ${mark}: ${excerpt(source)}`);
  open.push(mark);
  return `<${tags[mark]}>`;
}

const reasonFor = (sign: string | undefined) =>
  sign === "$" ? "a formula is opened with $ but never closed" : "a backslash outside a formula";

export const excerpt = (source: string): string => (source.length > 60 ? `${source.slice(0, 60)}…` : source);

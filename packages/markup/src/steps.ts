// Worked steps: lines that count 1., 2., 3. one below the other. A formula on the line after a step belongs to it, and so does
// any other line until the next number; a blank line or a table ends them. A single "1." is no list.
import { inlineOf, type RenderedText } from "./inline.ts";
import { texToMathml } from "./tex-to-mathml.ts";

const numbered = /^(\d{1,2})\.\s+(\S.*)$/;
const ownLine = /^\$\$(.+)\$\$$/;

/** The formula of a line that holds nothing else. */
export const formulaOn = (line: string): string | undefined => ownLine.exec(line)?.[1];

/** The steps that begin at this line, each as its lines without the number; null where none begin. */
export function stepsAt(lines: readonly string[], from: number): { steps: string[][]; lines: number } | null {
  const steps: string[][] = [];
  let at = from;
  for (; at < lines.length; at++) {
    const line = lines[at]!;
    const found = numbered.exec(line);
    if (found && Number(found[1]) === steps.length + 1) steps.push([found[2]!]);
    // Another 1. begins other steps; it also keeps the looking ahead short.
    else if (steps.length === 0 || line === "" || line.startsWith("|") || found?.[1] === "1") break;
    else steps.at(-1)!.push(line);
  }
  return steps.length > 1 ? { steps, lines: at - from } : null;
}

export function renderSteps(steps: readonly string[][]): RenderedText {
  const rendered = steps.map((lines) => piecesOf(lines).map(renderPiece));
  const said = (what: "text" | "words") =>
    rendered.map((pieces, at) => `${at + 1}. ${pieces.map((piece) => piece[what]).join("\n")}`).join("\n");
  const items = rendered.map((pieces) => `<li>${pieces.map(({ html }) => html).join("")}</li>`);
  return { html: `<ol class="steps">${items.join("")}</ol>`, text: said("text"), words: said("words") };
}

type Piece = { formula: string } | { said: string[] };

function piecesOf(lines: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  for (const line of lines) {
    const formula = formulaOn(line);
    const last = pieces.at(-1);
    if (formula) pieces.push({ formula });
    else if (last && "said" in last) last.said.push(line);
    else pieces.push({ said: [line] });
  }
  return pieces;
}

/** A formula on a line of its own. */
export function displayed(tex: string): RenderedText {
  const { html, text } = texToMathml(tex, true);
  return { html, text, words: text };
}

function renderPiece(piece: Piece): RenderedText {
  if ("formula" in piece) return displayed(piece.formula);
  const { html, ...said } = inlineOf(piece.said.join("\n"));
  return { html: `<p>${html}</p>`, ...said };
}

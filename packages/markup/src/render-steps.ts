import { inlineOf, type RenderedText } from "./inline.ts";
import { formulaOn } from "./steps.ts";
import { texToMathml } from "./tex-to-mathml.ts";

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

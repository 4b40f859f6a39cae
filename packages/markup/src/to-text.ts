// A text without its marks: for search, for emails, for places that show no HTML.
import { drawn } from "./drawn-formula.ts";
import type { Block, Inline, Line, Piece } from "./tree.ts";

/**
 * Text for reading keeps underlined words between two underscores, because a question about the underlined word needs
 * it. Bold and italic are only emphasis. Bare words are for comparing, never for reading.
 */
export type Wording = "text" | "words";

export const toText = (blocks: readonly Block[], wording: Wording = "text"): string =>
  blocks
    .map((block) => blockText(block, wording))
    .join("\n\n")
    .trim();

export const lineText = (line: Line, wording: Wording = "text"): string =>
  line.map((inline) => inlineText(inline, wording)).join("");

function inlineText(inline: Inline, wording: Wording): string {
  switch (inline.kind) {
    case "text":
      return inline.text;
    case "break":
      return "\n";
    case "picture":
      return inline.words;
    case "formula":
      return drawn(inline).text;
    case "marked": {
      const inside = lineText(inline.inside, wording);
      return inline.mark === "u" && wording === "text" ? `_${inside}_` : inside;
    }
  }
}

function blockText(block: Block, wording: Wording): string {
  switch (block.kind) {
    case "table":
      return block.rows.map((cells) => cells.map((cell) => lineText(cell, wording).trim()).join(" | ")).join("\n");
    case "steps":
      return block.steps
        .map((pieces, at) => `${at + 1}. ${pieces.map((piece) => pieceText(piece, wording)).join("\n")}`)
        .join("\n");
    default:
      return pieceText(block, wording);
  }
}

const pieceText = (piece: Piece, wording: Wording) =>
  piece.kind === "formula" ? drawn(piece, true).text : lineText(piece.line, wording);

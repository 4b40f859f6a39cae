// The HTML that other systems read: a few tags, and formulas as TeX in \( \) and \[ \], which Moodle and most others
// draw.
import type { Block, Inline, Line, Piece } from "@sabiprep/markup/tree";

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

export const htmlEscaped = (text: string): string => text.replaceAll(/[&<>]/g, (sign) => entities[sign] ?? sign);

export const writeHtml = (blocks: readonly Block[]): string => blocks.map(blockHtml).join("");

function blockHtml(block: Block): string {
  if (block.kind === "steps")
    return `<ol>${block.steps.map((pieces) => `<li>${pieces.map(pieceHtml).join("")}</li>`).join("")}</ol>`;
  if (block.kind !== "table") return pieceHtml(block);
  const rows = block.rows.map((cells, at) => {
    const tag = at === 0 ? "th" : "td";
    return `<tr>${cells.map((line) => `<${tag}>${lineHtml(line)}</${tag}>`).join("")}</tr>`;
  });
  return `<table>${rows.join("")}</table>`;
}

const pieceHtml = (piece: Piece) =>
  piece.kind === "formula" ? `<p>\\[${htmlEscaped(piece.tex)}\\]</p>` : `<p>${lineHtml(piece.line)}</p>`;

export const lineHtml = (line: Line): string => line.map(inlineHtml).join("");

function inlineHtml(inline: Inline): string {
  switch (inline.kind) {
    case "break":
      return "<br/>";
    case "formula":
      return `\\(${htmlEscaped(inline.tex)}\\)`;
    case "marked":
      return `<${inline.mark}>${lineHtml(inline.inside)}</${inline.mark}>`;
    default:
      return plainHtml(inline.kind === "picture" ? inline.source : inline.text);
  }
}

/** An empty element separates signs that only look like the start of a formula. */
const plainHtml = (text: string) =>
  htmlEscaped(text).replaceAll(/\\(?=[([\])])|\$(?=\$)/g, (sign) => `${sign}<span></span>`);

// HTML that is safe by construction: every character of the source is escaped, every tag is one of ours.
import { drawn } from "./drawn-formula.ts";
import { escapeHtml } from "./escape-html.ts";
import { tableHtml } from "./table-html.ts";
import type { Block, Inline, Line, Picture, Piece } from "./tree.ts";

export const toHtml = (blocks: readonly Block[]): string => blocks.map(blockHtml).join("");

export const lineHtml = (line: Line): string => line.map(inlineHtml).join("");

const UNITS = [
  "[kMGcdmµn]?(?:m|g|s|l|L|N|J|W|V|A|Hz|Pa|Ω|mol|eV)",
  "(?:C|K|t|h|ha|min|°[CFNSEW]?)",
  "(?:thousand|million|billion|trillion)",
].join("|");
const measured = new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, "gu");

/** A number and its unit stay on one line. */
const together = (text: string): string => text.replaceAll(measured, "$1\u00a0");

function inlineHtml(inline: Inline): string {
  switch (inline.kind) {
    case "text":
      return escapeHtml(together(inline.text));
    case "break":
      return "<br>";
    case "picture":
      return pictureHtml(inline);
    case "formula":
      return drawn(inline).html;
    case "marked":
      return `<${inline.mark}>${lineHtml(inline.inside)}</${inline.mark}>`;
  }
}

function blockHtml(block: Block): string {
  if (block.kind === "table") return tableHtml(block, lineHtml);
  if (block.kind !== "steps") return pieceHtml(block);
  return `<ol class="steps">${block.steps.map((pieces) => `<li>${pieces.map(pieceHtml).join("")}</li>`).join("")}</ol>`;
}

const pieceHtml = (piece: Piece) =>
  piece.kind === "formula" ? drawn(piece, true).html : `<p>${lineHtml(piece.line)}</p>`;

function pictureHtml({ words, src, size }: Picture): string {
  // The space is reserved before the picture loads.
  const room = size ? ` width="${size.width}" height="${size.height}"` : "";
  return `<img class="in-text" src="${src}" alt="${escapeHtml(words)}"${room} loading="lazy">`;
}

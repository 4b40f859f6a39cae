// A full text to its blocks: paragraphs, worked steps, formulas on their own line and tables. A blank line starts a
// paragraph, a single line break stays one (verse, lists), and lines numbered 1., 2., 3. are steps.
import { formulaOn } from "./grammar.ts";
import { parseLine } from "./parse-line.ts";
import { parseTable } from "./parse-table.ts";
import { stepsAt } from "./steps.ts";
import type { Block, Piece } from "./tree.ts";

export { formulaOn } from "./grammar.ts";
export { parseLine } from "./parse-line.ts";
export { RenderProblem } from "./render-problem.ts";
export * from "./tree.ts";

/** Returns nothing for an empty text. Throws a RenderProblem if it cannot be shown as it was meant. */
export const parse = (source: string): Block[] => split(source).map(parseBlock);

type Lines =
  | { kind: "paragraph" | "table"; lines: string[] }
  | { kind: "steps"; steps: string[][] }
  | { kind: "formula"; tex: string };

function split(source: string): Lines[] {
  const blocks: Lines[] = [];
  let fresh = true;
  const lines = source
    .replaceAll("\r\n", "\n")
    .split("\n")
    .map((line) => line.trim());
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const list = stepsAt(lines, at);
    if (list) {
      blocks.push({ kind: "steps", steps: list.steps });
      at += list.lines - 1;
      continue;
    }
    const formula = formulaOn(line);
    const kind = line.startsWith("|") ? "table" : "paragraph";
    const last = blocks.at(-1);
    if (formula) blocks.push({ kind: "formula", tex: formula });
    else if (line && !fresh && last?.kind === kind) last.lines.push(line);
    else if (line) blocks.push({ kind, lines: [line] });
    fresh = line === "";
  }
  return blocks;
}

function parseBlock(block: Lines): Block {
  if (block.kind === "table") return parseTable(block.lines);
  if (block.kind === "steps") return { kind: "steps", steps: block.steps.map(piecesOf) };
  return block.kind === "formula" ? block : paragraph(block.lines);
}

const paragraph = (lines: readonly string[]): Piece => ({ kind: "paragraph", line: parseLine(lines.join("\n")) });

/** Text before a formula is one paragraph of its step. */
function piecesOf(lines: readonly string[]): Piece[] {
  const pieces: Piece[] = [];
  let said: string[] = [];
  const close = () => {
    if (said.length > 0) pieces.push(paragraph(said));
    said = [];
  };
  for (const line of lines) {
    const tex = formulaOn(line);
    if (!tex) said.push(line);
    else {
      close();
      pieces.push({ kind: "formula", tex });
    }
  }
  close();
  return pieces;
}

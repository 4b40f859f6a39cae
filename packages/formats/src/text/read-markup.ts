// Our own markup as rich text, from the tree that packages/markup reads. Null if it would not render.
import {
  type Line,
  leavesOf,
  type Piece,
  parse,
  parseLine,
  type Block as Read,
  RenderProblem,
} from "@sabiprep/markup/tree";
import { addRun, type Block, type RichText, type Run, type StepBlock } from "./rich-text.ts";

export const readMarkup = (source: string): RichText | null => treeOf(source)?.map(blockOf) ?? null;

export function readInline(source: string): Run[] | null {
  const line = lineOf(source);
  return line && runsOf(line);
}

export const treeOf = (source: string): Read[] | null => unlessBroken(() => parse(source));
export const lineOf = (source: string): Line | null => unlessBroken(() => parseLine(source));

function unlessBroken<Read>(read: () => Read): Read | null {
  try {
    return read();
  } catch (problem) {
    if (problem instanceof RenderProblem) return null;
    throw problem;
  }
}

function blockOf(block: Read): Block {
  if (block.kind === "table") return { kind: "table", rows: block.rows.map((cells) => cells.map(runsOf)) };
  return block.kind === "steps"
    ? { kind: "steps", steps: block.steps.map((step) => step.map(pieceOf)) }
    : pieceOf(block);
}

const pieceOf = (piece: Piece): StepBlock =>
  piece.kind === "formula" ? piece : { kind: "paragraph", runs: runsOf(piece.line) };

function runsOf(line: Line): Run[] {
  const runs: Run[] = [];
  for (const { leaf, marks: around } of leavesOf(line)) {
    const marks = [...around];
    if (leaf.kind === "formula") runs.push({ kind: "math", tex: leaf.tex, marks });
    else if (leaf.kind === "break") runs.push({ kind: "break", marks });
    // No format but our own tables has room for a picture in a text, and those carry the markup itself.
    else addRun(runs, { kind: "text", text: leaf.kind === "picture" ? leaf.source : leaf.text, marks });
  }
  return runs;
}

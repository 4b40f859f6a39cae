// A text of our markup, once it is read: blocks, and lines of text, formulas and pictures with marks around them. All
// code that shows a text (the page, plain words, question files, printed sheets) walks this tree and never reads the
// markup again.
export type Mark = "strong" | "em" | "u";

export interface Picture {
  kind: "picture";
  /** What it shows. Never empty. */
  words: string;
  src: string;
  size: { width: number; height: number } | null;
  /** As written in the source. */
  source: string;
}

/** A formula in a line, or on a line of its own. */
export interface Formula {
  kind: "formula";
  tex: string;
}

export type Leaf = { kind: "text"; text: string } | Formula | Picture | { kind: "break" };

export type Inline = Leaf | { kind: "marked"; mark: Mark; inside: Line };

export type Line = Inline[];

/** The parts of a worked step, and of most texts. */
export type Piece = { kind: "paragraph"; line: Line } | Formula;

/** Rows of cells, the heading row first, all of the same length. */
export interface Table {
  kind: "table";
  rows: Line[][];
}

export type Block = Piece | Table | { kind: "steps"; steps: Piece[][] };

/** The leaves of a line in order, each with the marks around it, outermost first. */
export const leavesOf = (line: Line, marks: readonly Mark[] = []): { leaf: Leaf; marks: readonly Mark[] }[] =>
  line.flatMap((inline) =>
    inline.kind === "marked" ? leavesOf(inline.inside, [...marks, inline.mark]) : [{ leaf: inline, marks }],
  );

// Builds rich text from the tags and words of an HTML text, received one after the other.
import { MAX_TABLE_CELLS } from "../limits.ts";
import { addRun, type Block, type Mark, type Run, type StepBlock, tidyRuns } from "./rich-text.ts";
import { lowered, raised } from "./small-letters.ts";

const markOf: Record<string, Mark> = { b: "strong", strong: "strong", i: "em", em: "em", cite: "em", u: "u", ins: "u" };
const blockTags = new Set(
  "p div section article h1 h2 h3 h4 h5 h6 pre blockquote ul ol dl dt dd figure center address hr".split(" "),
);

export class RichTextBuilder {
  readonly blocks: Block[] = [];
  tooMuch = false;
  private runs: Run[] = [];
  /** The first row of the table has header cells. */
  private isHeaded = false;
  /** The open marks, in the order in which they were first opened, and how often each is open. */
  private marks: Mark[] = [];
  private readonly depth: Record<Mark, number> = { strong: 0, em: 0, u: 0 };
  private readonly lists: { ordered: boolean; count: number }[] = [];
  private table: Run[][][] | null = null;
  /** The caption above the table, which is not a column. */
  private caption: Run[] = [];
  /** The steps of the outermost numbered list that is open. */
  private steps: StepBlock[][] | null = null;
  private smaller: "sub" | "sup" | null = null;

  add(run: Run): void {
    addRun(this.runs, run);
  }

  text(text: string): void {
    const marks = [...this.marks];
    for (const piece of pieces(text)) {
      if (piece.kind === "text" && this.smaller) {
        const small = this.smaller === "sub" ? lowered(piece.text) : raised(piece.text);
        this.add({ ...small, marks });
      } else if (piece.kind === "display" && !this.table && this.runs.every(isBlank)) {
        this.closeParagraph();
        this.place({ kind: "formula", tex: piece.text });
      } else if (piece.kind === "text") this.add({ kind: "text", text: piece.text, marks });
      else this.add({ kind: "math", tex: piece.text, marks });
    }
  }

  private closeParagraph(): void {
    if (this.table) return;
    const runs = tidyRuns(this.runs);
    if (runs.length > 0) this.place({ kind: "paragraph", runs });
    this.runs = [];
  }

  /** Adds it to the open step, or to the text itself. */
  private place(block: StepBlock): void {
    const step = this.steps?.at(-1);
    if (step) step.push(block);
    else this.blocks.push(block);
  }

  private closeSteps(): void {
    const steps = this.steps?.filter((step) => step.length > 0) ?? [];
    this.steps = null;
    if (steps.length > 0) this.blocks.push({ kind: "steps", steps });
  }

  private closeCell(): void {
    if (!this.table) this.closeParagraph();
    this.table?.at(-1)?.push(tidyRuns(this.runs));
    this.runs = [];
  }

  /** Closes everything that is open. */
  close(): void {
    if (this.table) this.closeTable();
    this.closeParagraph();
    this.closeSteps();
  }

  private closeTable(): void {
    const filled = (cells: Run[][]) => cells.some((cell) => cell.length > 0);
    const table = this.table ?? [];
    // A header without words is still the header: without it, the first row would become one.
    const rows = table.filter((cells, at) => filled(cells) || (at === 0 && this.isHeaded && table.some(filled)));
    this.table = null;
    this.isHeaded = false;
    const caption = tidyRuns(this.caption);
    if (caption.length > 0) this.place({ kind: "paragraph", runs: caption });
    // Words outside the cells of a badly written table.
    const loose = tidyRuns(this.runs);
    if (loose.length > 0) this.place({ kind: "paragraph", runs: loose });
    this.runs = [];
    const width = rows.reduce((widest, cells) => Math.max(widest, cells.length), 0);
    if (rows.length * width > MAX_TABLE_CELLS) {
      this.tooMuch = true;
      return;
    }
    for (const cells of rows) while (cells.length < width) cells.push([]);
    if (rows.length > 0) this.blocks.push({ kind: "table", rows });
  }

  opens(name: string): void {
    const mark = markOf[name];
    if (mark) {
      if (this.depth[mark]++ === 0) this.marks.push(mark);
    } else if (name === "sub" || name === "sup") this.smaller = name;
    else if (name === "br") this.add({ kind: "break", marks: [] });
    else if (name === "li") this.startItem();
    else if (name === "table") this.startTable();
    else if (name === "tr") this.table?.push([]);
    else if (name === "td" || name === "th") {
      if (name === "th" && this.table?.length === 1) this.isHeaded = true;
      this.clearCell();
    } else if (this.endsParagraph(name) && (name === "ul" || name === "ol")) this.startList(name);
  }

  closes(name: string): void {
    const mark = markOf[name];
    if (mark) {
      if (this.depth[mark] > 0) this.depth[mark] -= 1;
      if (this.depth[mark] === 0) this.marks = this.marks.filter((open) => open !== mark);
    } else if (name === "sub" || name === "sup") this.smaller = null;
    else if (name === "table") this.closeTable();
    else if (name === "td" || name === "th") this.closeCell();
    else if (name === "caption") this.closeCaption();
    else if (this.endsParagraph(name) && (name === "ul" || name === "ol")) this.endList();
  }

  /** Whether the tag starts a block. The text before it then becomes a separate paragraph, or in a table a word. */
  private endsParagraph(name: string): boolean {
    if (!blockTags.has(name)) return false;
    if (this.table) this.add({ kind: "text", text: " ", marks: [] });
    else this.closeParagraph();
    return true;
  }

  /** A numbered list becomes steps. A list inside another, or in a table, becomes lines of the text around it. */
  private startList(name: "ul" | "ol"): void {
    if (name === "ol" && this.lists.length === 0 && !this.table) this.steps = [];
    this.lists.push({ ordered: name === "ol", count: 0 });
  }

  private endList(): void {
    this.lists.pop();
    if (this.lists.length === 0) this.closeSteps();
  }

  private startItem(): void {
    const list = this.lists.at(-1);
    if (this.steps && this.lists.length === 1) {
      this.closeParagraph();
      this.steps.push([]);
      return;
    }
    if (this.runs.length > 0) this.add({ kind: "break", marks: [] });
    // Inside a step a nested number must not look like the next step.
    const number = list?.ordered ? ++list.count : 0;
    const bullet = number === 0 ? "• " : this.steps ? `(${number}) ` : `${number}. `;
    this.add({ kind: "text", text: bullet, marks: [] });
  }

  private startTable(): void {
    if (this.table) return;
    this.closeParagraph();
    // A step cannot contain a table, so the steps end before it.
    this.closeSteps();
    this.table = [];
    this.caption = [];
  }

  private closeCaption(): void {
    if (!this.table) this.closeParagraph();
    else {
      this.caption.push(...this.runs);
      this.runs = [];
    }
  }

  private clearCell(): void {
    if (tidyRuns(this.runs).length > 0 && this.table?.length) this.closeCell();
    this.runs = [];
  }
}

const isBlank = (run: Run) => run.kind === "break" || (run.kind === "text" && run.text.trim() === "");

type Piece = { kind: "text" | "math" | "display"; text: string };

/** Formulas are between \( \), \[ \] or $$ $$. A single dollar in HTML is money. */
function* pieces(text: string): Generator<Piece> {
  let at = 0;
  const missing = new Set<string>();
  for (const { index, 0: open } of text.matchAll(/\\[([]|\$\$/g)) {
    if (index < at || missing.has(open)) continue;
    const end = text.indexOf(closing[open]!, index + 3);
    if (end === -1) {
      missing.add(open);
      continue;
    }
    if (index > at) yield { kind: "text", text: text.slice(at, index) };
    yield { kind: open === "\\(" ? "math" : "display", text: text.slice(index + 2, end).trim() };
    at = end + 2;
  }
  if (at < text.length) yield { kind: "text", text: text.slice(at) };
}

const closing: Record<string, string> = { "\\(": "\\)", "\\[": "\\]", $$: "$$" };

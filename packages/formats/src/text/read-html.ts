// HTML from other systems to rich text. It keeps what we can show and names what it cannot; nothing of it is ever passed
// on as HTML.
import { Parser } from "htmlparser2";
import { MOST_HTML_TAGS, MOST_HTML_TEXT, MOST_TABLE_CELLS } from "../limits.ts";
import { isTyped } from "./html-tags.ts";
import { MathReader } from "./math-reader.ts";
import { texOfMath } from "./mathml-to-tex.ts";
import { addRun, type Block, type Mark, type RichText, type Run, type StepBlock, tidyRuns } from "./rich-text.ts";
import { lowered, raised } from "./small-letters.ts";

export interface ReadHtml {
  text: RichText;
  pictures: { src: string; alt: string }[];
  /** Names of elements that were refused. */
  refused: string[];
  /** Longer than any text of a question; the rest was not read. */
  cut: boolean;
}

const markOf: Record<string, Mark> = { b: "strong", strong: "strong", i: "em", em: "em", cite: "em", u: "u", ins: "u" };
const blockTags = new Set(
  "p div section article h1 h2 h3 h4 h5 h6 pre blockquote ul ol dl dt dd figure center address".split(" "),
);
const refusedTags = new Set(
  "script style iframe frame object embed applet form input button select textarea svg video audio source link meta base template".split(
    " ",
  ),
);

class Builder {
  blocks: Block[] = [];
  runs: Run[] = [];
  /** The marks that are open, in the order they were first opened in, and how often each was. */
  marks: Mark[] = [];
  depth: Record<Mark, number> = { strong: 0, em: 0, u: 0 };
  lists: { ordered: boolean; count: number }[] = [];
  table: Run[][][] | null = null;
  /** The steps of the outermost counted list that is open. */
  steps: StepBlock[][] | null = null;
  smaller: "sub" | "sup" | null = null;
  tooMuch = false;

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

  closeParagraph(): void {
    if (this.table) return;
    const runs = tidyRuns(this.runs);
    if (runs.length > 0) this.place({ kind: "paragraph", runs });
    this.runs = [];
  }

  /** In the step that is open, or in the text itself. */
  private place(block: StepBlock): void {
    const step = this.steps?.at(-1);
    if (step) step.push(block);
    else this.blocks.push(block);
  }

  closeSteps(): void {
    const steps = this.steps?.filter((step) => step.length > 0) ?? [];
    this.steps = null;
    if (steps.length > 0) this.blocks.push({ kind: "steps", steps });
  }

  closeCell(): void {
    if (!this.table) this.closeParagraph();
    this.table?.at(-1)?.push(tidyRuns(this.runs));
    this.runs = [];
  }

  /** Whatever is open. */
  close(): void {
    if (this.table) this.closeTable();
    this.closeParagraph();
    this.closeSteps();
  }

  closeTable(): void {
    const rows = this.table?.filter((cells) => cells.length > 0) ?? [];
    this.table = null;
    this.runs = [];
    const width = rows.reduce((widest, cells) => Math.max(widest, cells.length), 0);
    if (rows.length * width > MOST_TABLE_CELLS) {
      this.tooMuch = true;
      return;
    }
    for (const cells of rows) while (cells.length < width) cells.push([]);
    if (rows.length > 0) this.blocks.push({ kind: "table", rows });
  }
}

const isBlank = (run: Run) => run.kind === "break" || (run.kind === "text" && run.text.trim() === "");

/** Thrown out of the parser: longer than any text of a question. */
class Enough extends Error {}

export function readHtml(html: string): ReadHtml {
  const reader = new Reader(html);
  try {
    reader.read();
  } catch (problem) {
    if (!(problem instanceof Enough)) throw problem;
    reader.cut = true;
  }
  return reader.done;
}

type Attributes = Record<string, string>;

/** Hears of every tag and text in turn. Nothing is built of the document, so that no text can make it large. */
class Reader {
  cut = false;
  private readonly html: string;
  private readonly builder = new Builder();
  private readonly pictures: ReadHtml["pictures"] = [];
  private readonly refused = new Set<string>();
  private readonly parser: Parser;
  private math: MathReader | null = null;
  /** Text comes in pieces, a formula in it must not. */
  private waiting = "";
  /** Up to where. */
  private heard = 0;
  private tags = 0;
  private said = 0;
  private valueless = false;

  constructor(html: string) {
    this.html = html;
    this.parser = new Parser(
      {
        onopentagname: () => {
          this.valueless = false;
        },
        onattribute: (_, __, quote) => {
          if (quote === undefined) this.valueless = true;
        },
        onopentag: (name, attributes) => this.opens(name, attributes),
        onclosetag: (name, implied) => this.closes(name, implied),
        ontext: (text) => this.hear(text),
        oncomment: () => this.hear(""),
        onprocessinginstruction: () => this.hear(""),
      },
      { recognizeSelfClosing: true },
    );
  }

  read(): void {
    this.parser.write(this.html);
    // A tag that is begun and never ended is none.
    const rest = this.html.slice(this.heard);
    if (rest.startsWith("<") && !rest.includes(">")) this.hear(rest);
    this.parser.end();
    this.say();
  }

  get done(): ReadHtml {
    const { builder, pictures, refused } = this;
    builder.close();
    return { text: builder.blocks, pictures, refused: [...refused], cut: this.cut || builder.tooMuch };
  }

  private hear(text: string): void {
    this.heard = this.parser.endIndex + 1;
    this.waiting += text;
    if (this.said + this.waiting.length > MOST_HTML_TEXT) throw new Enough();
  }

  private say(): void {
    this.said += this.waiting.length;
    // A space that does not break is a space, and what no screen shows is nothing.
    const text = this.waiting.replaceAll("\u00A0", " ").replaceAll(/(?![\n\r\t])\p{Cc}/gu, "");
    this.waiting = "";
    if (text === "") return;
    if (this.math) this.math.says(text);
    else this.builder.text(text);
  }

  private count(): void {
    this.heard = this.parser.endIndex + 1;
    this.tags += 1;
    if (this.tags > MOST_HTML_TAGS) throw new Enough();
    this.say();
  }

  private opens(name: string, attributes: Attributes): void {
    if (!this.math && isTyped(name, this.valueless)) {
      this.hear(this.html.slice(this.parser.startIndex, this.parser.endIndex + 1));
      return;
    }
    this.count();
    if (Object.keys(attributes).some((attribute) => /^on[a-z]+$/.test(attribute))) this.refused.add("script");
    if (this.math) this.math.opens(name, attributes);
    else if (refusedTags.has(name)) this.refused.add(name);
    else if (name === "img") this.shows(attributes);
    else if (name === "a" && isRecording(attributes.href ?? "")) this.refused.add("recording");
    else if (name === "math") this.math = new MathReader(attributes);
    else open(this.builder, name, false);
  }

  private shows(attributes: Attributes): void {
    const tex = texOfPicture(attributes);
    if (tex) this.builder.add({ kind: "math", tex, marks: [] });
    else this.pictures.push({ src: attributes.src ?? "", alt: attributes.alt ?? "" });
  }

  private closes(name: string, implied: boolean): void {
    this.count();
    if (!this.math) {
      if (!refusedTags.has(name) && name !== "img" && name !== "math") open(this.builder, name, true);
      return;
    }
    const { math } = this;
    const isSelfClosing = this.html.startsWith("/>", this.parser.endIndex - 1);
    if (!math.closes(implied, isSelfClosing)) return;
    this.math = null;
    const tex = math.broken ? null : texOfMath(math.math);
    if (tex === null) this.refused.add("math");
    else this.builder.add({ kind: "math", tex, marks: [] });
  }
}

function open(builder: Builder, name: string, closes: boolean): void {
  const mark = markOf[name];
  if (mark && closes) {
    if (builder.depth[mark] > 0) builder.depth[mark] -= 1;
    if (builder.depth[mark] === 0) builder.marks = builder.marks.filter((open) => open !== mark);
  } else if (mark) {
    if (builder.depth[mark]++ === 0) builder.marks.push(mark);
  } else if (name === "sub" || name === "sup") builder.smaller = closes ? null : name;
  else if (name === "br") {
    if (!closes) builder.add({ kind: "break", marks: [] });
  } else if (name === "li" && !closes) startItem(builder);
  else if (name === "table") closes ? builder.closeTable() : startTable(builder);
  else if (name === "tr" && !closes) builder.table?.push([]);
  else if (name === "td" || name === "th") closes ? builder.closeCell() : clearCell(builder);
  else if (blockTags.has(name) || name === "hr") {
    if (builder.table) builder.add({ kind: "text", text: " ", marks: [] });
    else builder.closeParagraph();
    if (name === "ul" || name === "ol") turnList(builder, name, closes);
  }
}

/** A counted list is steps; a list inside another, or in a table, is lines of the text around it. */
function turnList(builder: Builder, name: "ul" | "ol", closes: boolean): void {
  if (!closes) {
    if (name === "ol" && builder.lists.length === 0 && !builder.table) builder.steps = [];
    builder.lists.push({ ordered: name === "ol", count: 0 });
    return;
  }
  builder.lists.pop();
  if (builder.lists.length === 0) builder.closeSteps();
}

function startItem(builder: Builder): void {
  const list = builder.lists.at(-1);
  if (builder.steps && builder.lists.length === 1) {
    builder.closeParagraph();
    builder.steps.push([]);
    return;
  }
  if (builder.runs.length > 0) builder.add({ kind: "break", marks: [] });
  // Inside a step a count of its own must not look like the next step.
  const number = list?.ordered ? ++list.count : 0;
  const bullet = number === 0 ? "• " : builder.steps ? `(${number}) ` : `${number}. `;
  builder.add({ kind: "text", text: bullet, marks: [] });
}

function startTable(builder: Builder): void {
  if (builder.table) return;
  builder.closeParagraph();
  // A step holds no table: the steps end before it.
  builder.closeSteps();
  builder.table = [];
}

function clearCell(builder: Builder): void {
  if (tidyRuns(builder.runs).length > 0 && builder.table?.length) builder.closeCell();
  builder.runs = [];
}

/** Canvas and Moodle draw a formula as a picture and keep its TeX beside it. */
function texOfPicture(attributes: Attributes): string {
  if (!/\b(equation_image|texrender)\b/.test(attributes.class ?? "")) return "";
  const said = ["data-equation-content", "title", "alt"].map((name) => attributes[name]).find(Boolean) ?? "";
  return said.replace(/^LaTeX:\s*/, "").trim();
}

const isRecording = (address: string) => /\.(mp3|m4a|aac|oga|ogg|opus|wav|flac)([?#]|$)/i.test(address.trim());

type Piece = { kind: "text" | "math" | "display"; text: string };

/** Formulas stand between \( \), \[ \] or $$ $$; a single dollar in HTML is money. */
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

// HTML from other systems to rich text. It keeps what we can show and names what it cannot; nothing of it is ever passed
// on as HTML.
import { MOST_HTML_TAGS, MOST_HTML_TEXT, MOST_TABLE_CELLS } from "../limits.ts";
import { decodeEntities } from "./html-entities.ts";
import { tagsIn } from "./html-tags.ts";
import { texOfMathMl } from "./mathml-to-tex.ts";
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
    this.table?.at(-1)?.push(tidyRuns(this.runs));
    this.runs = [];
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

export function readHtml(html: string): ReadHtml {
  const builder = new Builder();
  const pictures: ReadHtml["pictures"] = [];
  const refused = new Set<string>();
  let at = 0;
  let tags = 0;
  let said = 0;
  for (const { from, to, name, closes, attributes } of tagsIn(html)) {
    if (from < at) continue;
    tags += 1;
    said += from - at;
    if (tags > MOST_HTML_TAGS || said > MOST_HTML_TEXT) break;
    builder.text(decodeEntities(html.slice(at, from)));
    at = to;
    if (!name) continue;
    if (refusedTags.has(name)) refused.add(name);
    else if (name === "img" && !closes) {
      const tex = texOfPicture(attributes);
      if (tex) builder.add({ kind: "math", tex, marks: [] });
      else pictures.push({ src: attribute(attributes, "src"), alt: attribute(attributes, "alt") });
    } else if (name === "a" && !closes && isRecording(attribute(attributes, "href"))) refused.add("recording");
    else if (name === "math" && !closes) {
      const end = html.indexOf("</math>", at);
      const tex = texOf(attributes, end === -1 ? "" : html.slice(at, end));
      if (tex === null) refused.add("math");
      else builder.add({ kind: "math", tex, marks: [] });
      at = end === -1 ? html.length : end + "</math>".length;
    } else open(builder, name, closes);
    if (/\son[a-z]+\s*=/i.test(attributes)) refused.add("script");
  }
  const cut = tags > MOST_HTML_TAGS || said + html.length - at > MOST_HTML_TEXT;
  if (!cut) builder.text(decodeEntities(html.slice(at)));
  if (builder.table) builder.closeTable();
  builder.closeParagraph();
  builder.closeSteps();
  return { text: builder.blocks, pictures, refused: [...refused], cut: cut || builder.tooMuch };
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

const attribute = (attributes: string, name: string): string => {
  const found = new RegExp(`\\s${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'<>]+))`, "i").exec(attributes);
  return decodeEntities(found?.[1] ?? found?.[2] ?? found?.[3] ?? "");
};

/** Canvas and Moodle draw a formula as a picture and keep its TeX beside it. */
function texOfPicture(attributes: string): string {
  if (!/\b(equation_image|texrender)\b/.test(attribute(attributes, "class"))) return "";
  const said = ["data-equation-content", "title", "alt"].map((name) => attribute(attributes, name)).find(Boolean) ?? "";
  return said.replace(/^LaTeX:\s*/, "").trim();
}

const annotation = /^<annotation[^<>]*encoding\s*=\s*["']application\/x-tex["'][^<>]*>/i;
const ANNOTATION = "<annotation";
const ANNOTATION_END = "</annotation>";

function texOf(attributes: string, inside: string): string | null {
  const written = decodeEntities(annotated(inside) ?? "").trim();
  const tex = written || texOfMathMl(inside) || (isFormula(inside) ? "" : attribute(attributes, "alttext").trim());
  return tex === "" ? null : tex;
}

/** Beside a formula the alternative is a description in words; alone it is the TeX. */
const isFormula = (inside: string) => /<m[a-z]+[\s>]/.test(inside);

const isRecording = (address: string) => /\.(mp3|m4a|aac|oga|ogg|opus|wav|flac)([?#]|$)/i.test(address.trim());

function annotated(inside: string): string | undefined {
  const small = inside.toLowerCase();
  const last = small.lastIndexOf(ANNOTATION_END);
  for (let at = small.indexOf(ANNOTATION); at !== -1 && at < last; ) {
    const next = small.indexOf(ANNOTATION, at + 1);
    const head = annotation.exec(inside.slice(at, next === -1 ? undefined : next));
    const from = at + (head?.[0].length ?? 0);
    if (head) return inside.slice(from, small.indexOf(ANNOTATION_END, from));
    at = next;
  }
  return undefined;
}

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

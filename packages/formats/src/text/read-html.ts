// HTML from other systems to rich text. It keeps what we can show and names what it cannot; nothing of it is ever passed
// on as HTML.
import { decodeEntities } from "./html-entities.ts";
import { addRun, type Block, type Mark, type RichText, type Run, tidyRuns } from "./rich-text.ts";
import { lowered, raised } from "./small-letters.ts";

export interface ReadHtml {
  text: RichText;
  pictures: { src: string; alt: string }[];
  /** Names of elements that were refused. */
  refused: string[];
}

const attributePattern = `\\s+[\\w:.-]+(?:\\s*=\\s*(?:"[^"]*"|'[^']*'|[^\\s"'<>]+))?`;
const tagPattern = new RegExp(`<!--[\\s\\S]*?-->|<(/?)([a-zA-Z][a-zA-Z0-9]*)((?:${attributePattern})*)\\s*(/?)>`, "g");
const pairedTags =
  /<(p|div|b|i|u|em|strong|sub|sup|span|table|ul|ol|li|font|a|h[1-6]|script|style|svg|iframe|object)(\s+[\w-]+\s*=\s*("[^"]*"|'[^']*'|[^\s"'<>]+))*\s*>[\s\S]*<\/\1\s*>/i;
const soleTags = /<(br|hr|img)(\s+[\w-]+\s*=\s*("[^"]*"|'[^']*'|[^\s"'<>]+))*\s*\/?>/i;

export const looksLikeHtml = (text: string): boolean => pairedTags.test(text) || soleTags.test(text);

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
  marks: Mark[] = [];
  lists: { ordered: boolean; count: number }[] = [];
  table: Run[][][] | null = null;
  smaller: "sub" | "sup" | null = null;

  add(run: Run): void {
    addRun(this.runs, run);
  }

  text(text: string): void {
    const marks = [...new Set(this.marks)];
    for (const piece of pieces(text)) {
      if (piece.kind === "text" && this.smaller) {
        const small = this.smaller === "sub" ? lowered(piece.text) : raised(piece.text);
        this.add({ ...small, marks });
      } else if (piece.kind === "display" && !this.table && tidyRuns(this.runs).length === 0) {
        this.closeParagraph();
        this.blocks.push({ kind: "formula", tex: piece.text });
      } else if (piece.kind === "text") this.add({ kind: "text", text: piece.text, marks });
      else this.add({ kind: "math", tex: piece.text, marks });
    }
  }

  closeParagraph(): void {
    if (this.table) return;
    const runs = tidyRuns(this.runs);
    if (runs.length > 0) this.blocks.push({ kind: "paragraph", runs });
    this.runs = [];
  }

  closeCell(): void {
    this.table?.at(-1)?.push(tidyRuns(this.runs));
    this.runs = [];
  }

  closeTable(): void {
    const rows = this.table?.filter((cells) => cells.length > 0) ?? [];
    this.table = null;
    this.runs = [];
    const width = Math.max(0, ...rows.map((cells) => cells.length));
    for (const cells of rows) while (cells.length < width) cells.push([]);
    if (rows.length > 0) this.blocks.push({ kind: "table", rows });
  }
}

export function readHtml(html: string): ReadHtml {
  const builder = new Builder();
  const pictures: ReadHtml["pictures"] = [];
  const refused = new Set<string>();
  let at = 0;
  for (const tag of html.matchAll(tagPattern)) {
    if (tag.index < at) continue;
    builder.text(decodeEntities(html.slice(at, tag.index)));
    at = tag.index + tag[0].length;
    const name = tag[2]?.toLowerCase();
    if (!name) continue;
    const closes = tag[1] === "/";
    const attributes = tag[3] ?? "";
    if (refusedTags.has(name)) refused.add(name);
    else if (name === "img" && !closes)
      pictures.push({ src: attribute(attributes, "src"), alt: attribute(attributes, "alt") });
    else if (name === "math" && !closes) {
      const end = html.indexOf("</math>", at);
      const tex = texOf(attributes, end === -1 ? "" : html.slice(at, end));
      if (tex === null) refused.add("math");
      else builder.add({ kind: "math", tex, marks: [] });
      at = end === -1 ? html.length : end + "</math>".length;
    } else open(builder, name, closes);
    if (/\son[a-z]+\s*=/i.test(attributes)) refused.add("script");
  }
  builder.text(decodeEntities(html.slice(at)));
  if (builder.table) builder.closeTable();
  builder.closeParagraph();
  return { text: builder.blocks, pictures, refused: [...refused] };
}

function open(builder: Builder, name: string, closes: boolean): void {
  const mark = markOf[name];
  if (mark && closes) {
    const last = builder.marks.lastIndexOf(mark);
    if (last >= 0) builder.marks.splice(last, 1);
  } else if (mark) builder.marks.push(mark);
  else if (name === "sub" || name === "sup") builder.smaller = closes ? null : name;
  else if (name === "br") {
    if (!closes) builder.add({ kind: "break", marks: [] });
  } else if (name === "li" && !closes) startItem(builder);
  else if (name === "table") closes ? builder.closeTable() : startTable(builder);
  else if (name === "tr" && !closes) builder.table?.push([]);
  else if (name === "td" || name === "th") closes ? builder.closeCell() : clearCell(builder);
  else if (blockTags.has(name) || name === "hr") {
    if ((name === "ul" || name === "ol") && !closes) builder.lists.push({ ordered: name === "ol", count: 0 });
    if ((name === "ul" || name === "ol") && closes) builder.lists.pop();
    if (builder.table) builder.add({ kind: "text", text: " ", marks: [] });
    else builder.closeParagraph();
  }
}

function startItem(builder: Builder): void {
  const list = builder.lists.at(-1);
  if (builder.runs.length > 0) builder.add({ kind: "break", marks: [] });
  const bullet = list?.ordered ? `${++list.count}. ` : "• ";
  builder.add({ kind: "text", text: bullet, marks: [] });
}

function startTable(builder: Builder): void {
  if (builder.table) return;
  builder.closeParagraph();
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

function texOf(attributes: string, inside: string): string | null {
  const annotated = /<annotation[^>]*encoding\s*=\s*["']application\/x-tex["'][^>]*>([\s\S]*?)<\/annotation>/i.exec(
    inside,
  );
  const tex = decodeEntities(annotated?.[1] ?? attribute(attributes, "alttext")).trim();
  return tex === "" ? null : tex;
}

type Piece = { kind: "text" | "math" | "display"; text: string };

/** Formulas stand between \( \), \[ \] or $$ $$; a single dollar in HTML is money. */
function* pieces(text: string): Generator<Piece> {
  let at = 0;
  for (const found of text.matchAll(/\\\(([\s\S]+?)\\\)|\\\[([\s\S]+?)\\\]|\$\$([\s\S]+?)\$\$/g)) {
    if (found.index > at) yield { kind: "text", text: text.slice(at, found.index) };
    const [whole, inline, display, dollars] = found;
    yield { kind: inline === undefined ? "display" : "math", text: (inline ?? display ?? dollars ?? "").trim() };
    at = found.index + whole.length;
  }
  if (at < text.length) yield { kind: "text", text: text.slice(at) };
}

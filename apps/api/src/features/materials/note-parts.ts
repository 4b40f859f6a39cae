// A note as parts: headings and lists, which our question markup does not have, and question markup between them. The
// page and the printed sheet use the same parts, so they never differ.
import {
  assertTextLimits,
  formulaOn,
  type Leaf,
  type Line,
  leavesOf,
  lineHtml,
  lineText,
  parse,
  parseOption,
  RenderProblem,
  type TableShape,
  tableShape,
  toHtml,
  toText,
} from "@sabiprep/markup";
import { escapeHtml } from "../../documents/escape-html.ts";

export interface Run {
  text: string;
  bold: boolean;
  underline: boolean;
}

export type NotePart =
  | { kind: "heading"; runs: Run[] }
  | { kind: "list"; ordered: boolean; items: Run[][] }
  | { kind: "paragraph"; runs: Run[] }
  | { kind: "formula"; text: string }
  | { kind: "figure"; picture: string; alt: string; width: number; height: number }
  | { kind: "table"; rows: Run[][][]; shape: TableShape };

export interface Note {
  html: string;
  parts: NotePart[];
}

type Block = { kind: "heading" | "bullets" | "numbers" | "table" | "formula" | "figure" | "text"; lines: string[] };

/** A picture is named by its content, so a text never shows another picture than the original. */
const figure = /^!\[([^\]]+)\]\(picture:([0-9a-f]{64}) (\d{1,4})x(\d{1,4})\)$/;

/** The pictures of a note, by their content. */
export const picturesOf = (source: string): string[] =>
  source.split("\n").flatMap((line) => figure.exec(line.trim())?.[2] ?? []);

const kindOf = (line: string): Block["kind"] => {
  if (line.startsWith("## ")) return "heading";
  if (line.startsWith("- ")) return "bullets";
  if (/^\d+\. /.test(line)) return "numbers";
  if (line.startsWith("|")) return "table";
  if (line.startsWith("![")) return "figure";
  return formulaOn(line) ? "formula" : "text";
};

export function readNote(source: string): Note {
  assertTextLimits(source);
  const blocks = blocksOf(source);
  if (blocks.length === 0) throw new RenderProblem("the text is empty");
  const read = blocks.map(readBlock);
  return { html: read.map(({ html }) => html).join(""), parts: read.map(({ part }) => part) };
}

const alone = new Set<Block["kind"]>(["heading", "formula", "figure"]);

function blocksOf(source: string): Block[] {
  const blocks: Block[] = [];
  let fresh = true;
  for (const line of source
    .replaceAll("\r\n", "\n")
    .split("\n")
    .map((line) => line.trim())) {
    const kind = kindOf(line);
    const last = blocks.at(-1);
    if (line && !fresh && last?.kind === kind && !alone.has(kind)) last.lines.push(line);
    else if (line) blocks.push({ kind, lines: [line] });
    fresh = line === "";
  }
  return blocks;
}

function readBlock({ kind, lines }: Block): { html: string; part: NotePart } {
  const whole = lines.join("\n");
  if (kind === "heading") {
    const title = parseOption(whole.slice(3));
    return { html: `<h3>${lineHtml(title)}</h3>`, part: { kind: "heading", runs: runsOf(title) } };
  }
  if (kind === "bullets" || kind === "numbers") {
    const items = lines.map((line) => parseOption(line.replace(/^(- |\d+\. )/, "")));
    const tag = kind === "numbers" ? "ol" : "ul";
    const html = items.map((item) => `<li>${lineHtml(item)}</li>`).join("");
    return {
      html: `<${tag}>${html}</${tag}>`,
      part: { kind: "list", ordered: kind === "numbers", items: items.map(runsOf) },
    };
  }
  if (kind === "figure") return readFigure(whole);
  const blocks = parse(whole);
  const html = toHtml(blocks);
  const [block] = blocks;
  // Content wider than a phone scrolls in its own box, so the keyboard must reach it.
  if (block?.kind === "formula")
    return {
      html: `<div class="note-formula" role="group" aria-label="formula" tabindex="0">${html}</div>`,
      part: { kind: "formula", text: toText(blocks) },
    };
  if (block?.kind === "table") {
    const rows = block.rows.map((cells) => cells.map(runsOf));
    return { html, part: { kind: "table", rows, shape: tableShape(block) } };
  }
  return { html, part: { kind: "paragraph", runs: block?.kind === "paragraph" ? runsOf(block.line) : [] } };
}

function readFigure(line: string): { html: string; part: NotePart } {
  const [, alt, picture, width, height] = figure.exec(line) ?? [];
  if (!alt || !picture)
    throw new RenderProblem("put a figure on a line of its own: ![what it shows](picture:name, width and height)");
  // The question picture viewer opens it. Its size is given, so that nothing jumps when it loads.
  const image = `<img src="/api/pictures/${picture}.svg" alt="${escapeHtml(alt)}" width="${width}" height="${height}" loading="lazy">`;
  return {
    html: `<figure class="note-figure">${image}</figure>`,
    part: { kind: "figure", picture, alt, width: Number(width), height: Number(height) },
  };
}

export const plainRuns = (runs: Run[]): string => runs.map(({ text }) => text).join("");

/**
 * Plain, bold and underlined runs as printed text, with formulas in one line of Unicode. Italics are only for the
 * screen.
 */
function runsOf(line: Line): Run[] {
  const runs: { leaves: Leaf[]; bold: boolean; underline: boolean }[] = [];
  for (const { leaf, marks } of leavesOf(line)) {
    const bold = marks.includes("strong");
    const underline = marks.includes("u");
    const last = runs.at(-1);
    if (last && last.bold === bold && last.underline === underline) last.leaves.push(leaf);
    else runs.push({ leaves: [leaf], bold, underline });
  }
  return runs.map(({ leaves, bold, underline }) => {
    const text = printed(leaves);
    // A lone space looks the same in every weight and is not underlined.
    return text.trim() ? { text, bold, underline } : { text: " ", bold: false, underline: false };
  });
}

function printed(leaves: Leaf[]): string {
  // A sheet breaks lines when they are full.
  const said = leaves.map((leaf) => (leaf.kind === "break" ? " " : lineText([leaf])));
  const isWord = (text: string) => text.trim() !== "";
  const [first, last] = [said.findIndex(isWord), said.findLastIndex(isWord)];
  // Spaces at the ends belong to the text, not to a formula beside them.
  if (leaves[first]?.kind === "formula") said[first] = said[first]!.trimStart();
  if (leaves[last]?.kind === "formula") said[last] = said[last]!.trimEnd();
  return said.join("");
}

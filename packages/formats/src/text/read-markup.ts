// Our own markup, read the way packages/markup renders it; null where it would not render.
import { formulaOn, stepsAt } from "@sabiprep/markup/steps";
import { addRun, type Block, type Mark, type RichText, type Run, type StepBlock } from "./rich-text.ts";

const names: Record<string, Mark> = { "**": "strong", "*": "em", __: "u" };
const token = /\\([$*_|\\])|\$((?:\\.|[^$\\])+)\$|(_{3,})|(\*\*|__|\*)|(\n)|([^\\$*_\n]+|_)/gy;

export function readMarkup(source: string): RichText | null {
  const blocks: Block[] = [];
  let fresh = true;
  let lines: string[] = [];
  let table: string[] = [];
  let broken = false;
  const close = () => {
    const runs = lines.length > 0 ? readInline(lines.join("\n")) : [];
    const rows = table.length > 0 ? readTable(table) : null;
    if (runs === null || (table.length > 0 && rows === null)) broken = true;
    else if (lines.length > 0) blocks.push({ kind: "paragraph", runs });
    else if (rows) blocks.push({ kind: "table", rows });
    lines = [];
    table = [];
  };
  const all = source.split("\n").map((line) => line.trim());
  for (let at = 0; at < all.length; at++) {
    const line = all[at]!;
    const list = stepsAt(all, at);
    if (list) {
      close();
      const steps = list.steps.map(readStep);
      if (steps.includes(null)) broken = true;
      blocks.push({ kind: "steps", steps: steps.filter((step) => step !== null) });
      at += list.lines - 1;
      continue;
    }
    const formula = formulaOn(line);
    const inTable = line.startsWith("|");
    if (formula || fresh || line === "" || (inTable ? lines.length > 0 : table.length > 0)) close();
    if (formula) blocks.push({ kind: "formula", tex: formula });
    else if (line && inTable) table.push(line);
    else if (line) lines.push(line);
    fresh = line === "";
  }
  close();
  return broken ? null : blocks;
}

/** Text up to a formula is one paragraph of its step; null where it would not render. */
function readStep(lines: readonly string[]): StepBlock[] | null {
  const step: StepBlock[] = [];
  let said: string[] = [];
  const close = (): boolean => {
    const runs = said.length > 0 ? readInline(said.join("\n")) : [];
    if (runs && runs.length > 0) step.push({ kind: "paragraph", runs });
    said = [];
    return runs !== null;
  };
  for (const line of lines) {
    const tex = formulaOn(line);
    if (!tex) said.push(line);
    else if (close()) step.push({ kind: "formula", tex });
    else return null;
  }
  return close() ? step : null;
}

export function readInline(source: string): Run[] | null {
  if (source.includes("$$")) return null;
  const runs: Run[] = [];
  const open: Mark[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    const at = token.lastIndex;
    const found = token.exec(source);
    if (!found) return null;
    const [whole, escaped, tex, gap, mark, newline, plain] = found;
    if (tex !== undefined) runs.push({ kind: "math", tex, marks: [...open] });
    else if (newline) runs.push({ kind: "break", marks: [...open] });
    else if (mark && !standsAlone(source, at, whole)) {
      if (!turn(names[mark]!, open, source, at, mark.length)) return null;
    } else addRun(runs, { kind: "text", text: escaped ?? gap ?? plain ?? whole, marks: [...open] });
  }
  return open.length > 0 ? null : runs;
}

const touches = (sign: string | undefined) => sign !== undefined && /\S/.test(sign);

const standsAlone = (source: string, at: number, mark: string) =>
  mark === "*" && !touches(source[at - 1]) && !touches(source[at + 1]);

function turn(mark: Mark, open: Mark[], source: string, at: number, length: number): boolean {
  if (open.at(-1) === mark) {
    open.pop();
    return touches(source[at - 1]);
  }
  if (open.includes(mark) || !touches(source[at + length])) return false;
  open.push(mark);
  return true;
}

function readTable(lines: string[]): Run[][][] | null {
  const [head = "", rule = "", ...body] = lines;
  if (!/^\|(?:\s*:?-+:?\s*\|)+$/.test(rule)) return null;
  const rows = [head, ...body].map((line) => cellsOf(line).map(readInline));
  const width = rows[0]?.length;
  const whole: Run[][][] = [];
  for (const cells of rows) {
    const read = cells.filter((cell) => cell !== null);
    if (cells.length !== width || read.length !== width) return null;
    whole.push(read);
  }
  return whole;
}

function cellsOf(line: string): string[] {
  const cells = line.slice(1).match(/(?:\\.|\$(?:\\.|[^$\\])*\$|[^|\\$])*(?:\||$)/g) ?? [];
  const closed = line.endsWith("|") ? cells.filter((cell) => cell.endsWith("|")) : cells.filter(Boolean);
  return closed.map((cell) => cell.replace(/\|$/, "").trim());
}

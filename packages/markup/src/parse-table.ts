import { DOLLARS, excerpt } from "./grammar.ts";
import { parseLine } from "./parse-line.ts";
import { RenderProblem } from "./render-problem.ts";
import type { Table } from "./tree.ts";

const ruled = /^\|(?:\s*:?-+:?\s*\|)+$/;

export function parseTable(lines: readonly string[]): Table {
  const [head = "", rule = "", ...body] = lines;
  if (!ruled.test(rule)) throw new RenderProblem(`the second line of a table must be |---|: ${excerpt(head)}`);
  const rows = [head, ...body].map((line) => cellsOf(line).map(parseLine));
  const width = rows[0]?.length ?? 0;
  if (rows.some((cells) => cells.length !== width))
    throw new RenderProblem(`the rows of the table have different lengths: ${excerpt(head)}`);
  return { kind: "table", rows };
}

const cell = new RegExp(String.raw`(?:\\.|${DOLLARS}|[^|\\$])*(?:\||$)`, "g");

/** Cells end at a bar that is neither escaped nor inside a formula. */
function cellsOf(line: string): string[] {
  const cells = line.slice(1).match(cell) ?? [];
  const closed = line.endsWith("|") ? cells.filter((cell) => cell.endsWith("|")) : cells.filter(Boolean);
  return closed.map((cell) => cell.replace(/\|$/, "").trim());
}

// Workbooks often start with a page of instructions. The sheet that looks most like a table of questions is proposed.
import { knownColumns } from "./columns.ts";
import type { Cell } from "./read-table.ts";
import type { Workbook } from "./read-xlsx.ts";

/** The number of sheets to check. A workbook of hundreds is not a question file. */
const LOOKED_AT = 20;

export function likeliestSheet({ sheets, cellsOf }: Workbook): string {
  let best = { sheet: sheets[0]!, score: -1 };
  for (const sheet of sheets.slice(0, LOOKED_AT)) {
    const score = scoreOf(cellsOf(sheet));
    if (score > best.score) best = { sheet, score };
  }
  return best.sheet;
}

/** Known headings are the strongest sign. Without any, rows as wide as a question with its options. */
function scoreOf(cells: Cell[][]): number {
  const first = cells.find((row) => row.some((cell) => cell !== "")) ?? [];
  const headings = first.flatMap((cell) => (typeof cell === "string" ? [cell] : []));
  const wide = cells.filter((row) => row.filter((cell) => cell !== "").length >= 6).length;
  return knownColumns(headings) * 1_000 + Math.min(wide, 999);
}

// Workbooks often begin with a page of instructions. The sheet that looks most like a table of questions is proposed.
import { knownColumns } from "./columns.ts";
import type { Cell } from "./read-table.ts";
import type { Workbook } from "./read-xlsx.ts";

/** So many sheets are looked at; a workbook of hundreds is no question file. */
const LOOKED_AT = 20;

export function likeliestSheet({ sheets, cellsOf }: Workbook): string {
  let best = { sheet: sheets[0]!, score: -1 };
  for (const sheet of sheets.slice(0, LOOKED_AT)) {
    const score = scoreOf(cellsOf(sheet));
    if (score > best.score) best = { sheet, score };
  }
  return best.sheet;
}

/** Headings we know say the most; without any, rows as wide as a question with its options. */
function scoreOf(cells: Cell[][]): number {
  const first = cells.find((row) => row.some((cell) => cell !== "")) ?? [];
  const headings = first.flatMap((cell) => (typeof cell === "string" ? [cell] : []));
  const wide = cells.filter((row) => row.filter((cell) => cell !== "").length >= 6).length;
  return knownColumns(headings) * 1_000 + Math.min(wide, 999);
}

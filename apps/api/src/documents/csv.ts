// CSV files that spreadsheets open as what they are: text that could be taken for a formula is made plain.
import { guarded } from "@sabiprep/formats";

export type Cell = string | number | boolean | null | undefined;

export const csvCell = (value: Cell): string => {
  if (value === null || value === undefined) return "";
  const safe = typeof value === "string" ? guarded(value) : String(value);
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** With the mark that tells Excel it is UTF-8. */
export const writeCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(csvCell).join(",")).join("\r\n")}\r\n`;

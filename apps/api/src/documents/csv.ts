// CSV files that spreadsheets open as what they are: text that could be taken for a formula is made plain.
export type Cell = string | number | boolean | null | undefined;

const FORMULA = /^[=+\-@\t\r]/;

export const csvCell = (value: Cell): string => {
  if (value === null || value === undefined) return "";
  const plain = String(value);
  const safe = typeof value === "string" && FORMULA.test(plain) ? `'${plain}` : plain;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** With the mark that tells Excel it is UTF-8. */
export const writeCsv = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(csvCell).join(",")).join("\r\n")}\r\n`;

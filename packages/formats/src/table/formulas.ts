// Cells that a spreadsheet would run. On export an apostrophe guards such text, and on import the guard is removed.
const runs = /^'*[=+\-@\t\r\n＝＋－＠]/;
const calls = /^\s*[=@][A-Z][A-Z0-9._]*\(/;
const reaches = /^\s*[=+\-@].*\|.*!/;

export const guarded = (cell: string): string => (runs.test(cell) ? `'${cell}` : cell);

export const unguarded = (cell: string): string => (cell.startsWith("'") && runs.test(cell) ? cell.slice(1) : cell);

/** The formula in a cell, or null: "= 5" and "-3" are answers, =HYPERLINK(…) is not. */
export const formulaIn = (cell: string): string | null => (calls.test(cell) || reaches.test(cell) ? cell : null);

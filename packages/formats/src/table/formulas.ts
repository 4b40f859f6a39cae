// Cells a spreadsheet would run. Going out, such text is guarded by an apostrophe; coming in, the guard is taken off.
const runs = /^'*[=+\-@\t\r\n＝＋－＠]/;
const calls = /^\s*[=@][A-Z][A-Z0-9._]*\(/;
const reaches = /^\s*[=+\-@].*\|.*!/;

export const guarded = (cell: string): string => (runs.test(cell) ? `'${cell}` : cell);

export const unguarded = (cell: string): string => (cell.startsWith("'") && runs.test(cell) ? cell.slice(1) : cell);

/** The formula a cell holds, or null: "= 5" and "-3" are answers, =HYPERLINK(…) is not. */
export const formulaIn = (cell: string): string | null => (calls.test(cell) || reaches.test(cell) ? cell : null);

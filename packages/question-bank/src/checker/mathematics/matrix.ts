// Matrices as they are written in a formula. Entries may contain a letter.
import { evaluated, expression, type Letters } from "../reading/tex-expression.ts";

export type Matrix = number[][];

const written = /\\begin\{([pv])matrix\} (.+?) \\end\{\1matrix\}/;

/** The rows of the only matrix in a formula, and the text before it. */
function rowsOf(tex: string): { before: string; rows: string[][] } {
  const match = written.exec(tex);
  if (!match || match.index + match[0].length !== tex.length) throw new Error(`"${tex}" is not a matrix`);
  const rows = (match[2] ?? "").split(" \\\\ ").map((row) => row.split(" & "));
  if (rows.some((row) => row.length !== rows.length)) throw new Error(`"${tex}" is not square`);
  return { before: tex.slice(0, match.index), rows };
}

/** A square matrix with numbers in place of its letters, times the factor before it. */
export function matrixIn(tex: string, values: Letters = {}): Matrix {
  const { before, rows } = rowsOf(tex);
  const factor = before === "" ? 1 : before === "-" ? -1 : evaluated(before);
  return rows.map((row) => row.map((entry) => factor * expression(entry).at(values)));
}

const entry = (matrix: Matrix, row: number, column: number) => matrix[row]?.[column] ?? Number.NaN;

const byEntry = (size: number, work: (row: number, column: number) => number): Matrix =>
  Array.from({ length: size }, (_, row) => Array.from({ length: size }, (__, column) => work(row, column)));

export const product = (one: Matrix, other: Matrix): Matrix =>
  byEntry(one.length, (row, column) =>
    one.reduce((sum, _, at) => sum + entry(one, row, at) * entry(other, at, column), 0),
  );

export const combined = (first: number, one: Matrix, second: number, other: Matrix): Matrix =>
  byEntry(one.length, (row, column) => first * entry(one, row, column) + second * entry(other, row, column));

export const unit = (size: number): Matrix => byEntry(size, (row, column) => (row === column ? 1 : 0));

/** By elimination: multiplies the numbers left on the diagonal. */
export function determinant(matrix: Matrix): number {
  const rows = matrix.map((row) => [...row]);
  let value = 1;
  for (let at = 0; at < rows.length; at++) {
    const from = rows.findIndex((row, number) => number >= at && Math.abs(row[at] ?? 0) > 1e-12);
    const [pivot, here] = [rows[from], rows[at]];
    if (!pivot || !here) return 0;
    if (from !== at) {
      [rows[at], rows[from]] = [pivot, here];
      value = -value;
    }
    value *= pivot[at] ?? Number.NaN;
    for (const row of rows.slice(at + 1)) {
      const factor = (row[at] ?? 0) / (pivot[at] ?? Number.NaN);
      for (let column = at; column < row.length; column++)
        row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0);
    }
  }
  return value;
}

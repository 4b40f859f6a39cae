// A table on the printed sheet: ruled, padded, its heads told apart, figures to the right, columns as wide as they need.
import { type Pdf, pdfFonts } from "../../documents/pdf.ts";
import { type NotePart, plainRuns, type Run } from "./note-parts.ts";

type Table = Extract<NotePart, { kind: "table" }>;
interface Space {
  left: number;
  width: number;
  bottom: number;
}

const GREEN = "#08552E";
const INK = "#14201A";
const RULE = "#6B7D74";
const TINT = "#E3F5EA";
const SIZE = 9.5;
const SIDE = 7;
const ABOVE = 4;

export function drawTable(pdf: Pdf, { rows, shape }: Table, { left, width, bottom }: Space): void {
  pdf.fontSize(SIZE);
  const columns = columnWidths(pdf, rows, width);
  const isHead = (row: number, column: number) => row === 0 || (column === 0 && shape.rowHeads);
  const fontOf = (head: boolean) => (head ? pdfFonts.bold : pdfFonts.text);
  const inside = (column: number) => columns[column]! - 2 * SIDE;
  const heightOf = (cells: Run[][], row: number) =>
    2 * ABOVE +
    Math.max(
      ...cells.map((cell, column) =>
        pdf.font(fontOf(isHead(row, column))).heightOfString(plainRuns(cell) || " ", { width: inside(column) }),
      ),
    );

  const drawRow = (row: number) => {
    const cells = rows[row]!;
    const height = heightOf(cells, row);
    const top = pdf.y;
    let x = left;
    for (const [column, cell] of cells.entries()) {
      const head = isHead(row, column);
      pdf.lineWidth(0.6).rect(x, top, columns[column]!, height);
      if (head) pdf.fillAndStroke(TINT, RULE);
      else pdf.stroke(RULE);
      const align = shape.figures[column] ? "right" : "left";
      pdf.font(fontOf(head)).fillColor(head ? GREEN : INK);
      drawCell(pdf, cell, x + SIDE, top + ABOVE, { width: inside(column), align });
      x += columns[column]!;
    }
    pdf.y = top + height;
  };

  for (const [row, cells] of rows.entries()) {
    if (pdf.y + heightOf(cells, row) > bottom) {
      pdf.addPage().fontSize(SIZE);
      // A table that goes on says again what its columns are.
      if (row > 0) drawRow(0);
    }
    drawRow(row);
  }
  pdf.x = left;
  pdf.moveDown(0.7);
}

type Setting = { width: number; align: "left" | "right" };

/** Underlined words keep their line; only a cell of one stretch can be set to the right by it. */
function drawCell(pdf: Pdf, runs: Run[], x: number, y: number, setting: Setting): void {
  if (setting.align === "right" || runs.every(({ underline }) => !underline)) {
    pdf.text(plainRuns(runs), x, y, { ...setting, underline: runs.some(({ underline }) => underline) });
    return;
  }
  for (const [at, { text, underline }] of runs.entries()) {
    const options = { ...setting, continued: at < runs.length - 1, underline };
    if (at === 0) pdf.text(text, x, y, options);
    else pdf.text(text, options);
  }
}

/** As wide as their longest line if that fits; else what is too much is taken from the wide ones. */
function columnWidths(pdf: Pdf, rows: Run[][][], width: number): number[] {
  pdf.font(pdfFonts.bold);
  const wanted = (rows[0] ?? []).map(
    (_, column) => 2 * SIDE + 1 + Math.max(...rows.map((cells) => pdf.widthOfString(plainRuns(cells[column] ?? [])))),
  );
  const all = wanted.reduce((sum, one) => sum + one, 0);
  if (all <= width) return wanted;
  const even = width / wanted.length;
  const narrow = wanted.filter((one) => one <= even).reduce((sum, one) => sum + one, 0);
  const wide = all - narrow;
  return wanted.map((one) => (one <= even ? one : (one / wide) * (width - narrow)));
}

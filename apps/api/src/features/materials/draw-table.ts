// A table on the printed sheet: ruled and padded, with a marked header row, numbers on the right, and columns as wide
// as needed.
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
const MIN_SIZE = 5;
const SIDE = 7;
const ABOVE = 4;

export function drawTable(pdf: Pdf, { rows, shape }: Table, { left, width, bottom }: Space): void {
  const size = sizeFor(pdf, rows, width);
  const side = (SIDE * size) / SIZE;
  pdf.fontSize(size);
  const columns = columnWidths(pdf, rows, width, side);
  const isHead = (row: number, column: number) => row === 0 || (column === 0 && shape.rowHeads);
  const fontOf = (head: boolean) => (head ? pdfFonts.bold : pdfFonts.text);
  const inside = (column: number) => columns[column]! - 2 * side;
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
      drawCell(pdf, cell, x + side, top + ABOVE, { width: inside(column), align });
      x += columns[column]!;
    }
    pdf.y = top + height;
  };

  for (const [row, cells] of rows.entries()) {
    if (pdf.y + heightOf(cells, row) > bottom) {
      pdf.addPage().fontSize(size);
      // A table that continues on a new page repeats its header row.
      if (row > 0) drawRow(0);
    }
    drawRow(row);
  }
  pdf.x = left;
  pdf.moveDown(0.7);
}

type Setting = { width: number; align: "left" | "right" };

/** Underlined words keep their line, so only a cell with one run can be aligned right. */
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

const textOf = (cells: Run[][], column: number) => plainRuns(cells[column] ?? []);
const longestWord = (pdf: Pdf, text: string) => Math.max(...text.split(/\s+/).map((word) => pdf.widthOfString(word)));

/** Small enough that no number is broken in two when the table is too wide for the sheet. */
function sizeFor(pdf: Pdf, rows: Run[][][], width: number): number {
  pdf.font(pdfFonts.bold).fontSize(SIZE);
  const words = (rows[0] ?? []).map(
    (_, column) => 2 * SIDE + 1 + Math.max(...rows.map((cells) => longestWord(pdf, textOf(cells, column)))),
  );
  const needed = words.reduce((sum, one) => sum + one, 0);
  return Math.max(MIN_SIZE, Math.min(SIZE, (SIZE * width) / needed));
}

/**
 * As wide as the longest line if that fits. Otherwise each column fits its longest word, and the rest is shared by what
 * is missing.
 */
function columnWidths(pdf: Pdf, rows: Run[][][], width: number, side: number): number[] {
  pdf.font(pdfFonts.bold);
  const widths = (measure: (text: string) => number) =>
    (rows[0] ?? []).map((_, column) => 2 * side + 1 + Math.max(...rows.map((cells) => measure(textOf(cells, column)))));
  const wanted = widths((text) => pdf.widthOfString(text));
  const sum = (all: number[]) => all.reduce((so, one) => so + one, 0);
  if (sum(wanted) <= width) return wanted;
  const least = widths((text) => longestWord(pdf, text));
  if (sum(least) >= width) return least.map((one) => (one * width) / sum(least));
  const share = (width - sum(least)) / (sum(wanted) - sum(least));
  return least.map((one, column) => one + (wanted[column]! - one) * share);
}

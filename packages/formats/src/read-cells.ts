// The cells of a table that is not about questions, such as a school's list of pupils.
import { decodeText } from "./decode-text.ts";
import { refuseFile } from "./refusal.ts";
import { readCsv } from "./table/read-csv.ts";
import { readXlsx } from "./table/read-xlsx.ts";
import { isZip } from "./zip/read-zip.ts";

/** Of a workbook, its first sheet with content. */
export function readCells(bytes: Uint8Array): string[][] {
  if (bytes.length === 0) refuseFile("The file is empty.");
  if (!isZip(bytes)) return readCsv(decodeText(bytes).text).cells;
  const { sheets, cellsOf } = readXlsx(bytes);
  for (const sheet of sheets) {
    const cells = cellsOf(sheet).map((row) => row.map((cell) => (typeof cell === "string" ? cell : cell.formula)));
    if (cells.some((row) => row.some((cell) => cell.trim() !== ""))) return cells;
  }
  return refuseFile("The workbook has no rows.");
}

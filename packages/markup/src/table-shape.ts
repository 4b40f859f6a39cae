// What the cells of a table say about it: which column names the rows and which columns contain numbers. It is read
// from the cells, because question writers should not have to say it.
import { lineText } from "./to-text.ts";
import type { Line, Table } from "./tree.ts";

export interface TableShape {
  /** The cells of the first column name their rows, as those of the first row name their columns. */
  rowHeads: boolean;
  /** Columns of only numbers are aligned to the right. */
  figures: boolean[];
}

const money = /[₦$£€#¢]/.source;
const figure = new RegExp(`^\\(?[−+-]?\\s?${money}?\\s?[−+-]?\\d[\\d, ]*(\\.\\d+)?\\s?(%|°C|°|k|${money})?\\)?$`);
const range = /^\d[\d,.]*\s?[–-]\s?\d[\d,.]*$/;
const nothing = /^[–—-]?$/;

export const isFigure = (text: string): boolean => figure.test(text) || range.test(text);

/** The text of each cell. */
export const cellTexts = ({ rows }: Table): string[][] =>
  rows.map((cells) => cells.map((cell) => lineText(cell, "words").trim()));

export function tableShape(table: Table): TableShape {
  const [head = [], ...body] = cellTexts(table);
  const figures = head.map((_, column) => {
    const said = body.map((cells) => cells[column] ?? "").filter((text) => !nothing.test(text));
    return said.length > 0 && said.every(isFigure);
  });
  const first = body.map(([text = ""]) => text);
  // Words to the left of numbers name them. An empty corner or a bold column says so directly.
  const named = figures.slice(1).some(Boolean) && first.every((text) => text && !isFigure(text));
  const bold = table.rows.slice(1).every(([cell = []]) => isBold(cell));
  const marked = body.length > 0 && (head[0] === "" || bold);
  return { rowHeads: head.length > 1 && (named || marked), figures };
}

const isBold = ([only, ...others]: Line) => only?.kind === "marked" && only.mark === "strong" && others.length === 0;

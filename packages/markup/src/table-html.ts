// A table of a page: its headings are marked, and its numbers are on the right, aligned at the decimal point.
import { cellTexts, isFigure, type TableShape, tableShape } from "./table-shape.ts";
import type { Line, Table } from "./tree.ts";

export function tableHtml(table: Table, lineHtml: (line: Line) => string): string {
  const shape = tableShape(table);
  const texts = cellTexts(table);
  const pads = padsOf(texts, shape);
  const [th = "", ...trs] = table.rows.map((cells, row) =>
    cells
      .map((cell, column) => cellHtml(lineHtml(cell), shape, { row, column, text: texts[row]![column]! }, pads))
      .join(""),
  );
  const tbody = trs.map((cells) => `<tr>${cells}</tr>`).join("");
  // A table may be wider than a phone: it scrolls in its own box, which the keyboard must be able to reach.
  return `<div class="t-scroll" role="group" aria-label="Table" tabindex="0"><table><thead><tr>${th}</tr></thead><tbody>${tbody}</tbody></table></div>`;
}

interface CellPosition {
  row: number;
  column: number;
  text: string;
}

function cellHtml(
  html: string,
  { rowHeads, figures }: TableShape,
  { row, column, text }: CellPosition,
  pads: Pads,
): string {
  const align = figures[column] ? (row > 0 || isFigure(text) ? ' class="t-num"' : ' class="t-end"') : "";
  if (row === 0) return text ? `<th scope="col"${align}>${html}</th>` : "<td></td>";
  if (column === 0 && rowHeads) return `<th scope="row"${align}>${html}</th>`;
  const pad = pads[row]?.[column];
  return `<td${align}${pad ? ` data-pad="${pad}"` : ""}>${html}</td>`;
}

type Pads = (string | undefined)[][];

/** The missing decimals of a number in its column. They are invisible and keep the decimal points aligned. */
function padsOf(texts: string[][], { figures }: TableShape): Pads {
  const decimals = (text = "") => /^[^.]*\d(\.\d+)?$/.exec(text)?.[1] ?? "";
  const [, ...body] = texts;
  const longest = figures.map((is, column) =>
    is ? Math.max(...body.map((cells) => decimals(cells[column]).length)) : 0,
  );
  return texts.map((cells) =>
    cells.map((text, column) => {
      const lacks = (longest[column] ?? 0) - decimals(text).length;
      if (lacks <= 0 || !/\d$/.test(text)) return undefined;
      return decimals(text) ? "0".repeat(lacks) : `.${"0".repeat(lacks - 1)}`;
    }),
  );
}

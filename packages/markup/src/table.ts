// A table: its head row, whether its first column names the rows, and which columns hold figures. All of it is read from
// what the cells say, because nobody who writes a question should have to say it.
import { excerpt, inlineOf, type RenderedText } from "./inline.ts";
import { RenderProblem } from "./render-problem.ts";

export interface TableShape {
  /** The cells of the first column name their rows, as those of the first row name their columns. */
  rowHeads: boolean;
  /** Columns of nothing but figures stand to the right. */
  figures: boolean[];
}

const money = /[₦$£€#¢]/.source;
const figure = new RegExp(`^\\(?[−+-]?\\s?${money}?\\s?[−+-]?\\d[\\d, ]*(\\.\\d+)?\\s?(%|°C|°|k|${money})?\\)?$`);
const range = /^\d[\d,.]*\s?[–-]\s?\d[\d,.]*$/;
const nothing = /^[–—-]?$/;

const isFigure = (text: string) => figure.test(text) || range.test(text);

/** Of the texts of the cells, the head row first. `bold` tells which first cells the writer set in bold. */
export function tableShape(rows: readonly (readonly string[])[], bold: readonly boolean[] = []): TableShape {
  const [head = [], ...body] = rows;
  const figures = head.map((_, column) => {
    const said = body.map((cells) => cells[column] ?? "").filter((text) => !nothing.test(text));
    return said.length > 0 && said.every(isFigure);
  });
  const first = body.map(([text = ""]) => text);
  // Words to the left of figures name them; an empty corner or a bold column says it outright.
  const named = figures.slice(1).some(Boolean) && first.every((text) => text && !isFigure(text));
  const marked = body.length > 0 && (head[0] === "" || body.every((_, at) => bold[at + 1]));
  return { rowHeads: head.length > 1 && (named || marked), figures };
}

export function table(lines: string[]): RenderedText {
  const [head = "", rule = "", ...body] = lines;
  if (!/^\|(?:\s*:?-+:?\s*\|)+$/.test(rule))
    throw new RenderProblem(`the second line of a table is |---|: ${excerpt(head)}`);
  const sources = [head, ...body].map(cellsOf);
  const rows = sources.map((cells) => cells.map(inlineOf));
  const width = rows[0]?.length ?? 0;
  if (rows.some((cells) => cells.length !== width))
    throw new RenderProblem(`rows of unequal length in the table ${excerpt(head)}`);
  const texts = rows.map((cells) => cells.map(({ words }) => words.trim()));
  const shape = tableShape(texts, sources.map(isBold));
  const pads = padsOf(texts, shape);
  const [th = "", ...trs] = rows.map((cells, row) =>
    cells.map(({ html }, column) => cell(html, shape, { row, column, text: texts[row]![column]! }, pads)).join(""),
  );
  const tbody = trs.map((cells) => `<tr>${cells}</tr>`).join("");
  // A table may be wider than a phone: it scrolls in its own box, which the keyboard must be able to reach.
  return {
    html: `<div class="t-scroll" role="group" aria-label="Table" tabindex="0"><table><thead><tr>${th}</tr></thead><tbody>${tbody}</tbody></table></div>`,
    text: rows.map((cells) => cells.map(({ text }) => text.trim()).join(" | ")).join("\n"),
    words: texts.map((cells) => cells.join(" | ")).join("\n"),
  };
}

interface Place {
  row: number;
  column: number;
  text: string;
}

function cell(html: string, { rowHeads, figures }: TableShape, { row, column, text }: Place, pads: Pads): string {
  const align = figures[column] ? (row > 0 || isFigure(text) ? ' class="t-num"' : ' class="t-end"') : "";
  if (row === 0) return text ? `<th scope="col"${align}>${html}</th>` : "<td></td>";
  if (column === 0 && rowHeads) return `<th scope="row"${align}>${html}</th>`;
  const pad = pads[row]?.[column];
  return `<td${align}${pad ? ` data-pad="${pad}"` : ""}>${html}</td>`;
}

type Pads = (string | undefined)[][];

/** What a figure lacks to as many decimals as its column has: unseen, it keeps the points under one another. */
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

const isBold = ([first = ""]: string[]) => /^\*\*[^*]+\*\*$/.test(first);

/** Cells end at a bar that is neither escaped nor inside a formula. */
export function cellsOf(line: string): string[] {
  const cells = line.slice(1).match(/(?:\\.|\$(?:\\.|[^$\\])*\$|[^|\\$])*(?:\||$)/g) ?? [];
  const closed = line.endsWith("|") ? cells.filter((cell) => cell.endsWith("|")) : cells.filter(Boolean);
  return closed.map((cell) => cell.replace(/\|$/, "").trim());
}

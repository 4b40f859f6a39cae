import { CsvError, parse } from "csv-parse/sync";
import { MAX_CELL_CHARACTERS, MAX_COLUMNS, MAX_ROWS } from "../limits.ts";
import { FileRefusal, refuseFile } from "../refusal.ts";

export const delimiters = [",", ";", "\t", "|"] as const;
export type Delimiter = (typeof delimiters)[number];

/** Enough text to tell the rows apart. */
const LOOKED_AT = 200_000;

function recordsOf(text: string, delimiter: Delimiter, to: number): string[][] {
  refuseWide(text, delimiter);
  return parse(text, {
    delimiter,
    relax_column_count: true,
    max_record_size: MAX_COLUMNS * MAX_CELL_CHARACTERS,
    to,
  });
}

/** Before any row is built, because a row of a million empty cells takes a gigabyte. */
function refuseWide(text: string, delimiter: Delimiter): void {
  const sign = delimiter.charCodeAt(0);
  let quoted = false;
  let cells = 1;
  let row = 1;
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === QUOTE) quoted = !quoted;
    else if (quoted) continue;
    else if (code === NEWLINE) {
      cells = 1;
      row += 1;
    } else if (code === sign && ++cells > MAX_COLUMNS)
      refuseFile(`The table has more than ${MAX_COLUMNS} columns.`, row);
  }
}

const QUOTE = 34;
const NEWLINE = 10;

export function readCsv(text: string, wanted?: Delimiter): { delimiter: Delimiter; cells: string[][] } {
  const delimiter = wanted ?? delimiterOf(text);
  try {
    return { delimiter, cells: recordsOf(text, delimiter, MAX_ROWS + 2) };
  } catch (problem) {
    if (problem instanceof CsvError) throw new FileRefusal(reasonOf(problem), lineOf(problem));
    throw problem;
  }
}

const reasonOf = ({ code }: CsvError) => {
  if (code === "CSV_QUOTE_NOT_CLOSED") return "A cell starts with a quotation mark but has no closing one";
  if (code === "CSV_MAX_RECORD_SIZE") return "A row is too long";
  return "There is a quotation mark in the wrong place";
};

const lineOf = (problem: CsvError): number | null => {
  const lines = (problem as CsvError & { lines?: unknown }).lines;
  return typeof lines === "number" ? lines : null;
};

/** The character that splits the first rows into the most cells, with the same number in each row. */
function delimiterOf(whole: string): Delimiter {
  const text = beginningOf(whole);
  let best: { delimiter: Delimiter; score: number } = { delimiter: ",", score: 0 };
  for (const delimiter of delimiters) {
    const score = scoreOf(text, delimiter);
    if (score > best.score) best = { delimiter, score };
  }
  return best.delimiter;
}

function scoreOf(text: string, delimiter: Delimiter): number {
  try {
    const rows = recordsOf(text, delimiter, 30).filter((cells) => cells.some((cell) => cell !== ""));
    const width = rows[0]?.length ?? 0;
    const alike = rows.filter((cells) => cells.length === width).length;
    return width < 2 ? 0 : (alike / rows.length) * Math.min(width, 20);
  } catch {
    return 0;
  }
}

function beginningOf(text: string): string {
  if (text.length <= LOOKED_AT) return text;
  const end = text.lastIndexOf("\n", LOOKED_AT);
  return text.slice(0, end === -1 ? LOOKED_AT : end);
}

export const looksLikeTable = (whole: string): boolean => {
  const text = beginningOf(whole);
  if (!text.trim().includes("\n")) return false;
  return Math.max(...delimiters.map((delimiter) => scoreOf(text, delimiter))) >= 2;
};

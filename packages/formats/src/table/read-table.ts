// Rows of cells to questions. CSV and spreadsheets differ only in how their rows are read.

import type { ParsedRow, QuestionField, TableColumn } from "../format-question.ts";
import { optionFields, shortened, whyFields } from "../format-question.ts";
import { MAX_CELL_CHARACTERS, MAX_COLUMNS, MAX_ROWS, MAX_TEXT_CHARACTERS } from "../limits.ts";
import { type FindPicture, QuestionDraft } from "../question-draft.ts";
import { refuseFile } from "../refusal.ts";
import { columnsOf, isHeading, mediaColumn, PROBLEM, TEXT_FORMAT } from "./columns.ts";
import { formulaIn, unguarded } from "./formulas.ts";

export interface TableChoices {
  /** For a workbook: the sheet that contains the table. */
  sheet?: string | undefined;
  has_header?: boolean | undefined;
  /** The field of each column, in order. Null leaves a column out. */
  mapping?: readonly (QuestionField | null)[] | undefined;
}

/** In CSV any cell may be a formula. A workbook says which of its cells are. */
type Kind = "csv" | "workbook";

export interface ReadTable {
  has_header: boolean;
  columns: TableColumn[];
  rows: ParsedRow[];
  /** Columns with content that are not read. */
  notes: string[];
}

const blocks: readonly string[] = [
  "question_body",
  "answer_explanation",
  "hint",
  "instruction",
  "passage_body",
  ...whyFields,
] satisfies QuestionField[];

/** The value of a cell that was a formula in its spreadsheet. */
interface FormulaCell {
  formula: string;
}
export type Cell = string | FormulaCell;

export function readTable(cells: Cell[][], kind: Kind, choices: TableChoices, find?: FindPicture): ReadTable {
  const texts = cells.map((row) => row.map((cell) => (typeof cell === "string" ? cell : `=${cell.formula}`)));
  if (texts.length === 0) refuseFile("The table is empty.");
  if (texts.length > MAX_ROWS + 1) refuseFile(`The table has more than ${MAX_ROWS.toLocaleString("en")} rows.`);
  const has_header = choices.has_header ?? isHeading(texts[0]!);
  const columns = columnsOf(texts, has_header, choices.mapping);
  if (columns.length > MAX_COLUMNS) refuseFile(`The table has more than ${MAX_COLUMNS} columns.`);
  const headings = has_header ? texts[0]!.map((heading) => heading.trim().toLowerCase()) : [];
  const formatAt = headings.indexOf(TEXT_FORMAT);
  const rows: ParsedRow[] = [];
  let characters = 0;
  cells.forEach((row, at) => {
    if (at === 0 && has_header) return;
    // Cells of a workbook may share one long text, so a small file can contain much to read.
    for (const text of texts[at]!) characters += text.length;
    if (characters > MAX_TEXT_CHARACTERS) refuseFile("The table has too much text. Please split it.");
    if (texts[at]!.every((cell) => cell.trim() === "")) return;
    const isMarkup = texts[at]![formatAt]?.trim().toLowerCase() === "markup";
    rows.push(readRow(row, at + 1, { columns, kind, isMarkup, find, width: has_header ? texts[0]!.length : null }));
  });
  return { has_header, columns, rows, notes: unusedColumns(texts, columns, has_header) };
}

function unusedColumns(texts: readonly string[][], columns: readonly TableColumn[], hasHeader: boolean): string[] {
  const holds = (at: number) =>
    texts.some((cells, row) => !(hasHeader && row === 0) && (cells[at] ?? "").trim() !== "");
  const unused = columns.filter(({ name, field }, at) => !field && !isOurs(name) && !mediaColumn(name) && holds(at));
  const names = unused.map(({ name }) => `"${shortened(name || "(no name)")}"`).join(", ");
  return unused.length > 0 ? [`We did not use these columns: ${names}`] : [];
}

const isOurs = (name: string) => [TEXT_FORMAT, PROBLEM].includes(name.trim().toLowerCase());

/** A picture or a recording that its cell only names. */
function readMedia(draft: QuestionDraft, columns: readonly TableColumn[], cells: readonly Cell[]): void {
  for (const [at, { name, field }] of columns.entries()) {
    const media = field ? null : mediaColumn(name);
    const cell = cells[at] ?? "";
    const named = typeof cell === "string" ? cell.trim() : "";
    if (!media || !named) continue;
    if (media.recording)
      draft.problem(media.of, "Has a recording, which we cannot import. Add this question in the editor.", named);
    else draft.namedPicture(media.of, named);
  }
}

interface RowShape {
  columns: TableColumn[];
  kind: Kind;
  isMarkup: boolean;
  find: FindPicture | undefined;
  width: number | null;
}

function readRow(cells: Cell[], row: number, { columns, kind, isMarkup, find, width }: RowShape): ParsedRow {
  const draft = new QuestionDraft(row, find);
  const extra =
    width === null ? [] : cells.slice(width).filter((cell) => typeof cell !== "string" || cell.trim() !== "");
  if (extra.length > 0)
    draft.problem("file", `Has ${cells.length} cells, but the heading has ${width}`, String(extra[0]));
  const options: { at: number; text: string }[] = [];
  for (const [at, { field }] of columns.entries()) {
    const cell = cells[at] ?? "";
    if (!field) continue;
    const isText = typeof cell === "string";
    const formula = isText ? (kind === "csv" ? formulaIn(cell) : null) : `=${cell.formula}`;
    if (formula !== null) {
      draft.problem(field, "Has a spreadsheet formula. Write its value instead", formula);
      continue;
    }
    const text = kind === "csv" ? unguarded(String(cell)) : String(cell);
    if (text.length > MAX_CELL_CHARACTERS) draft.problem(field, `Longer than ${MAX_CELL_CHARACTERS} characters`, text);
    else if (isMarkup) draft.question[field] = text;
    else if (blocks.includes(field)) draft.text(field as "question_body", text, "auto");
    else if ((optionFields as readonly string[]).includes(field))
      options.push({ at: optionFields.indexOf(field as "option_a"), text });
    else draft.question[field] = text.trim();
  }
  const sources = Array.from(
    { length: optionFields.length },
    (_, at) => options.find((option) => option.at === at)?.text ?? "",
  );
  if (options.length > 0) draft.options(sources, "auto");
  readMedia(draft, columns, cells);
  // Our own files say what they contain. Others have gaps.
  const least = isMarkup ? 2 : Math.min(4, columns.filter(({ field }) => field?.startsWith("option_")).length);
  return { ...draft.done, least_options: Math.max(2, least) };
}

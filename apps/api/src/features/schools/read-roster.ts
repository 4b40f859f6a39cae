// Rows of a roster out of the cells of a table. Columns are found by their headings, or by their order if there are none.
import { cleanName, ROSTER_MOST_ROWS } from "@sabiprep/contract";
import { failField, say } from "../../http/failure.ts";
import type { RosterEntry } from "./check-roster.ts";

type Column = "name" | "last_name" | "first_name" | "sex" | "class_name" | "number";

const headings: Record<Column, readonly string[]> = {
  name: ["name", "names", "full name", "student name", "name of student", "pupil", "student", "pupil name"],
  last_name: ["last name", "surname", "family name", "lastname"],
  first_name: ["first name", "firstname", "other names", "other name", "given names", "first names"],
  sex: ["sex", "gender"],
  class_name: ["class", "arm", "class arm", "level", "class name"],
  number: [
    ...["admission number", "admission no", "admission no.", "adm no", "adm no.", "adm. no.", "adm number", "number"],
    ...["reg no", "reg. no.", "registration number", "student id", "student number", "id"],
  ],
};

const columnOf = (cell: string): Column | null => {
  const word = cell
    .trim()
    .toLowerCase()
    .replaceAll(/[_\s]+/g, " ");
  return (Object.keys(headings) as Column[]).find((column) => headings[column].includes(word)) ?? null;
};

const orders: Record<number, Column[]> = {
  3: ["name", "sex", "number"],
  4: ["name", "sex", "class_name", "number"],
  5: ["last_name", "first_name", "sex", "class_name", "number"],
};

export function readRoster(cells: readonly (readonly string[])[], field: string): RosterEntry[] {
  const rows = cells
    .map((row, at) => ({ row_no: at + 1, row: row.map((cell) => cell.trim()) }))
    .filter(({ row }) => row.some((cell) => cell !== ""));
  const first = rows[0];
  if (!first) return failField(field, "We found no rows in this list");
  const found = first.row.map(columnOf);
  const has_header = found.filter((column) => column !== null).length >= 2;
  const columns = has_header ? found : orders[Math.max(...rows.map(({ row }) => row.length))];
  if (!columns)
    return failField(
      field,
      "We could not tell the columns apart. Add a first row: Last name, First name, Sex, Class, Admission number",
    );
  if (!columns.includes("number")) return failField(field, "We could not find a column with the admission number");
  if (!columns.includes("name") && !columns.includes("last_name"))
    return failField(field, "We could not find a column with the name");
  const entries = rows.slice(has_header ? 1 : 0);
  if (entries.length === 0) failField(field, "We found no rows in this list");
  if (entries.length > ROSTER_MOST_ROWS)
    failField(field, say("This list has more than {n} rows. Please split it.", { n: ROSTER_MOST_ROWS }));
  return entries.map(({ row_no, row }) => entryOf(row_no, row, columns));
}

function entryOf(row_no: number, row: readonly string[], columns: readonly (Column | null)[]): RosterEntry {
  const cell = (column: Column) => (row[columns.indexOf(column)] ?? "").slice(0, 200);
  const names = columns.includes("last_name")
    ? { last_name: cell("last_name"), first_name: cell("first_name") }
    : namesIn(cell("name"));
  return { row_no, ...names, sex: cell("sex"), class_name: cell("class_name"), number: cell("number") };
}

/** A list writes the surname first, with or without a comma. */
function namesIn(whole: string): { last_name: string; first_name: string } {
  const [last = "", ...rest] = whole.includes(",") ? whole.split(",") : cleanName(whole).split(" ");
  return { last_name: last.trim(), first_name: rest.join(" ").trim() };
}

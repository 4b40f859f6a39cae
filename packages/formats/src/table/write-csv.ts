// CSV files that spreadsheets open as what they are. Every table the house writes, of questions or of anything else, leaves through here.
import { stringify } from "csv-stringify/sync";
import { guarded } from "./formulas.ts";

export type CsvCell = string | number | boolean | null | undefined;

/** Whatever some reader might take for the end of a cell or cut off at its edge is quoted. */
const unsafe = /[\r\n;\t|]|^\s|\s$/;

/** With the mark that tells Excel it is UTF-8. */
export const writeCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  stringify([...rows.map((row) => [...row])], {
    bom: true,
    record_delimiter: "windows",
    quoted_match: unsafe,
    cast: { string: guarded, boolean: String },
  });

// CSV files that spreadsheets open correctly. Every table that this product writes, of questions or of anything else,
// is written here.
import { stringify } from "csv-stringify/sync";
import { guarded } from "./formulas.ts";

export type CsvCell = string | number | boolean | null | undefined;

/** Everything that some reader might take for the end of a cell or cut off at its edge is quoted. */
const unsafe = /[\r\n;\t|]|^\s|\s$/;

/** With the byte order mark that tells Excel it is UTF-8. */
export const writeCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  stringify([...rows.map((row) => [...row])], {
    bom: true,
    record_delimiter: "windows",
    quoted_match: unsafe,
    cast: { string: guarded, boolean: String },
  });

export { decodeText, type Encoding, encodings } from "./decode-text.ts";
export {
  emptyQuestion,
  type Format,
  type FormatPicture,
  type FormatQuestion,
  fieldName,
  formats,
  optionFields,
  optionsOf,
  type ParsedFile,
  type ParsedRow,
  picturesToCome,
  type QuestionField,
  questionFields,
  type RowProblem,
  stops,
  type TableColumn,
  whyFields,
} from "./format-question.ts";
export { MAX_FILE_BYTES, MAX_ROWS } from "./limits.ts";
export { readCells } from "./read-cells.ts";
export { type ReadChoices, readQuestionFile } from "./read-file.ts";
export { FileRefusal } from "./refusal.ts";
export { unguarded } from "./table/formulas.ts";
export { type Delimiter, delimiters, readCsv } from "./table/read-csv.ts";
export { type CsvCell, writeCsv } from "./table/write-csv.ts";
export { type WrittenFile, writeProblemRows, writeQuestionFile } from "./write-file.ts";
export { type Archive, readZip } from "./zip/read-zip.ts";

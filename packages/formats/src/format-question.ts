// The common form that every format is converted to and written from: one question as the columns of a sheet, all of
// them text. Texts are in our markup. An empty string means that the file does not say.
import { type ImportField, importField, type QuestionFormat, questionFormat } from "@sabiprep/contract";
import { type OptionLetter, optionLetters } from "@sabiprep/exam";

/** The contract defines the columns and the formats, because the staff screens use them too. */
export const questionFields = importField.options;
export type QuestionField = ImportField;
export type FormatQuestion = Record<QuestionField, string>;

export const optionFields = ["option_a", "option_b", "option_c", "option_d", "option_e", "option_f"] as const;

export const whyFields = ["why_a", "why_b", "why_c", "why_d", "why_e", "why_f"] as const;

export const emptyQuestion = (): FormatQuestion => ({
  question_body: "",
  option_a: "",
  option_b: "",
  option_c: "",
  option_d: "",
  option_e: "",
  option_f: "",
  correct_answer: "",
  answers_wanted: "",
  answer_explanation: "",
  hint: "",
  instruction: "",
  why_a: "",
  why_b: "",
  why_c: "",
  why_d: "",
  why_e: "",
  why_f: "",
  subject: "",
  topic: "",
  exam_type: "",
  year: "",
  difficulty_level: "",
  pool: "",
  class_level: "",
  source: "",
  status: "",
  question_type: "",
  passage_title: "",
  passage_body: "",
});

const plainNames: Partial<Record<RowProblem["field"], string>> = {
  question_body: "Question",
  answer_explanation: "Explanation",
  correct_answer: "Correct answer",
  answers_wanted: "Answer type",
  exam_type: "Exam",
  difficulty_level: "Difficulty",
  class_level: "Class",
  passage_body: "Passage",
};

/** A field's name for people: "Option A", "Question type". */
export const fieldName = (field: RowProblem["field"]): string => {
  const words = field.replaceAll("_", " ");
  return (
    plainNames[field] ??
    (words[0]!.toUpperCase() + words.slice(1)).replace(/ ([a-f])$/, (_, letter) => ` ${letter.toUpperCase()}`)
  );
};

export interface RowProblem {
  field: QuestionField | "file" | "picture";
  message: string;
  /** The original text, shortened. Empty if there was none. */
  found: string;
  /** A remark that is no reason to leave the question out. */
  harmless?: boolean;
}

/** The question cannot be imported because of it. */
export const stops = ({ harmless }: RowProblem): boolean => !harmless;

/** The picture of a question, with its original bytes, which are not checked yet. */
export interface FormatPicture {
  name: string;
  alt: string;
  bytes: Uint8Array;
}

/** A question to be written into a file. */
export interface Leaving {
  question: FormatQuestion;
  picture: FormatPicture | null;
}

export interface ParsedRow {
  /** The row, line or number in the file, as its author counts. */
  row: number;
  question: FormatQuestion;
  problems: RowProblem[];
  picture: FormatPicture | null;
  /**
   * The pictures in options, explanation and whys, in the order of their numbers: the texts contain
   * `![words](import:1)`.
   */
  in_texts?: FormatPicture[];
  /** The default is two. In a table with a column for D, an empty D is a gap and not a question with three options. */
  least_options?: number;
}

export const formats = questionFormat.options;
export type Format = QuestionFormat;

export interface ParsedFile {
  format: Format;
  /** What the numbers in `row` count. */
  counted: "row" | "line" | "question";
  encoding: string;
  /**
   * For a table: its delimiter, its columns with the field recognised for each, and whether the first row names them.
   */
  table: ReadAsTable | null;
  rows: ParsedRow[];
  /** What was read but is not a question: categories, descriptions. */
  notes: string[];
}

interface ReadAsTable {
  delimiter: string;
  has_header: boolean;
  columns: TableColumn[];
  /** For a workbook: the sheet that was read, and all its sheets. */
  sheet?: string;
  sheets?: string[];
}

export interface TableColumn {
  name: string;
  field: QuestionField | null;
  sample: string;
}

/** The placeholder for a picture in a text until the bank has the picture. */
export const pictureToCome = (alt: string, no: number): string => `![${alt}](import:${no})`;
export const picturesToCome = /!\[([^\]]*)\]\(import:(\d+)\)/g;

/** A text in our markup that shows a picture of the bank. */
export const showsPicture = (markup: string): boolean => markup.includes("](/api/pictures/");

export const shortened = (text: string): string => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

export const optionsOf = (question: FormatQuestion): string[] => {
  const written = optionFields.map((field) => question[field]);
  while (written.length > 0 && written.at(-1) === "") written.pop();
  return written;
};

export const letterAt = (at: number): OptionLetter | "" => optionLetters[at] ?? "";

/** True if the option with this index is right. */
export const isRightAt = ({ correct_answer }: FormatQuestion, at: number): boolean =>
  letterAt(at) !== "" && correct_answer.includes(letterAt(at));

/** For a question that needs all its right options: each gives a share of the mark, and a wrong one subtracts it. */
export const shareOf = (question: FormatQuestion, at: number): number =>
  isRightAt(question, at) ? Number((100 / question.correct_answer.length).toFixed(5)) : -100;

/** All right options are needed. */
export const needsAll = ({ answers_wanted }: FormatQuestion): boolean =>
  answers_wanted === "all" || answers_wanted === "number";

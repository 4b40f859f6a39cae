// What each column of a table contains: by its heading, or without headings by its cells.
import { optionFields, type QuestionField, questionFields, shortened, type TableColumn } from "../format-question.ts";

/** Says how the texts of a row are written. Our own exports say `markup`. */
export const TEXT_FORMAT = "text_format";
/** Written beside rows that were left out. Ignored when the fixed file is sent again. */
export const PROBLEM = "problem";

const otherNames: Record<QuestionField, string[]> = {
  question_body: ["question", "questiontext", "stem", "body", "text", "questionstem"],
  option_a: ["a", "optiona", "choicea", "answera", "option1", "choice1"],
  option_b: ["b", "optionb", "choiceb", "answerb", "option2", "choice2"],
  option_c: ["c", "optionc", "choicec", "answerc", "option3", "choice3"],
  option_d: ["d", "optiond", "choiced", "answerd", "option4", "choice4"],
  option_e: ["e", "optione", "choicee", "answere", "option5", "choice5"],
  option_f: ["f", "optionf", "choicef", "answerf", "option6", "choice6"],
  correct_answer: ["answer", "correct", "key", "correctoption", "rightanswer", "ans", "correctanswer"],
  answers_wanted: ["rightanswers", "howmanyanswers"],
  answer_explanation: ["explanation", "solution", "rationale", "feedback", "reason", "working"],
  hint: ["clue", "tip"],
  instruction: ["instructions", "directions"],
  why_a: ["whynota", "feedbacka", "rationalea", "feedback1"],
  why_b: ["whynotb", "feedbackb", "rationaleb", "feedback2"],
  why_c: ["whynotc", "feedbackc", "rationalec", "feedback3"],
  why_d: ["whynotd", "feedbackd", "rationaled", "feedback4"],
  why_e: ["whynote", "feedbacke", "rationalee", "feedback5"],
  why_f: ["whynotf", "feedbackf", "rationalef", "feedback6"],
  subject: ["subjectname", "course", "subjectcode"],
  topic: ["topicname", "syllabustopic", "chapter"],
  exam_type: ["exam", "examname", "examtype", "examination", "board"],
  year: ["examyear", "paperyear"],
  difficulty_level: ["difficulty", "level"],
  pool: ["questionpool"],
  class_level: ["class", "grade"],
  source: ["provenance", "origin"],
  status: ["state"],
  question_type: ["type"],
  passage_title: ["passagename"],
  passage_body: ["passage", "passagetext", "comprehension"],
};

const bare = (heading: string) => heading.toLowerCase().replaceAll(/[^a-z0-9]/g, "");

/** Each name with its field and its rank: the field's own name before the others, in their order. */
const byName = new Map<string, { field: QuestionField; rank: number }>(
  questionFields.flatMap((field) =>
    [field, ...otherNames[field]].map((name, rank) => [bare(name), { field, rank }] as const),
  ),
);

const fieldNamed = (heading: string): QuestionField | null => byName.get(bare(heading))?.field ?? null;

const letters = "abcdef";

/** A column that names a picture or a recording, and the text it belongs to. Null for any other column. */
export function mediaColumn(heading: string): { recording: boolean; of: QuestionField } | null {
  const name = bare(heading);
  const found =
    /^(?:(?:question|stem|body)?|option([a-f1-6])|choice([a-f1-6])|answer([a-f1-6])|(explanation|solution))(?:(image|picture|img|diagram|figure|photo)|audio|recording|sound)s?(?:url|link|src|file|path|name)?$/.exec(
      name,
    );
  if (!found) return null;
  const at = (found[1] ?? found[2] ?? found[3] ?? "").replace(/\d/, (digit) => letters[Number(digit) - 1] ?? "");
  const of = at ? (`option_${at}` as QuestionField) : found[4] ? "answer_explanation" : "question_body";
  return { recording: found[5] === undefined, of };
}

/** How many of these headings are known. */
export const knownColumns = (cells: readonly string[]): number =>
  new Set(cells.map(fieldNamed).filter((field) => field !== null)).size;

/** A heading row names at least the question and one option, or three known columns. */
export const isHeading = (cells: readonly string[]): boolean => {
  const known = new Set(cells.map(fieldNamed).filter((field) => field !== null));
  return known.size >= 3 || (known.has("question_body") && known.size >= 2);
};

export function columnsOf(
  rows: readonly string[][],
  hasHeader: boolean,
  mapping?: readonly (QuestionField | null)[],
): TableColumn[] {
  const width = Math.max(0, ...rows.slice(0, 200).map((cells) => cells.length));
  const guessed = hasHeader ? headed(rows[0] ?? [], width) : guessedFrom(rows.slice(0, 200), width);
  const first = rows[hasHeader ? 1 : 0] ?? [];
  return Array.from({ length: width }, (_, at) => ({
    name: hasHeader ? (rows[0]?.[at]?.trim() ?? "") : `Column ${at + 1}`,
    field: mapping ? (mapping[at] ?? null) : (guessed[at] ?? null),
    sample: shortened(first[at] ?? ""),
  }));
}

/** Each field once: the column with the field's own name, otherwise the first with another known name. */
function headed(heading: readonly string[], width: number): (QuestionField | null)[] {
  const best = new Map<QuestionField, { at: number; rank: number }>();
  for (let at = 0; at < width; at++) {
    const named = byName.get(bare(heading[at] ?? ""));
    const before = named && best.get(named.field);
    if (named && (!before || named.rank < before.rank)) best.set(named.field, { at, rank: named.rank });
  }
  return Array.from({ length: width }, (_, at) => [...best].find(([, place]) => place.at === at)?.[0] ?? null);
}

/** Question, four or five options and a column of letters, in that order, as in most plain banks. */
function guessedFrom(rows: readonly string[][], width: number): (QuestionField | null)[] {
  const columns: (QuestionField | null)[] = Array.from({ length: width }, () => null);
  const isKey = (at: number) => {
    const cells = rows.map((cells) => cells[at]?.trim() ?? "");
    return cells.filter((cell) => /^[A-Ea-e]$/.test(cell)).length > cells.length * 0.8;
  };
  const key = Array.from({ length: width }, (_, at) => at).findLast(isKey);
  if (key === undefined || key < 5) return columns;
  const options = key >= 6 && width === key + 1 && key - 5 === 1 ? 5 : 4;
  columns[key] = "correct_answer";
  for (let at = 0; at < options; at++) columns[key - options + at] = optionFields[at]!;
  columns[key - options - 1] = "question_body";
  if (width === key + 2) columns[key + 1] = "answer_explanation";
  return columns;
}

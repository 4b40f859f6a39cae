// The rules that a question from any file must keep. Only the bank knows the names of subjects, exams and topics.
import { MAX_HINT, MAX_INSTRUCTION, MAX_WHY } from "@sabiprep/contract";
import { answersWanted, difficulties, firstAlike, isTruth, optionLetters, pools, sources } from "@sabiprep/exam";
import { isVerdict, ONLY_VERDICT, saidTogether } from "./feedback.ts";
import {
  type FormatQuestion,
  isRightAt,
  letterAt,
  optionFields,
  optionsOf,
  type ParsedRow,
  questionFields,
  type RowProblem,
  shortened,
  stops,
  whyFields,
} from "./format-question.ts";

const OLDEST_YEAR = 1900;
const LONGEST_TEXT = 10_000;
const LONGEST_OPTION = 2_000;
const LONGEST_NAME = 2_000;
const mostOf = {
  question_body: LONGEST_TEXT,
  answer_explanation: LONGEST_TEXT,
  hint: MAX_HINT,
  instruction: MAX_INSTRUCTION,
  passage_body: LONGEST_TEXT,
  ...(Object.fromEntries(whyFields.map((field) => [field, MAX_WHY])) as Record<(typeof whyFields)[number], number>),
};
const blocks = Object.keys(mostOf) as (keyof typeof mostOf)[];
const texts: ReadonlySet<string> = new Set([...blocks, ...optionFields]);
const types = ["TEXTS_ONLY", "TRUE_OR_FALSE"];
const mediaTypes = ["IMAGE_ONLYS", "IMAGE_AND_TEXTS_ONLY", "AUDIO"];

/** Returns the row with its small spelling variants corrected and every broken rule listed. */
export function checkRow(parsed: ParsedRow, thisYear: number): ParsedRow {
  const { row, question: given, problems, picture } = parsed;
  const question = tidied(given);
  if (picture) question.question_type = "IMAGE_AND_TEXTS_ONLY";
  const found: RowProblem[] = [...problems, ...settleFeedback(question)];
  const add = (field: RowProblem["field"], message: string, at = "") =>
    found.push({ field, message, found: shortened(at) });
  const alreadyTold = (field: string) => problems.some((problem) => problem.field === field && stops(problem));

  if (!question.answers_wanted && /^(?=..)A?B?C?D?E?F?$/.test(question.correct_answer)) {
    question.answers_wanted = "all";
    found.push({
      ...{ field: "correct_answer", message: "Several answers are correct. Students must choose all of them" },
      ...{ found: question.correct_answer, harmless: true },
    });
  }
  // If a row is only a picture, the missing picture is its problem.
  if (!question.question_body && !alreadyTold("question_body") && !alreadyTold("picture"))
    add("question_body", "Question is required");
  for (const field of blocks)
    if (question[field].length > mostOf[field]) {
      add(field, `Longer than ${mostOf[field]} characters`, question[field]);
      question[field] = cutAt(question[field], mostOf[field]);
    }
  if (!picture && mediaTypes.includes(question.question_type))
    add("question_type", "Add questions with pictures or sound in the editor", question.question_type);
  else if (!picture && !types.includes(question.question_type))
    add("question_type", "We can import only multiple choice and true/false questions", given.question_type);
  // A question of a type that we do not support has no options to check.
  if (!found.some((problem) => problem.field === "question_type" && stops(problem)))
    checkOptions(question, add, alreadyTold, parsed.least_options ?? 2);
  if (question.year && !isYear(question.year, thisYear)) {
    found.push({
      field: "year",
      message: "Invalid year. We left it empty",
      found: shortened(question.year),
      harmless: true,
    });
    question.year = "";
  }
  oneOf(question, "difficulty_level", difficulties, add);
  oneOf(question, "pool", pools, add);
  oneOf(question, "source", sources, add);
  oneOf(question, "status", ["ACTIVE", "INACTIVE"], add);
  oneOf(question, "answers_wanted", answersWanted, add);
  if (Boolean(question.passage_body) !== Boolean(question.passage_title))
    add(question.passage_body ? "passage_title" : "passage_body", "A passage needs a title and a text");
  return { ...parsed, row, question, problems: found, picture };
}

/** A row that cannot be imported is kept only as far as it helps to find it in its file. */
const cutAt = (text: string, most: number) => `${text.slice(0, most - 1)}…`;

type Add = (field: RowProblem["field"], message: string, found?: string) => void;

function checkOptions(
  question: FormatQuestion,
  add: Add,
  alreadyTold: (field: string) => boolean,
  least: number,
): void {
  const options = optionsOf(question);
  const alike = firstAlike(options);
  const needed = question.question_type === "TRUE_OR_FALSE" || isTruth(options) ? 2 : Math.max(least, options.length);
  for (const [at, field] of optionFields.slice(0, needed).entries()) {
    const option = question[field];
    if (!option && !alreadyTold(field)) add(field, `Option ${letterAt(at)} required`);
    if (option.length > LONGEST_OPTION) {
      add(field, `Longer than ${LONGEST_OPTION} characters`, option);
      question[field] = cutAt(option, LONGEST_OPTION);
    }
    const twin = alike[at] ?? at;
    if (twin < at) add(field, `Options ${letterAt(twin)} and ${letterAt(at)} are the same`, option);
  }
  const letters: string[] = optionLetters.slice(0, needed);
  const key = question.correct_answer;
  if (alreadyTold("correct_answer") || alreadyTold("option_f")) return;
  const isLetters = /^(?=.)A?B?C?D?E?F?$/.test(key) && [...key].every((letter) => letters.includes(letter));
  if (!key) add("correct_answer", "The correct answer is missing");
  else if (!isLetters) add("correct_answer", `"${shortened(key)}" is not one of ${letters.join(", ")}`, key);
  else if (question.answers_wanted && key.length === 1)
    add("correct_answer", "The question needs several correct answers, but names only one", key);
}

const plain = (option: string) => option.trim().replaceAll(/\s+/g, " ");

function oneOf(
  question: FormatQuestion,
  field: "difficulty_level" | "pool" | "source" | "status" | "answers_wanted",
  allowed: readonly string[],
  add: Add,
): void {
  const value = question[field];
  if (value && !allowed.includes(value)) add(field, `"${shortened(value)}" is not one of ${allowed.join(", ")}`, value);
}

const isYear = (year: string, thisYear: number) =>
  /^\d{4}$/.test(year) && Number(year) >= OLDEST_YEAR && Number(year) <= thisYear;

function tidied(given: FormatQuestion): FormatQuestion {
  const question = { ...given };
  for (const field of ["subject", "topic", "exam_type", "class_level", "passage_title"] as const)
    question[field] = question[field].trim();
  for (const field of questionFields)
    if (!texts.has(field) && question[field].length > LONGEST_NAME)
      question[field] = cutAt(question[field], LONGEST_NAME);
  question.year = question.year.trim().replace(/\.0+$/, "");
  question.difficulty_level = question.difficulty_level.trim().toLowerCase();
  question.instruction = question.instruction.trim().replaceAll(/\s*\n\s*/g, " ");
  question.pool = question.pool.trim().toLowerCase();
  question.source = question.source.trim().toLowerCase();
  question.status = question.status.trim().toUpperCase();
  question.question_type = namedType(question) || typeOf(question);
  question.answers_wanted = question.answers_wanted.trim().toLowerCase().replace(/^one$/, "");
  question.correct_answer = keyOf(question);
  return question;
}

/** Feedback for the right answer is the explanation. Feedback that only praises or blames is left out and reported. */
function settleFeedback(question: FormatQuestion): RowProblem[] {
  const verdicts: string[] = [];
  for (const field of ["answer_explanation", ...whyFields] as const)
    if (isVerdict(question[field])) verdicts.push(question[field].trim());
  for (const field of ["answer_explanation", ...whyFields] as const)
    if (isVerdict(question[field])) question[field] = "";
  for (const field of whyFields.filter((_, at) => isRightAt(question, at))) {
    question.answer_explanation = saidTogether(question.answer_explanation, question[field]);
    question[field] = "";
  }
  const found = shortened(verdicts.join(" / "));
  return verdicts.length > 0 ? [{ field: "answer_explanation", message: ONLY_VERDICT, found, harmless: true }] : [];
}

const choiceNames = new Set(
  `mcq mcqs multiplechoice multiplechoicequestion multiplechoicequestions multichoice objective singlechoice single multipleresponse
  multipleanswer multipleanswers choice radio checkbox bestanswer text`.split(/\s+/),
);
const truthNames = new Set(["truefalse", "trueorfalse", "tf", "boolean"]);

/** The names that other systems and people use for our two types. Any other name stays as it is and is refused. */
function namedType(question: FormatQuestion): string {
  const given = question.question_type.trim().toUpperCase();
  const name = given.toLowerCase().replaceAll(/[^a-z]/g, "");
  if (types.includes(given)) return given;
  if (truthNames.has(name) && optionsOf(question).length === 0) {
    question.option_a = "True";
    question.option_b = "False";
  }
  return choiceNames.has(name) || truthNames.has(name) ? "" : given;
}

const typeOf = (question: FormatQuestion): string => (isTruth(optionsOf(question)) ? "TRUE_OR_FALSE" : "TEXTS_ONLY");

/** "A, C", "a and c", "A;C". If the row itself says that several are right, "AC" too. In letter order. */
function lettersIn(given: string, saidSo: boolean): string | null {
  const isList = /^[a-f](?:\s*(?:,|;|\/|&|\+|\band\b)\s*[a-f])+$/i.test(given);
  if (!isList && !(saidSo && /^[a-f]{2,6}$/i.test(given))) return null;
  const letters = new Set(given.replaceAll(/\band\b|[^a-f]/gi, "").toUpperCase());
  return [...letters].sort().join("");
}

/** A letter in any spelling, several letters, or the text of the option itself. */
function keyOf(question: FormatQuestion): string {
  const given = question.correct_answer.trim();
  const letter = /^(?:option[\s_]*)?\(?([a-f])[).]?$/i.exec(given)?.[1];
  if (letter) return letter.toUpperCase();
  const options = optionsOf(question).map(plain);
  const same = options.indexOf(plain(given));
  if (given && same >= 0) return letterAt(same);
  const several = lettersIn(given, question.answers_wanted !== "");
  if (several) return several;
  const alike = options.flatMap((option, at) => (option.toLowerCase() === plain(given).toLowerCase() ? [at] : []));
  return given && alike.length === 1 ? letterAt(alike[0]!) : given;
}

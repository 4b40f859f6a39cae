// The content form as one of the formats: staff may send and receive the form that the bank's authors write. In the
// text a picture is a data address.
import { classLevels, difficulties, examSlugs, pools } from "@sabiprep/exam";
import {
  type ContentPassage,
  type LooseQuestion,
  type LooseToWrite,
  readLoosely,
  writeLoosely,
} from "./content-form/index.ts";
import {
  emptyQuestion,
  type FormatPicture,
  type FormatQuestion,
  type Leaving,
  letterAt,
  optionFields,
  optionsOf,
  type ParsedRow,
  shortened,
  whyFields,
} from "./format-question.ts";
import { MAX_PROBLEMS_A_ROW } from "./limits.ts";
import { refuseFile } from "./refusal.ts";

const pictureLine = /^!\[(.*)\]\(data:(image\/[\w.+-]+);base64,([A-Za-z0-9+/=]+)\)$/m;

/** A question's heading and an option's box: no other format has both at the start of lines. */
export const looksLikeContent = (text: string): boolean =>
  /^## [a-z0-9-]+(?: \(.*\))?\s*$/m.test(text) && /^- \[[x ]\] /m.test(text);

export function readContentFormat(text: string): ParsedRow[] {
  const { passages, questions, problems } = readLoosely(text);
  if (questions.length === 0 && problems[0]) refuseFile(`Line ${problems[0].line}: ${shortened(problems[0].message)}`);
  const byId = new Map(passages.map((passage) => [passage.id, passage]));
  const rows = questions.map((question) => rowOf(question, byId));
  for (const { line, message } of problems) {
    // An error outside a question is reported at the question below it, or at the last one.
    const row = rows[questions.findIndex(({ place }) => line <= place.last)] ?? rows.at(-1)!;
    if (row.problems.length < MAX_PROBLEMS_A_ROW)
      row.problems.push({ field: "file", message: `Line ${line}: ${message}`, found: "" });
  }
  return rows;
}

function rowOf(question: LooseQuestion, passages: ReadonlyMap<string, ContentPassage>): ParsedRow {
  const {
    body,
    hint = "",
    instruction = "",
    pool = "",
    options,
    explanation,
    subject,
    topic,
    exams,
    year,
    source,
    status,
  } = question;
  const passage = question.passage ? passages.get(question.passage) : undefined;
  const { shown, picture } = withoutPicture(body);
  const texts = options.slice(0, optionFields.length);
  const right = options.findIndex(({ is_right }) => is_right);
  const problems: ParsedRow["problems"] = [];
  if (options.length > optionFields.length)
    problems.push({
      field: "option_f",
      message: `Has ${options.length} options. A question needs two to six`,
      found: "",
    });
  if (question.picture)
    problems.push({ field: "picture", message: "Its picture is not in the file", found: shortened(question.picture) });
  return {
    row: question.place.first,
    picture,
    problems,
    question: {
      ...emptyQuestion(),
      question_body: shown,
      ...Object.fromEntries(texts.map(({ text }, at) => [optionFields[at]!, text])),
      ...Object.fromEntries(texts.map(({ why }, at) => [whyFields[at]!, why])),
      correct_answer: right === -1 ? "" : letterAt(right),
      answer_explanation: explanation,
      hint,
      instruction,
      pool,
      subject,
      topic,
      exam_type: exams?.[0]?.toUpperCase() ?? "",
      year: year ?? "",
      difficulty_level: question.difficulty ?? "",
      class_level: question.class_level ?? "",
      source: source ?? "",
      status: status ?? "",
      passage_title: passage?.title ?? "",
      passage_body: passage?.body ?? "",
    },
  };
}

function withoutPicture(body: string): { shown: string; picture: FormatPicture | null } {
  const [line, alt = "", type = "", base64 = ""] = pictureLine.exec(body) ?? [];
  if (!line) return { shown: body, picture: null };
  const bytes = new Uint8Array(Buffer.from(base64, "base64"));
  const picture = { name: `picture.${type.slice("image/".length).replace(/\+.*/, "")}`, alt: alt.trim(), bytes };
  return { shown: body.replace(line, "").trim(), picture };
}

const examOf = (name: string) => examSlugs.find((slug) => slug === name.toLowerCase());
const levelOf = (name: string) => classLevels.find((level) => level === name);
const difficultyOf = (name: string) => difficulties.find((difficulty) => difficulty === name);

/** What the form cannot express. */
export function contentCannotHold({ question, picture }: Leaving): string | null {
  if (question.exam_type && !examOf(question.exam_type)) return "has an exam that this format does not support";
  if (question.class_level && !levelOf(question.class_level)) return "has a class that this format does not support";
  if (picture && /[\]\n]/.test(picture.alt)) return "has a picture with a ] in its description";
  return null;
}

export function writeContentFormat(leaving: readonly Leaving[]): string {
  const passages: ContentPassage[] = [];
  const questions = leaving.map(({ question, picture }, at): LooseToWrite => {
    const { difficulty_level, class_level, exam_type, year, source, status, subject, topic } = question;
    const pool = pools.find((pool) => pool === question.pool);
    const [difficulty, level, exam] = [difficultyOf(difficulty_level), levelOf(class_level), examOf(exam_type)];
    return {
      id: `question-${at + 1}`,
      subject,
      topic,
      objective: "",
      body: picture ? `${question.question_body}\n\n${pictureOf(picture)}` : question.question_body,
      options: optionsOf(question).map((text, no) => ({
        text,
        is_right: letterAt(no) === question.correct_answer,
        why: question[whyFields[no]!],
      })),
      explanation: question.answer_explanation,
      ...(question.hint && { hint: question.hint }),
      ...(question.instruction && { instruction: question.instruction }),
      ...(pool && { pool }),
      ...(difficulty && { difficulty }),
      ...(level && { class_level: level }),
      ...(exam && { exams: [exam] }),
      ...(year && { year }),
      ...(source && { source }),
      ...(status && { status }),
      ...passageOf(question, leaving[at - 1]?.question, passages),
    };
  });
  return writeLoosely(passages, questions);
}

const pictureOf = ({ name, alt, bytes }: FormatPicture) => {
  const type = /\.svg$/i.test(name) ? "svg+xml" : (/\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? "png");
  return `![${alt}](data:image/${type};base64,${Buffer.from(bytes).toString("base64")})`;
};

/** Adjacent questions with the same passage share it. Further below, the passage is repeated. */
function passageOf(question: FormatQuestion, above: FormatQuestion | undefined, passages: ContentPassage[]) {
  const { passage_title: title, passage_body: body } = question;
  if (!body) return {};
  const isSame =
    above?.passage_body === body &&
    above.passage_title === title &&
    above.subject === question.subject &&
    above.topic === question.topic;
  if (!isSame) passages.push({ id: `passage-${passages.length + 1}`, title, body });
  return { passage: passages.at(-1)!.id };
}

// A row of a file as a question for the bank, or the problems that prevent it.
import type { ImportSettings, NewQuestion } from "@sabiprep/contract";
import {
  type FormatPicture,
  type FormatQuestion,
  optionsOf,
  type ParsedRow,
  type QuestionField,
  type RowProblem,
  stops,
} from "@sabiprep/formats";
import type { ImportCatalogue } from "./import-catalogue.ts";

export interface PreparedRow {
  question: NewQuestion;
  passage: { title: string; body_source: string } | null;
  picture: PreparedPicture | null;
  /** The pictures in its texts. Missing in rows prepared before texts could have pictures. */
  in_texts?: PreparedPicture[];
}

/** A picture that the bank has, or a new one that was already converted. */
export interface PreparedPicture {
  sha256: string;
  alt: string;
  webp_base64: string | null;
  /** Only for a picture the bank has. A new one is WebP. */
  mime_type?: string;
  size?: { width: number; height: number };
}

export interface CheckedRow {
  row: number;
  given: FormatQuestion;
  problems: RowProblem[];
  /** As received. It is checked before the row is ready. */
  picture: FormatPicture | null;
  in_texts: FormatPicture[];
  prepared: PreparedRow | null;
  /** Its texts as HTML. Texts that cannot be shown are missing. */
  shown: Partial<Record<QuestionField, string>>;
}

export interface Defaults {
  settings: ImportSettings;
  /** If a table has an explanation column, every row must have one. Other files may have none. */
  owes_explanation: boolean;
}

export function newQuestionOf(
  parsed: ParsedRow,
  catalogue: ImportCatalogue,
  { settings, owes_explanation }: Defaults,
): CheckedRow {
  const { row, question: given, picture, in_texts = [] } = parsed;
  const problems = [...parsed.problems];
  const wrong = (field: RowProblem["field"], message: string, found = "") => problems.push({ field, message, found });

  const subject_id = given.subject ? catalogue.subject(given.subject)?.uuid : settings.subject_id;
  if (!subject_id) wrong("subject", subjectProblem(given.subject, catalogue), given.subject);
  const exam_type_id = given.exam_type ? catalogue.exam(given.exam_type)?.uuid : settings.exam_type_id;
  if (!exam_type_id)
    wrong(
      "exam_type",
      given.exam_type ? `We could not find an exam called "${given.exam_type}"` : "Exam type is required",
      given.exam_type,
    );
  const topic = given.topic && subject_id ? catalogue.topic(subject_id, given.topic) : undefined;
  // A question without its topic is still a question. The screen offers to choose the topic that was meant.
  if (given.topic && subject_id && topic === undefined)
    problems.push({
      ...{
        field: "topic",
        message: `We could not find a topic called "${given.topic}" in this subject, so we left it empty`,
        found: given.topic,
      },
      harmless: true,
    });
  const level = given.class_level ? catalogue.level(given.class_level) : undefined;
  if (given.class_level && level === undefined)
    wrong("class_level", `We could not find a class called "${given.class_level}"`, given.class_level);
  if (!given.answer_explanation && owes_explanation) wrong("answer_explanation", "Explanation is required");

  if (problems.some(stops) || !subject_id || !exam_type_id)
    return { row, given, problems, picture, in_texts, prepared: null, shown: {} };
  const year = given.year ? Number(given.year) : (settings.year ?? null);
  const status = statusOf(given, settings);
  const question: NewQuestion = {
    question_body: given.question_body,
    subject_id,
    exam_type_id,
    difficulty_level: (given.difficulty_level ||
      settings.difficulty_level ||
      "medium") as NewQuestion["difficulty_level"],
    // A new picture is not in the bank before the import, so its question is checked as text only.
    question_type: picture ? "TEXTS_ONLY" : (given.question_type as NewQuestion["question_type"]),
    status,
    option_a: given.option_a,
    option_b: given.option_b,
    option_c: given.option_c || null,
    option_d: given.option_d || null,
    option_e: given.option_e || null,
    option_f: given.option_f || null,
    options_count: optionsOf(given).length,
    correct_answer: given.correct_answer,
    answers_wanted: (given.answers_wanted || "one") as NewQuestion["answers_wanted"],
    answer_explanation: given.answer_explanation,
    hint: given.hint || null,
    instruction: given.instruction || null,
    pool: (given.pool || undefined) as NewQuestion["pool"],
    why_a: given.why_a || null,
    why_b: given.why_b || null,
    why_c: given.why_c || null,
    why_d: given.why_d || null,
    why_e: given.why_e || null,
    why_f: given.why_f || null,
    topic_id: topic?.uuid ?? null,
    class_level_id: level?.uuid ?? null,
    source: (given.source || settings.source || "school") as NewQuestion["source"],
    year,
  };
  const passage = given.passage_body ? { title: given.passage_title, body_source: given.passage_body } : null;
  return { row, given, problems, picture, in_texts, prepared: { question, passage, picture: null }, shown: {} };
}

/**
 * A draft, unless the sender chose live. A draft in the file stays a draft, and so does a question without an
 * explanation.
 */
const statusOf = (given: FormatQuestion, settings: ImportSettings): "ACTIVE" | "INACTIVE" =>
  settings.status === "ACTIVE" && given.answer_explanation && given.status !== "INACTIVE" ? "ACTIVE" : "INACTIVE";

function subjectProblem(name: string, catalogue: ImportCatalogue): string {
  if (!name) return "Subject is required";
  const near = catalogue.nearestSubject(name);
  return near
    ? `We could not find a subject called "${name}". Did you mean ${near.name}?`
    : `We could not find a subject called "${name}"`;
}

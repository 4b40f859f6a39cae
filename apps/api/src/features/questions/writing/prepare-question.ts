// Turns written questions into the stored form: checked against the catalogue, with rendered texts and an identity for
// each option. Nothing is written here, so a dry run uses the same code.
import type { NewQuestion } from "@sabiprep/contract";
import {
  type AnswersWanted,
  acceptedFor,
  firstAlike,
  isTruth,
  type OptionLetter,
  optionLetters,
  tellsAnswer,
} from "@sabiprep/exam";
import { picturesIn, RENDERER_VERSION } from "@sabiprep/markup";
import type { RenderedQuestion } from "../rendering/render-questions.ts";
import { type StoredWhys, whyField } from "../whys.ts";
import type { Catalogue } from "./catalogue.ts";

export interface FieldProblem {
  field: string;
  message: string;
}

export interface StoredOption {
  id: string;
  source: string;
  html: string;
  fifth_only: boolean;
}

export interface PreparedQuestion {
  subject_id: number;
  exam_type_id: number;
  /** Null if the input does not mention other exams. */
  other_exam_ids: number[] | null;
  topic_id: number | null;
  class_level_id: number | null;
  difficulty: "easy" | "medium" | "hard";
  /** Null if the input does not mention it. */
  pool: "paper" | "stretch" | null;
  year: number | null;
  source: "original" | "official" | "school";
  status: "ACTIVE" | "INACTIVE";
  question_type: "TEXTS_ONLY" | "TRUE_OR_FALSE" | "IMAGE_ONLYS" | "IMAGE_AND_TEXTS_ONLY" | "AUDIO";
  body_source: string;
  body_html: string;
  options: StoredOption[];
  answers_wanted: AnswersWanted;
  /** The answers its key accepts. */
  accepted: string[];
  explanation_source: string;
  explanation_html: string;
  hint_source: string;
  hint_html: string;
  instruction_source: string;
  instruction_html: string;
  whys: StoredWhys;
  /** The version of the renderer that made the HTML. */
  renderer: number;
  passage_revision_id: number | null;
  picture_sha256: string | null;
  picture_alt: string | null;
  audio_file_uuid: string | null;
}

const fieldOf = (letter: OptionLetter) => `option_${letter.toLowerCase()}` as "option_a";

/** The question, or its problems. `ids` are the options of the previous revision, which keep their identity. */
export function prepareQuestion(
  row: NewQuestion,
  catalogue: Catalogue,
  shown: RenderedQuestion,
  ids: readonly string[] = [],
): { prepared: PreparedQuestion } | { problems: FieldProblem[] } {
  const problems: FieldProblem[] = [];
  const wrong = (field: string, message: string) => void problems.push({ field, message });
  const rendered = (field: string, source: string, inline: boolean): string => {
    if (!source) return "";
    const outcome = shown({ source, inline });
    if (picturesIn(source).some((sha256) => !catalogue.pictures.has(sha256)))
      wrong(field, "This text uses a picture that is not in the bank");
    if ("html" in outcome) return outcome.html;
    wrong(field, `We cannot show this text: ${outcome.problem}`);
    return "";
  };

  const type = row.question_type ?? "TEXTS_ONLY";
  const places = placeOf(row, catalogue, wrong);
  const media = mediaOf(row, type, catalogue, wrong);
  const written = optionsOf(row, type, places.most_options, wrong);
  const answers_wanted = row.answers_wanted ?? "one";
  const keys = [...(row.correct_answer ?? "A")];
  for (const key of keys)
    if (!written.some(({ letter }) => letter === key)) wrong("correct_answer", `This question has no option ${key}`);
  if (answers_wanted === "one" && keys.length > 1)
    wrong("correct_answer", "Only one answer is marked as correct. Choose whether any one counts or all are needed");
  if (answers_wanted !== "one" && keys.length < 2) wrong("correct_answer", "Tick at least two correct answers");
  const fifth = answers_wanted === "one" ? fifthOf(written.length, places.most_options, keys[0]) : null;
  const free = ["a", "b", "c", "d", "e", "f"].filter((id) => !ids.includes(id));
  const options = written.map(({ letter, source }, at) => ({
    letter,
    id: ids[at] ?? free.shift()!,
    source,
    html: rendered(fieldOf(letter), source, true),
    fifth_only: letter === fifth,
  }));
  const body = row.question_body?.trim() ?? "";
  if (!body) wrong("question_body", "Question is required");
  const body_html = rendered("question_body", body, false);
  const explanation = row.answer_explanation?.trim() ?? "";
  const explanation_html = rendered("answer_explanation", explanation, false);
  const hint = row.hint?.trim() ?? "";
  const hint_html = rendered("hint", hint, false);
  const instruction = row.instruction?.trim() ?? "";
  const instruction_html = rendered("instruction", instruction, true);
  const right = written.filter(({ letter }) => keys.includes(letter));
  if (right.some(({ source }) => tellsAnswer(hint, source)))
    wrong("hint", "The hint gives away the correct answer. Give only the idea.");
  const whys: StoredWhys = {};
  for (const letter of optionLetters) {
    const source = row[whyField(letter)]?.trim();
    if (!source) continue;
    const option = options.find((option) => option.letter === letter);
    if (keys.includes(letter))
      wrong(whyField(letter), `${letter} is the correct answer. Only wrong answers have a reason`);
    else if (!option) wrong(whyField(letter), `This question has no option ${letter}`);
    else whys[option.id] = { source, html: rendered(whyField(letter), source, false) };
  }
  if (problems.length > 0) return { problems };
  return {
    prepared: {
      subject_id: places.subject_id,
      exam_type_id: places.exam_type_id,
      other_exam_ids: places.other_exam_ids,
      topic_id: places.topic_id,
      class_level_id: places.class_level_id,
      difficulty: row.difficulty_level,
      pool: row.pool ?? null,
      year: row.year || null,
      source: row.source ?? "original",
      status: row.status ?? "ACTIVE",
      question_type: type,
      body_source: body,
      body_html,
      options: options.map(({ letter: _, ...option }) => option),
      answers_wanted,
      accepted: acceptedFor(
        answers_wanted,
        options.flatMap(({ letter, id }) => (keys.includes(letter) ? [id] : [])),
      ),
      explanation_source: explanation,
      explanation_html,
      hint_source: hint,
      hint_html,
      instruction_source: instruction,
      instruction_html,
      whys,
      renderer: RENDERER_VERSION,
      ...media,
    },
  };
}

/** Papers with five options have a fifth that papers with four leave out, so it cannot be the right one. */
const fifthOf = (many: number, most: 4 | 5, key: string | undefined) =>
  many !== 5 || most === 4 ? null : key === "E" ? "D" : "E";

type Wrong = (field: string, message: string) => void;

function placeOf(row: NewQuestion, catalogue: Catalogue, wrong: Wrong) {
  const subject = catalogue.subjects.get(row.subject_id);
  const exam = catalogue.exams.get(row.exam_type_id);
  if (!subject) wrong("subject_id", "Subject is required");
  if (!exam) wrong("exam_type_id", "Exam type is required");
  const most_options = subject && exam && catalogue.offered.get(`${exam.id}/${subject.id}`);
  if (subject && exam && !most_options) wrong("exam_type_id", `${exam.name} does not offer ${subject.name}`);
  const others = row.other_exam_ids?.map((uuid) => {
    const other = catalogue.exams.get(uuid);
    const options = subject && other && catalogue.offered.get(`${other.id}/${subject.id}`);
    if (!other) wrong("other_exam_ids", "We could not find that exam");
    else if (subject && !options) wrong("other_exam_ids", `${other.name} does not offer ${subject.name}`);
    return { id: other?.id ?? 0, options: options ?? 4 };
  });
  const topic = row.topic_id ? catalogue.topics.get(row.topic_id) : null;
  if (topic === undefined || (topic && topic.subject_id !== subject?.id))
    wrong("topic_id", "This topic does not belong to the subject");
  const level = row.class_level_id ? catalogue.levels.get(row.class_level_id) : null;
  if (level === undefined) wrong("class_level_id", "We could not find that class");
  return {
    subject_id: subject?.id ?? 0,
    exam_type_id: exam?.id ?? 0,
    topic_id: topic?.id ?? null,
    class_level_id: level ?? null,
    other_exam_ids: others ? [...new Set(others.map(({ id }) => id))].filter((id) => id !== exam?.id) : null,
    most_options: [most_options, ...(others ?? []).map(({ options }) => options)].includes(5)
      ? (5 as const)
      : (4 as const),
  };
}

function mediaOf(row: NewQuestion, type: PreparedQuestion["question_type"], catalogue: Catalogue, wrong: Wrong) {
  const pictured = type === "IMAGE_ONLYS" || type === "IMAGE_AND_TEXTS_ONLY";
  const passage = row.passage_id ? catalogue.passages.get(row.passage_id) : null;
  if (passage === undefined) wrong("passage_id", "We could not find that passage");
  if (pictured && !(row.picture_id && catalogue.pictures.has(row.picture_id)))
    wrong("picture_id", "Picture is required");
  if (pictured && !row.picture_alt?.trim()) wrong("picture_alt", "Describe the picture in words");
  if (type === "AUDIO" && !(row.audio_id && catalogue.recordings.has(row.audio_id)))
    wrong("audio_id", "Recording is required");
  return {
    passage_revision_id: passage ?? null,
    picture_sha256: pictured ? (row.picture_id ?? null) : null,
    picture_alt: pictured ? (row.picture_alt?.trim() ?? null) : null,
    audio_file_uuid: type === "AUDIO" ? row.audio_id || null : null,
  };
}

function optionsOf(row: NewQuestion, type: PreparedQuestion["question_type"], most: 4 | 5, wrong: Wrong) {
  const all = optionLetters.map((letter) => row[fieldOf(letter)]?.trim() ?? "");
  const isGap = (letter: OptionLetter) => all.slice(optionLetters.indexOf(letter) + 1).some(Boolean);
  const asked = type === "TRUE_OR_FALSE" || isTruth(all) ? optionLetters.slice(0, 2) : optionLetters;
  const written = asked.flatMap((letter) => {
    const source = row[fieldOf(letter)]?.trim() ?? "";
    if (!source && (letter === "A" || letter === "B" || isGap(letter)))
      wrong(fieldOf(letter), `Option ${letter} required`);
    return source ? [{ letter, source }] : [];
  });
  if (most === 4 && written.some(({ letter }) => letter === "E") && (row.options_count ?? 4) < 5)
    wrong("option_e", "Only papers with five options have an option E");
  for (const [at, twin] of firstAlike(written.map(({ source }) => source)).entries())
    if (twin < at) wrong(fieldOf(written[at]!.letter), "Two options are the same");
  return written;
}

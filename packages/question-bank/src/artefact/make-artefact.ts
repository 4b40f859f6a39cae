import { createHash } from "node:crypto";
import { RENDERER_VERSION, render, renderInline } from "@sabiprep/markup";
import type { Bank, ShippedQuestion } from "../bank.ts";
import { classLevelUuid, examUuid, passageUuid } from "../bank.ts";
import { blueprints } from "../catalogue/blueprints.ts";
import { catalogueClassLevels, catalogueExams } from "../catalogue/exams.ts";
import { mixedBlueprints } from "../catalogue/mixed-blueprints.ts";
import { catalogueSubjects } from "../catalogue/subjects.ts";
import type { Paper } from "../papers/paper.ts";
import { uuidOf } from "../uuid-v5.ts";
import { ARTEFACT_FORMAT, type ArtefactHead, type ArtefactQuestion, type ArtefactTexts } from "./bank-artefact.ts";

const QUESTIONS_A_LINE = 1_500;

const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

/** The lines of the file. */
export function* artefactLines(bank: Bank, papers: readonly Paper[]): Generator<string> {
  const questions = bank.subjects.flatMap(({ questions }) => questions);
  yield JSON.stringify(headOf(bank, questions, papers));
  for (let at = 0; at < questions.length; at += QUESTIONS_A_LINE)
    yield JSON.stringify(questions.slice(at, at + QUESTIONS_A_LINE).map(textsOf));
}

function headOf(bank: Bank, questions: readonly ShippedQuestion[], papers: readonly Paper[]): ArtefactHead {
  const places = new Map(questions.map(({ key }, at) => [key, at]));
  const passages = new Map(questions.flatMap(({ passage }) => (passage ? [[passage.key, passage] as const] : [])));
  const pictures = new Map(questions.flatMap(({ picture }) => (picture ? [[sha256(picture.svg), picture.svg]] : [])));
  return {
    format: ARTEFACT_FORMAT,
    renderer: RENDERER_VERSION,
    exams: catalogueExams.map((exam) => ({ ...exam, uuid: examUuid(exam.slug) })),
    class_levels: catalogueClassLevels.map(({ slug, name }) => ({ uuid: classLevelUuid(slug), name })),
    subjects: catalogueSubjects.map(({ slug, name, aliases, description, icon, exams }) => ({
      uuid: uuidOf(`subject/${slug}`),
      slug,
      name,
      aliases: [...aliases],
      description,
      icon,
      exams: [...exams],
    })),
    topics: bank.subjects.flatMap(({ about, topics }) =>
      topics.map((topic, at) => ({ ...topic, subject: about.slug, position: at + 1 })),
    ),
    blueprints: [...blueprints],
    mixed_blueprints: [...mixedBlueprints],
    pictures: [...pictures].map(([sha256, svg]) => ({ sha256: sha256!, svg: svg! })),
    passages: [...passages.values()].map(({ key, title, body }) => ({
      key,
      uuid: passageUuid(key),
      hash: sha256(JSON.stringify([title, body])),
      title,
      body,
      body_html: render(body).html,
    })),
    questions: questions.map(aboutOf),
    questions_a_line: QUESTIONS_A_LINE,
    papers: papers.map(({ exam, subject, year, blueprint, questions }) => ({
      uuid: uuidOf(`paper/${exam}/${subject}/${year}`),
      exam,
      subject,
      year,
      minutes: blueprint.minutes,
      questions: questions.map(({ key }) => places.get(key)!),
    })),
  };
}

const aboutOf = (question: ShippedQuestion): ArtefactQuestion => ({
  key: question.key,
  uuid: question.uuid,
  hash: textHash(question),
  family: question.family,
  subject: question.subject,
  topic: question.topic,
  class_level: question.class_level,
  objective: question.objective,
  difficulty: question.difficulty,
  pool: question.pool,
  native_review: question.native_review ?? false,
  ...(question.review_by && { review_by: question.review_by }),
  exams: question.exams,
  right: question.options.find(({ is_right }) => is_right)!.id,
  ...(question.passage && { passage: question.passage.key }),
});

/**
 * The hash decides when a revision is new. It covers the texts, never the key. Databases store this hash, so its inputs
 * must not change.
 */
const textHash = (question: ShippedQuestion) =>
  sha256(
    JSON.stringify([
      question.body,
      question.options.map(({ id, text, fifth_only }) => [id, text, fifth_only]),
      question.explanation,
      question.picture ?? null,
      question.passage ?? null,
      // Whys are added only when there are some, so that a text without whys keeps its old hash.
      ...(question.options.some(({ why }) => why) ? [question.options.map(({ id, why }) => [id, why ?? null])] : []),
      ...(question.hint ? [{ hint: question.hint }] : []),
      ...(question.instruction ? [{ instruction: question.instruction }] : []),
    ]),
  );

const textsOf = (question: ShippedQuestion): ArtefactTexts => ({
  key: question.key,
  body: question.body,
  body_html: render(question.body).html,
  options: question.options.map(({ id, text, fifth_only }) => ({
    id,
    source: text,
    html: renderInline(text).html,
    fifth_only,
  })),
  explanation: question.explanation,
  explanation_html: render(question.explanation).html,
  ...(question.hint && { hint: question.hint, hint_html: render(question.hint).html }),
  ...(question.instruction && {
    instruction: question.instruction,
    instruction_html: renderInline(question.instruction).html,
  }),
  whys: Object.fromEntries(
    question.options.flatMap(({ id, why }) => (why ? [[id, { source: why, html: render(why).html }]] : [])),
  ),
  passage: question.passage?.key ?? null,
  picture_sha256: question.picture ? sha256(question.picture.svg) : null,
  picture_alt: question.picture?.alt ?? null,
});

// An exam with a subject, a topic, questions whose right option is always "right", and papers by year.
import { randomUUID } from "node:crypto";
import type { CandidateQuestion, InputOf, sittings } from "@sabiprep/contract";
import { RENDERER_VERSION } from "@sabiprep/markup";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { signal } from "../adapters/database-signals.ts";
import type { Db } from "../db/transaction.ts";

interface ExamFixture {
  exam: { id: number; uuid: string };
  subject: { id: number; uuid: string };
  topic: { id: number; uuid: string };
}

let serial = 0;

export async function examFixture(
  db: Db,
  { questions = 60, years = [] as number[], exam = "waec", options = 4, minutes = 30, number = ++serial } = {},
): Promise<ExamFixture> {
  const now = new Date();
  const name = `Subject ${number}`;
  const examRow = await db
    .insertInto("exam_types")
    .values({ uuid: randomUUID(), slug: exam, name: exam.toUpperCase(), description: "", position: 1 })
    .onConflict((conflict) => conflict.column("slug").doUpdateSet({ position: 1 }))
    .returning(["id", "uuid"])
    .executeTakeFirstOrThrow();
  const subject = await db
    .insertInto("subjects")
    .values({
      uuid: randomUUID(),
      slug: `subject-${number}`,
      name,
      description: name,
      icon: "book",
      position: number,
      questions_count: questions,
      created_at: now,
    })
    .returning(["id", "uuid"])
    .executeTakeFirstOrThrow();
  await db
    .insertInto("exam_subjects")
    .values({ exam_type_id: examRow.id, subject_id: subject.id, questions_count: questions })
    .execute();
  const topic = await db
    .insertInto("topics")
    .values({
      uuid: randomUUID(),
      subject_id: subject.id,
      slug: "a-topic",
      name: "A topic",
      position: 1,
      questions_count: questions,
    })
    .returning(["id", "uuid"])
    .executeTakeFirstOrThrow();
  await db
    .insertInto("blueprints")
    .values({
      exam_type_id: examRow.id,
      subject_id: subject.id,
      from_year: 2000,
      version: 1,
      items: Math.min(questions, 50),
      minutes,
      options,
      sections: "[]",
      source_note: "",
      unverified: true,
      created_at: now,
    })
    .execute();
  const labels = Array.from({ length: questions }, (_, at) => `${number}-${at}`);
  const ids = labels.length > 0 ? await writeQuestions(db, { exam: examRow, subject, topic }, labels) : [];
  for (const year of years) await aPaper(db, { exam: examRow, subject, topic }, year, ids, minutes);
  await signal(db, "bank", {});
  return { exam: examRow, subject, topic };
}

type Start = InputOf<typeof sittings.start>;

/** An exam, and the request that starts a test in it. */
export async function startableExam(db: Db, more: Parameters<typeof examFixture>[1] = {}) {
  const room = await examFixture(db, more);
  const ask = (query: Partial<Start> = {}): Start =>
    ({ exam_id: room.exam.uuid, subject_id: room.subject.uuid, ...query }) as Start;
  return { ...room, ask };
}

/** All questions in one statement per table, because exams are created by the hundred. */
async function writeQuestions(db: Db, { exam, subject, topic }: ExamFixture, labels: string[]): Promise<number[]> {
  const created_at = new Date();
  const rows = await db
    .insertInto("questions")
    .values(
      labels.map((label) => ({
        uuid: uuidv7(),
        family: `family-${label}`,
        subject_id: subject.id,
        topic_id: topic.id,
        difficulty: "easy" as const,
        source: "original" as const,
        state: "live" as const,
        created_at,
      })),
    )
    .returning("id")
    .execute();
  const ids = rows.map(({ id }) => id).sort((one, other) => one - other);
  const revisions = await db
    .insertInto("question_revisions")
    .values(ids.map((question_id, at) => ({ question_id, ...firstRevision(labels[at]!), created_at })))
    .returning(["id", "question_id"])
    .execute();
  await db
    .insertInto("question_keys")
    .values(revisions.map(({ id }) => ({ revision_id: id, version: 1, accepted: ["right"], created_at })))
    .execute();
  await sql`update questions q set live_revision_id = r.id from question_revisions r
    where r.question_id = q.id and q.id = any(${ids})`.execute(db);
  await db
    .insertInto("question_exams")
    .values(ids.map((question_id) => ({ question_id, exam_type_id: exam.id })))
    .execute();
  return ids;
}

function firstRevision(label: string) {
  const options = ["right", "w1", "w2", "w3", "w4"].map((id) => ({
    id,
    source: id,
    html: `${id} of ${label}`,
    fifth_only: id === "w4",
  }));
  return {
    no: 1,
    question_type: "TEXTS_ONLY" as const,
    body_source: label,
    // Includes a character beyond Latin-1, as nearly every paper does. Such answers use a separate path
    // (http/as-utf8.ts).
    body_html: `<p>Question ${label} for ₦100</p>`,
    options: JSON.stringify(options),
    explanation_source: "",
    explanation_html: `<p>Because ${label} is so.</p>`,
    whys: JSON.stringify({
      w1: { source: "", html: `<p>The first slip of ${label}.</p>` },
      w2: { source: "", html: `<p>The second slip of ${label}.</p>` },
    }),
    // The page's words differ from the source, so the question must not be rendered again.
    renderer: RENDERER_VERSION,
  };
}

async function aPaper(
  db: Db,
  { exam, subject }: ExamFixture,
  year: number,
  ids: number[],
  minutes: number,
): Promise<void> {
  const paper = await db
    .insertInto("papers")
    .values({
      uuid: uuidv7(),
      exam_type_id: exam.id,
      subject_id: subject.id,
      year,
      source: "original",
      items_count: ids.length,
      minutes,
      created_at: new Date(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("paper_items")
    .values(ids.map((question_id, at) => ({ paper_id: paper.id, position: at + 1, question_id })))
    .execute();
}

/** A mock with one part in the exam's subject. The exam needs 40 questions or more. */
export async function aMock(db: Db, { exam, subject }: ExamFixture, items = 12): Promise<string> {
  const { slug: part, name } = await db
    .selectFrom("subjects")
    .select(["slug", "name"])
    .where("id", "=", subject.id)
    .executeTakeFirstOrThrow();
  const slug = `mock-${part}`;
  const body = {
    slug,
    name: `Mock of ${name}`,
    institution: null,
    minutes: 30,
    options: 4,
    parts: [{ name, subject: part, items, estimate: false }],
    aggregate: null,
    source_note: "",
    unverified: true,
  };
  await db
    .insertInto("mixed_blueprints")
    .values({ slug, version: 1, exam_type_id: exam.id, body: JSON.stringify(body), created_at: new Date() })
    .execute();
  return slug;
}

const letters = ["A", "B", "C", "D", "E"] as const;

/** The letter of the right option, or of a wrong one, in a shown question. */
export function letterFor(question: CandidateQuestion, want: "right" | "wrong") {
  const shown = [question.option_a, question.option_b, question.option_c, question.option_d, question.option_e];
  const at = shown.findIndex((html) => html !== null && html.startsWith("right") === (want === "right"));
  return letters[at]!;
}

/** Answers with the first `right` questions right and the rest wrong. */
export const answersWith = (questions: CandidateQuestion[], right: number, at = new Date()) =>
  questions.map((question, place) => ({
    question_id: question.uuid,
    shown_at: new Date(at.getTime() - 20_000).toISOString(),
    answered_at: at.toISOString(),
    selected_option: letterFor(question, place < right ? "right" : "wrong"),
  }));

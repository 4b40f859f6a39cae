import { createHash } from "node:crypto";
import { RENDERER_VERSION, render, renderInline } from "@sabiprep/markup";
import { type Bank, passageUuid, type ShippedQuestion } from "@sabiprep/question-bank";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { inChunks } from "./in-chunks.ts";
import type { CatalogueIds } from "./write-catalogue.ts";
import { writePassages } from "./write-passages.ts";

interface Known {
  id: number;
  bank_key: string;
  bank_hash: string | null;
  staff_edited_at: string | null;
  state: string;
}

export async function writeQuestions(db: Db, bank: Bank, ids: CatalogueIds, now: Date) {
  const shipped = bank.subjects.flatMap(({ questions }) => questions);
  const known = await knownQuestions(db);
  const mine = shipped.filter((question) => !known.get(question.key)?.staff_edited_at);
  const changed = mine.filter((question) => known.get(question.key)?.bank_hash !== textHash(question));
  const passages = await writePassages(db, mine, now);
  await writePictures(db, changed);
  const added = mine.filter((question) => !known.has(question.key)).length;

  const questionIds = await upsertQuestions(db, mine, ids, now);
  await writeRevisions(db, changed, questionIds, passages, now);
  await writeKeys(db, mine, questionIds, now);
  await writeExams(db, mine, questionIds, ids);
  const retired = await retireOthers(db, new Set(shipped.map(({ key }) => key)), known, now);
  return { added, revised: changed.length - added, retired };
}

async function knownQuestions(db: Db): Promise<Map<string, Known>> {
  const rows = await db
    .selectFrom("questions")
    .select(["id", "bank_key", "bank_hash", "staff_edited_at", "state"])
    .where("bank_key", "is not", null)
    .execute();
  return new Map(rows.map((row) => [row.bank_key!, { ...row, bank_key: row.bank_key! }]));
}

/** What makes a new revision: the texts, never the key. */
const textHash = (question: ShippedQuestion) =>
  createHash("sha256")
    .update(
      JSON.stringify([
        question.body,
        question.options.map(({ id, text, fifth_only }) => [id, text, fifth_only]),
        question.explanation,
        question.picture ?? null,
        question.passage ?? null,
        // Only where there are some: a text without whys keeps the hash it always had.
        ...(question.options.some(({ why }) => why) ? [question.options.map(({ id, why }) => [id, why ?? null])] : []),
      ]),
    )
    .digest("hex");

const pictureHash = (svg: string) => createHash("sha256").update(svg).digest("hex");

async function writePictures(db: Db, questions: ShippedQuestion[]): Promise<void> {
  const pictures = new Map(
    questions.flatMap(({ picture }) => (picture ? [[pictureHash(picture.svg), picture.svg]] : [])),
  );
  for (const chunk of inChunks([...pictures]))
    await db
      .insertInto("pictures")
      .values(chunk.map(([sha256, svg]) => ({ sha256: sha256!, svg: svg! })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

async function upsertQuestions(db: Db, questions: ShippedQuestion[], ids: CatalogueIds, now: Date) {
  const questionIds = new Map<string, number>();
  for (const chunk of inChunks(questions)) {
    const rows = await db
      .insertInto("questions")
      .values(
        chunk.map((question) => ({
          uuid: question.uuid,
          bank_key: question.key,
          bank_hash: textHash(question),
          family: question.family,
          subject_id: ids.subjects.get(question.subject)!,
          topic_id: ids.topics.get(`${question.subject}/${question.topic}`)!,
          class_level_id: ids.levels.get(question.class_level)!,
          objective: question.objective,
          difficulty: question.difficulty,
          source: "original" as const,
          state: "live" as const,
          native_review: question.native_review ?? false,
          exam_type_ids: question.exams.map((exam) => ids.exams.get(exam)!).sort((a, b) => a - b),
          created_at: now,
        })),
      )
      .onConflict((conflict) =>
        conflict.column("bank_key").doUpdateSet((row) => ({
          bank_hash: row.ref("excluded.bank_hash"),
          family: row.ref("excluded.family"),
          subject_id: row.ref("excluded.subject_id"),
          topic_id: row.ref("excluded.topic_id"),
          class_level_id: row.ref("excluded.class_level_id"),
          objective: row.ref("excluded.objective"),
          difficulty: row.ref("excluded.difficulty"),
          native_review: row.ref("excluded.native_review"),
          exam_type_ids: row.ref("excluded.exam_type_ids"),
          state: "live" as const,
          retired_at: null,
        })),
      )
      .returning(["id", "bank_key"])
      .execute();
    for (const { id, bank_key } of rows) questionIds.set(bank_key!, id);
  }
  return questionIds;
}

async function writeRevisions(
  db: Db,
  questions: ShippedQuestion[],
  questionIds: Map<string, number>,
  passages: Map<string, number>,
  now: Date,
): Promise<void> {
  for (const chunk of inChunks(questions)) {
    const rows = chunk.map((question) => ({
      question_id: questionIds.get(question.key)!,
      no: sql<number>`coalesce((select max(no) from question_revisions where question_id = ${questionIds.get(question.key)!}), 0) + 1`,
      question_type: question.picture ? ("IMAGE_AND_TEXTS_ONLY" as const) : ("TEXTS_ONLY" as const),
      body_source: question.body,
      body_html: render(question.body).html,
      options: JSON.stringify(
        question.options.map(({ id, text, fifth_only }) => ({
          id,
          source: text,
          html: renderInline(text).html,
          fifth_only,
        })),
      ),
      explanation_source: question.explanation,
      explanation_html: render(question.explanation).html,
      whys: JSON.stringify(
        Object.fromEntries(
          question.options.flatMap(({ id, why }) => (why ? [[id, { source: why, html: render(why).html }]] : [])),
        ),
      ),
      passage_revision_id: question.passage ? passages.get(passageUuid(question.passage.key))! : null,
      picture_sha256: question.picture ? pictureHash(question.picture.svg) : null,
      picture_alt: question.picture?.alt ?? null,
      renderer: RENDERER_VERSION,
      created_at: now,
    }));
    const made = await db.insertInto("question_revisions").values(rows).returning(["id", "question_id"]).execute();
    await sql`
      update questions q set live_revision_id = n.id
      from unnest(${made.map(({ id }) => id)}::bigint[], ${made.map(({ question_id }) => question_id)}::bigint[]) as n (id, question_id)
      where q.id = n.question_id`.execute(db);
  }
}

/** A key is written where the live revision has none yet or another one: a corrected key is a new version, not an edit. */
async function writeKeys(
  db: Db,
  questions: ShippedQuestion[],
  questionIds: Map<string, number>,
  now: Date,
): Promise<void> {
  for (const chunk of inChunks(questions, 2000)) {
    const ids = chunk.map(({ key }) => questionIds.get(key)!);
    const keys = chunk.map(({ options }) => options.find(({ is_right }) => is_right)!.id);
    await sql`
      insert into question_keys (revision_id, version, accepted, reason, created_at)
      select q.live_revision_id, coalesce(k.version, 0) + 1, array[n.key],
        case when k.version is null then null else 'Corrected in the shipped bank' end, ${now}
      from unnest(${ids}::bigint[], ${keys}::text[]) as n (question_id, key)
      join questions q on q.id = n.question_id
      left join lateral (
        select version, accepted, staff_id from question_keys where revision_id = q.live_revision_id order by version desc limit 1
      ) k on true
      where k.version is null or (k.staff_id is null and k.accepted <> array[n.key])`.execute(db);
  }
}

async function writeExams(
  db: Db,
  questions: ShippedQuestion[],
  questionIds: Map<string, number>,
  ids: CatalogueIds,
): Promise<void> {
  const pairs = questions.flatMap(({ key, exams }) =>
    exams.map((exam) => [questionIds.get(key)!, ids.exams.get(exam)!] as const),
  );
  const shipped = sql`unnest(${pairs.map(([question]) => question)}::bigint[], ${pairs.map(([, exam]) => exam)}::bigint[])
    as s (question_id, exam_type_id)`;
  await sql`
    with shipped as materialized (select * from ${shipped})
    delete from question_exams x where x.question_id in (select question_id from shipped)
      and not exists (select 1 from shipped p where p.question_id = x.question_id and p.exam_type_id = x.exam_type_id)`.execute(
    db,
  );
  await sql`insert into question_exams select question_id, exam_type_id from ${shipped} on conflict do nothing`.execute(
    db,
  );
}

async function retireOthers(db: Db, shipped: Set<string>, known: Map<string, Known>, now: Date): Promise<number> {
  const gone = [...known.values()].filter(
    (row) => !shipped.has(row.bank_key) && !row.staff_edited_at && row.state !== "retired",
  );
  for (const chunk of inChunks(gone))
    await db
      .updateTable("questions")
      .set({ state: "retired", retired_at: now })
      .where(
        "id",
        "in",
        chunk.map(({ id }) => id),
      )
      .execute();
  return gone.length;
}

// The paper builder: what a paper holds, which questions could fill it, which could replace one, and saving the full
// paper.
import type { papers, StaffQuestion } from "@sabiprep/contract";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { signal } from "../../adapters/database-signals.ts";
import type { Db } from "../../db/transaction.ts";
import { fail, failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import {
  assertOwnSubjects,
  candidateQuestion,
  listedFor,
  readStaffQuestions,
  shownOptions,
  uncachedQuestions,
} from "../questions/public.ts";

interface PaperRow {
  id: number;
  exam_id: number;
  subject_id: number;
  uuid: string;
  exam_type: { uuid: string; name: string };
  subject: { uuid: string; name: string };
  year: number;
  source: "original" | "official" | "school";
  questions: number;
  minutes: number;
  staff_edited_at: string | null;
}

const readPapers = async (db: Db, which: ReturnType<typeof sql>): Promise<PaperRow[]> =>
  (
    await sql<PaperRow>`
      select p.id, p.exam_type_id as exam_id, p.subject_id, p.uuid,
        json_build_object('uuid', e.uuid, 'name', e.name) as exam_type,
        json_build_object('uuid', s.uuid, 'name', s.name) as subject, p.year, p.source, p.items_count as questions,
          p.minutes,
        p.staff_edited_at
      from papers p join exam_types e on e.id = p.exam_type_id join subjects s on s.id = p.subject_id
      where ${which} order by p.year desc limit 300`.execute(db)
  ).rows;

interface PaperCourse {
  exam_id: number;
  subject_id: number;
  name: string;
}

async function courseOf(db: Db, input: { exam_type_id: string; subject_id: string }): Promise<PaperCourse> {
  const { rows } = await sql<PaperCourse>`
    select e.id as exam_id, s.id as subject_id, s.name
    from exam_subjects es join exam_types e on e.id = es.exam_type_id join subjects s on s.id = es.subject_id
    where e.uuid = ${input.exam_type_id} and s.uuid = ${input.subject_id} and s.retired_at is null`.execute(db);
  return rows[0] ?? fail("not_found", "That subject is not in this exam.");
}

interface Rule {
  items: number;
  minutes: number;
  options: 4 | 5;
  sections: { topics: string[]; items: number }[];
}

type PaperSlot = Pick<PaperCourse, "exam_id" | "subject_id">;

async function ruleFor(db: Db, { exam_id, subject_id }: PaperSlot, year: number): Promise<Rule | null> {
  const { rows } = await sql<Rule>`
    select items, minutes, options, sections from blueprints
    where exam_type_id = ${exam_id} and subject_id = ${subject_id} and from_year <= ${year}
      and (to_year is null or to_year >= ${year})
    order by from_year desc, version desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export async function listPapers({ db, input, now }: Call<typeof papers.list>) {
  const course = await courseOf(db, input);
  const found = await readPapers(db, sql`p.exam_type_id = ${course.exam_id} and p.subject_id = ${course.subject_id}`);
  return { papers: found, blueprint: await ruleFor(db, course, now.getUTCFullYear()) };
}

/**
 * Uses the same functions that issue a test: live texts, the paper's number of options, explanations by the current
 * key.
 */
export async function previewPaper({ db, input }: Call<typeof papers.preview>) {
  const [paper] = await readPapers(db, sql`p.uuid = ${input.paper_id}`);
  if (!paper) return fail("not_found", "We could not find that paper.");
  const { rows } = await sql<{ revision_id: number | null }>`
    select case when q.state = 'live' then q.live_revision_id end as revision_id
    from paper_items i join questions q on q.id = i.question_id where i.paper_id = ${paper.id}
      order by i.position`.execute(db);
  const live = rows.flatMap(({ revision_id }) => revision_id ?? []);
  const rule = await ruleFor(db, paper, paper.year);
  const questions = (await uncachedQuestions.questions(db, live)).map((question) =>
    candidateQuestion(question, {
      options: shownOptions(question, rule?.options ?? 4),
      year: paper.year,
      withKey: true,
    }),
  );
  return { paper, questions, left_out: rows.length - live.length };
}

export async function readPaper({ db, user, input }: Call<typeof papers.read>) {
  const [paper] = await readPapers(db, sql`p.uuid = ${input.paper_id}`);
  if (!paper) return fail("not_found", "We could not find that paper.");
  const items = await db
    .selectFrom("paper_items")
    .select("question_id")
    .where("paper_id", "=", paper.id)
    .orderBy("position")
    .execute();
  // As a candidate gets it: a paper with four options leaves out what only five-option papers show.
  const rule = await ruleFor(db, paper, paper.year);
  const questions = await readStaffQuestions(
    db,
    items.map(({ question_id }) => question_id),
    rule?.options ?? 4,
  );
  return { paper, questions: listedFor(user.role, questions) };
}

/** Live questions for a paper, one per family, in no particular order. */
async function draw(
  db: Db,
  { exam_id, subject_id }: PaperCourse,
  held: string[],
  many: number,
  topics: string[] | null,
): Promise<number[]> {
  if (many <= 0) return [];
  const { rows } = await sql<{ id: number }>`
    select id from (
      select distinct on (q.family) q.id from questions q left join topics t on t.id = q.topic_id
      join question_revisions r on r.id = q.live_revision_id
        and (jsonb_array_length(r.options) >= 4 or r.question_type = 'TRUE_OR_FALSE')
      where q.subject_id = ${subject_id} and q.state = 'live' and q.exam_type_ids @> array[${exam_id}::bigint]
        and not q.uuid = any(${held}::uuid[])
        and not exists (select 1 from questions h where h.uuid = any(${held}::uuid[]) and h.family = q.family)
        ${topics ? sql`and t.slug = any(${topics}::text[])` : sql``}
      order by q.family, random()) one
    order by random() limit ${many}`.execute(db);
  return rows.map(({ id }) => id);
}

export async function suggestQuestions({ db, input }: Call<typeof papers.suggest>) {
  const course = await courseOf(db, input);
  const rule = await ruleFor(db, course, input.year);
  if (!rule) return failField("year", "There is no blueprint for this year. Add one first.");
  const held = [...input.question_ids];
  const drawn: StaffQuestion[] = [];
  const take = async (many: number, topics: string[] | null) => {
    const found = await readStaffQuestions(db, await draw(db, course, held, many, topics));
    drawn.push(...found);
    held.push(...found.map(({ id }) => id));
  };
  for (const { topics, items } of rule.sections)
    await take(items - (await heldOf(db, input.question_ids, topics)), topics);
  await take(rule.items - held.length, null);
  return { questions: drawn };
}

async function heldOf(db: Db, uuids: string[], topics: string[]): Promise<number> {
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from questions q join topics t on t.id = q.topic_id
    where q.uuid = any(${uuids}::uuid[]) and t.slug = any(${topics}::text[])`.execute(db);
  return rows[0]!.total;
}

export async function swapQuestion({ db, input }: Call<typeof papers.swap>) {
  const { rows } = await sql<{ id: number }>`
    select n.id from questions q
    join questions n on n.subject_id = q.subject_id and n.state = 'live' and n.family <> q.family
      and n.exam_type_ids @> array(select id from exam_types where uuid = ${input.exam_type_id})
      and not n.uuid = any(${input.question_ids}::uuid[]) and n.id <> q.id
    where q.uuid = ${input.question_id}
    order by (n.topic_id is not distinct from q.topic_id) desc, (n.difficulty = q.difficulty) desc, random()
      limit 1`.execute(db);
  const [question] = await readStaffQuestions(
    db,
    rows.map(({ id }) => id),
  );
  return question ? { question } : fail("not_found", "There are no other live questions in this subject.");
}

export async function savePaper({ db, user, input, now, recordAudit }: Call<typeof papers.save>) {
  const course = await courseOf(db, input);
  await assertOwnSubjects(db, user.id, [course.subject_id]);
  if (new Set(input.question_ids).size !== input.question_ids.length)
    failField("question_ids", "The same question is in the paper twice");
  const ids = await fittingQuestions(db, course, input.question_ids);
  await keepFreeAndPremium(db, course, input.year);
  const values = { source: input.source, minutes: input.minutes, items_count: ids.length, staff_edited_at: now };
  const { id, uuid } = await db
    .insertInto("papers")
    .values({
      uuid: uuidv7(),
      exam_type_id: course.exam_id,
      subject_id: course.subject_id,
      year: input.year,
      created_at: now,
      ...values,
    })
    .onConflict((conflict) => conflict.columns(["exam_type_id", "subject_id", "year"]).doUpdateSet(values))
    .returning(["id", "uuid"])
    .executeTakeFirstOrThrow();
  await db.deleteFrom("paper_items").where("paper_id", "=", id).execute();
  await sql`
    insert into paper_items (paper_id, position, question_id)
    select ${id}, at, question_id from unnest(${ids}::bigint[]) with ordinality as n (question_id, at)`.execute(db);
  await signal(db, "bank", {});
  recordAudit({ subject: uuid, after: { year: input.year, questions: ids.length } });
  return (await readPapers(db, sql`p.id = ${id}`))[0]!;
}

/** A new year moves all older ones one place on. Without this, a year that was free would be locked the next day. */
async function keepFreeAndPremium(db: Db, { exam_id, subject_id }: PaperSlot, year: number): Promise<void> {
  const all = sql`papers where exam_type_id = ${exam_id} and subject_id = ${subject_id}`;
  const { rows } = await sql<{
    known: boolean;
  }>`select exists (select 1 from ${all} and year = ${year}) as known`.execute(db);
  if (rows[0]!.known) return;
  await sql`
    update papers p set is_premium = n.is_premium
    from (select id, coalesce(is_premium, row_number() over (order by year desc) % 2 = 0) as is_premium from ${all}) n
    where n.id = p.id and p.is_premium is null`.execute(db);
}

/** The ids in the given order. Each must be live, of the subject and offered in the exam. */
async function fittingQuestions(
  db: Db,
  { exam_id, subject_id, name }: PaperCourse,
  uuids: string[],
): Promise<number[]> {
  const { rows } = await sql<{ id: number; uuid: string; fits: boolean }>`
    select id, uuid, subject_id = ${subject_id} and state = 'live'
      and exam_type_ids @> array[${exam_id}::bigint] as fits
    from questions where uuid = any(${uuids}::uuid[])`.execute(db);
  const known = new Map(rows.map((row) => [row.uuid, row]));
  const at = uuids.findIndex((uuid) => !known.get(uuid)?.fits);
  if (at >= 0) failField("question_ids", `Question ${at + 1} is not a live ${name} question for this exam`);
  return uuids.map((uuid) => known.get(uuid)!.id);
}

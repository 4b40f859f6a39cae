// The rule itself, question by question and state by state. The tests beside this file show that every endpoint applies
// it.
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "../../db/open.ts";
import { examFixture } from "../../testing/an-exam.ts";
import { freshDatabase } from "../../testing/database.ts";
import { mayShowKey, protectedQuestions, protectedUuids } from "./protected-questions.ts";

let database: OpenDatabase;
let room: Awaited<ReturnType<typeof examFixture>>;
let questions: { id: number; uuid: string; revision_id: number }[];
const now = new Date();

beforeAll(async () => {
  database = await freshDatabase();
  room = await examFixture(database.db, { questions: 6 });
  questions = (
    await sql<{ id: number; uuid: string; revision_id: number }>`
      select id, uuid, live_revision_id as revision_id from questions order by id`.execute(database.db)
  ).rows;
});
afterAll(() => database.close());

const aPerson = async () =>
  (
    await database.db
      .insertInto("candidates")
      .values({
        uuid: randomUUID(),
        email: `${randomUUID()}@example.ng`,
        first_name: "Ada",
        last_name: "Obi",
        registered_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow()
  ).id;

/** A test of the candidate with these questions of the fixture, by their place. */
async function sits(candidate: number, mode: string, state: string, ...places: number[]): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into sittings (uuid, candidate_id, mode, kind, state, title, exam_type_id, subject_id, source, options,
      items, started_at,
      deadline_at, duration_minutes, kind_key)
    values (${randomUUID()}, ${candidate}, ${mode}, 'practice', ${state}, '', ${room.exam.id}, ${room.subject.id},
      'original', 4,
      ${places.length}, ${now}, ${now}, 30, ${randomUUID()}) returning id`.execute(database.db);
  const { id } = rows[0]!;
  const revisions = places.map((place) => questions[place]!.revision_id);
  await sql`insert into sitting_sections (sitting_id, no, name, subject_id, estimate, revision_ids, option_orders)
    values (${id}, 1, '', ${room.subject.id}, false, ${revisions}::bigint[],
      ${revisions.map(() => "right,w1,w2,w3")}::text[])`.execute(database.db);
  return id;
}

/** The results of all three queries, as places. They must agree. */
async function guarded(candidate: number, besides: number | null = null): Promise<number[]> {
  const { db } = database;
  const { uuids, revisions } = await protectedQuestions(db, candidate, besides);
  const placesOf = (has: (question: (typeof questions)[number]) => boolean) =>
    questions.flatMap((question, place) => (has(question) ? [place] : []));
  const places = placesOf(({ uuid }) => uuids.has(uuid));
  expect(placesOf(({ revision_id }) => revisions.has(revision_id))).toEqual(places);
  const told = await sql<{ uuids: string[] }>`select
    ${protectedUuids(sql`${candidate}::bigint`, sql`${besides}::bigint`)} as uuids`.execute(db);
  expect(placesOf(({ uuid }) => told.rows[0]!.uuids.includes(uuid))).toEqual(places);
  if (besides === null) {
    const free = await sql<{ uuid: string }>`select q.uuid from questions q where ${mayShowKey(candidate)}`.execute(db);
    expect(placesOf(({ uuid }) => !free.rows.some((row) => row.uuid === uuid))).toEqual(places);
  }
  return places;
}

test("a question of an exam that takes answers is protected, only for its candidate", async () => {
  const [ada, bola] = [await aPerson(), await aPerson()];
  await sits(ada, "exam", "open", 0, 1);
  await sits(ada, "exam", "expired", 2);
  await sits(ada, "exam", "submitted", 3);
  await sits(ada, "exam", "abandoned", 4);
  await sits(ada, "practice", "open", 5);
  expect(await guarded(ada)).toEqual([0, 1, 2]);
  expect(await guarded(bola)).toEqual([]);
});

test("a test's own outcome may be shown, but not the questions that another open exam contains", async () => {
  const ada = await aPerson();
  const first = await sits(ada, "exam", "expired", 0, 1);
  await sits(ada, "exam", "open", 1, 2);
  expect(await guarded(ada, first)).toEqual([1, 2]);
  expect(await guarded(ada)).toEqual([0, 1, 2]);
});

test("a question is protected in its new wording too", async () => {
  const ada = await aPerson();
  await sits(ada, "exam", "open", 3);
  const { id, revision_id } = questions[3]!;
  const { rows } = await sql<{ id: number }>`
    insert into question_revisions (question_id, no, question_type, body_source, body_html, options, explanation_source,
      explanation_html, renderer, created_at)
    select question_id, no + 1, question_type, body_source, body_html, options, explanation_source, explanation_html,
      renderer, ${now}
    from question_revisions where id = ${revision_id} returning id`.execute(database.db);
  await sql`update questions set live_revision_id = ${rows[0]!.id} where id = ${id}`.execute(database.db);
  questions[3]!.revision_id = rows[0]!.id;
  expect(await guarded(ada)).toEqual([3]);
});

// Tests that are submitted at the same moment are written by one statement, each with the same result as alone.
import { setTimeout as wait } from "node:timers/promises";
import { sittings } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { fullExamFixture } from "../../testing/a-full-exam.ts";
import { readSheet } from "./answer-store.ts";
import { remarkAll } from "./remark.ts";

const PEOPLE = 6;

const gradesIn = async (db: Db) => {
  const { rows } = await sql<{ transactions: number; grades: number; events: number }>`
    select count(distinct xmin::text)::int as transactions, count(*)::int as grades,
      (select count(*)::int from events where type = 'sitting_graded') as events from grades`.execute(db);
  return rows[0]!;
};

test("tests submitted together share transactions, and each is graded once, with its complete log", async () => {
  const { api, room } = await fullExamFixture(PEOPLE);
  const outcomes = await Promise.all(room.map(({ submitTest }) => submitTest()));
  expect(outcomes.map(({ grade }) => [grade.correct, grade.version])).toEqual(room.map(() => [7, 1]));
  expect(outcomes.map(({ grade }) => grade.session_id)).toEqual(room.map(({ session }) => session.uuid));
  const { transactions, ...counts } = await gradesIn(api.owner);
  expect(counts).toEqual({ grades: PEOPLE, events: PEOPLE });
  expect(transactions).toBeLessThan(PEOPLE);
  expect(await remarkAll(api.db, api.context.signals)).toEqual({ checked: PEOPLE, differences: [] });
  for (const { who, session } of room)
    expect(await who.as.call(sittings.receipt, { session_id: session.uuid })).toMatchObject({ is_whole: true });
});

test("a locked test delays nobody, and is graded when it is free, with the answers received meanwhile", async () => {
  const { api, room } = await fullExamFixture(3);
  const [held, ...others] = room as [(typeof room)[0], ...typeof room];
  let waiting: ReturnType<typeof held.submitTest> | undefined;
  let isTold = false;
  await inTransaction(api.owner, async (db) => {
    const { last_hash } = await readSheet(db, held.id, true);
    waiting = held.submitTest();
    waiting.then(() => {
      isTold = true;
    });
    for (const { grade } of await Promise.all(others.map(({ submitTest }) => submitTest())))
      expect(grade.correct).toBe(7);
    // As another device saves it: the first question is flagged.
    const body = JSON.stringify([
      { at: 0, option: null, shown_at: null, answered_at: null, changes: 0, flagged: true },
    ]);
    await sql`insert into answer_batches (sitting_id, seq, received_at, body, prev_hash, hash)
      values (${held.id}, 1, now(), ${body}, ${last_hash}, 'next')`.execute(db);
    await sql`update sitting_answers set last_seq = 1, log_hash = 'next', behind = 1
      where sitting_id = ${held.id}`.execute(db);
    expect(isTold).toBe(false);
  });
  expect((await waiting)!.grade.correct).toBe(7);
  const { sheet, last_seq, behind } = await readSheet(api.db, held.id);
  expect([sheet[0]!.flagged, last_seq, behind]).toEqual([true, 2, 0]);
});

test("nor does one whose sitting is locked, as by an erasure", async () => {
  const { api, room } = await fullExamFixture(3);
  const [held, ...others] = room as [(typeof room)[0], ...typeof room];
  let waiting: ReturnType<typeof held.submitTest> | undefined;
  await inTransaction(api.owner, async (db) => {
    await sql`select 1 from sittings where id = ${held.id} for update`.execute(db);
    waiting = held.submitTest();
    for (const { grade } of await Promise.all(others.map(({ submitTest }) => submitTest())))
      expect(grade.correct).toBe(7);
    await wait(300);
  });
  expect((await waiting)!.grade.correct).toBe(7);
});

test("submitting another student's test at the same moment returns nothing; two spellings of one test are one", async () => {
  const { api, room } = await fullExamFixture(3);
  const [mine, theirs] = room as [(typeof room)[0], (typeof room)[0]];
  const shouted = { session_id: mine.session.uuid.toUpperCase(), answers: mine.answers };
  const [stolen, ...own] = await Promise.allSettled([
    theirs.who.as.call(sittings.submitAnswers, { session_id: mine.session.uuid, answers: [] }),
    mine.submitTest(),
    mine.who.as.call(sittings.submitAnswers, shouted),
    ...room.slice(1).map(({ submitTest }) => submitTest()),
  ]);
  expect(stolen).toMatchObject({ status: "rejected", reason: { status: 404 } });
  expect(own.map(({ status }) => status)).toEqual(own.map(() => "fulfilled"));
  expect(await gradesIn(api.owner)).toMatchObject({ grades: 3, events: 3 });
  expect(await remarkAll(api.db, api.context.signals)).toEqual({ checked: 3, differences: [] });
});

test("keys that changed without a cache update are found by the database, for every submission of the batch", async () => {
  const { api, room } = await fullExamFixture(PEOPLE);
  // Directly into the table: no signal reports that the bank has changed.
  await sql`insert into question_keys (revision_id, version, accepted, is_void, reason, created_at)
    select distinct k.revision_id, 2, '{}'::text[], true, 'withdrawn', now() from question_keys k`.execute(api.owner);
  const outcomes = await Promise.all(room.map(({ submitTest }) => submitTest()));
  for (const { grade } of outcomes) expect(grade.correct).toBe(grade.total);
  expect(await gradesIn(api.owner)).toMatchObject({ grades: PEOPLE, events: PEOPLE });
});

test("if a process marks by rules other than those in force, nothing of the batch is written", async () => {
  const { api, room } = await fullExamFixture(3);
  await sql`update marking set scoring_version = scoring_version + 1`.execute(api.owner);
  const refusals = await Promise.allSettled(room.map(({ submitTest }) => submitTest()));
  expect(refusals.map(({ status }) => status)).toEqual(room.map(() => "rejected"));
  expect(await gradesIn(api.owner)).toMatchObject({ grades: 0, events: 0 });
  await sql`update marking set scoring_version = scoring_version - 1`.execute(api.owner);
  for (const { submitTest } of room) expect((await submitTest()).grade.correct).toBe(7);
});

// Saves append to the log, alone or in a batch. An answer confirmed as "kept" is on every sheet that is read, and in
// the grade.
import { sittings } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "../../db/transaction.ts";
import { fullExamFixture } from "../../testing/a-full-exam.ts";
import { startBeside } from "../../testing/start-api.ts";
import { readSheet, sheetsOfCandidate } from "./answer-store.ts";

const PEOPLE = 6;

const chosenOf = async (...[db, id]: Parameters<typeof readSheet>) =>
  (await readSheet(db, id)).sheet.filter(({ chosen }) => chosen !== null).length;

test("saves received together share a transaction, and each of them is stored", async () => {
  const { api, room } = await fullExamFixture(PEOPLE);
  await Promise.all(room.map(({ save }) => save(0)));
  await Promise.all(room.map(({ save }) => save(1)));
  const { rows } = await sql<{ xmin: string; entries: number }>`
    select xmin::text as xmin, count(*)::int as entries from answer_batches group by 1`.execute(api.owner);
  expect(rows.reduce((sum, { entries }) => sum + entries, 0)).toBe(2 * PEOPLE);
  expect(rows.length).toBeLessThan(2 * PEOPLE);
  for (const { id } of room) expect(await chosenOf(api.db, id)).toBe(2);
});

test("a save does not change the sheet, and opening, listing, submitting or downloading the test finds the answer", async () => {
  const { api, room } = await fullExamFixture(1);
  const [{ who, session, id, save }] = room as [(typeof room)[0]];
  for (const at of [0, 1, 2]) await save(at);
  const row = await sql<{ behind: number; written: number }>`
    select behind, (select count(*)::int from unnest(chosen) c where c is not null) as written
    from sitting_answers where sitting_id = ${id}`.execute(api.owner);
  expect(row.rows).toEqual([{ behind: 3, written: 0 }]);
  const there = (await startBeside(api)).clientWith(who.access_token);
  const { answers, seq } = await there.call(sittings.read, { session_id: session.uuid });
  expect([answers.length, seq]).toEqual([3, 3]);
  expect(await there.call(sittings.open, {})).toMatchObject([{ answered: 3 }]);
  const [downloaded] = await sheetsOfCandidate(api.db, who.id);
  expect(downloaded!.chosen.filter((chosen) => chosen !== null)).toHaveLength(3);
  const { grade } = await there.call(sittings.submitAnswers, { session_id: session.uuid, answers: [] });
  expect(grade.correct).toBe(3);
  const after = await sql<{ behind: number; written: number }>`
    select behind, (select count(*)::int from unnest(chosen) c where c is not null) as written
    from sitting_answers where sitting_id = ${id}`.execute(api.owner);
  expect(after.rows).toEqual([{ behind: 0, written: 3 }]);
  expect(await there.call(sittings.receipt, { session_id: session.uuid })).toMatchObject({
    is_whole: true,
    replayed: { correct: 3 },
  });
});

test("a sheet never has many pending log entries", async () => {
  const { api, room } = await fullExamFixture(1);
  const [{ id, save, answers }] = room as [(typeof room)[0]];
  await save(0);
  for (let at = 0; at < 70; at++) {
    answers[0]!.selected_option = at % 2 ? "A" : "B";
    answers[0]!.answered_at = new Date(Date.parse(answers[0]!.answered_at!) + 1).toISOString();
    await save(0);
  }
  const { behind, last_seq, sheet } = await readSheet(api.db, id);
  expect(last_seq).toBe(71);
  expect(behind).toBeLessThan(10);
  expect(sheet[0]!.changes).toBeGreaterThan(60);
});

test("a locked sitting does not delay the others", async () => {
  const { api, room } = await fullExamFixture(3);
  const [held, ...others] = room as [(typeof room)[0], ...typeof room];
  let isTold = false;
  let waiting: Promise<unknown> | undefined;
  await inTransaction(api.owner, async (db) => {
    await readSheet(db, held.id, true);
    waiting = held.save(0).then(() => {
      isTold = true;
    });
    await Promise.all(others.map(({ save }) => save(0)));
    expect(isTold).toBe(false);
  });
  await waiting;
  for (const { id } of room) expect(await chosenOf(api.db, id)).toBe(1);
});

test("a reader that waited for a sheet reads what was saved meanwhile", async () => {
  const { api, room } = await fullExamFixture(1);
  const [{ id, save }] = room as [(typeof room)[0]];
  await save(0);
  let reading: Promise<number> | undefined;
  await inTransaction(api.owner, async (db) => {
    await readSheet(db, id, true);
    reading = inTransaction(api.db, async (other) => {
      const { sheet } = await readSheet(other, id, true);
      return sheet.filter(({ chosen }) => chosen !== null).length;
    });
    await new Promise((resolve) => setTimeout(resolve, 150));
    // Written by hand as a save would do it, because this transaction has locked the sheet.
    const { last_hash } = await readSheet(db, id);
    const body = JSON.stringify([{ at: 1, option: "x", shown_at: 1, answered_at: 2, changes: 0, flagged: null }]);
    await sql`insert into answer_batches (sitting_id, seq, received_at, body, prev_hash, hash)
      values (${id}, 2, now(), ${body}, ${last_hash}, 'next')`.execute(db);
    await sql`update sitting_answers set last_seq = 2, log_hash = 'next', behind = behind + 1
      where sitting_id = ${id}`.execute(db);
  });
  expect(await reading).toBe(2);
});

import { sittings } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { features } from "../app.ts";
import { auditRepair } from "../features/audit/public.ts";
import { repairAll } from "../jobs/run-jobs.ts";
import { answersWith, examFixture } from "../testing/an-exam.ts";
import { aCandidate } from "../testing/people.ts";
import { expectTruth } from "../testing/plain-figures.ts";
import { startApi } from "../testing/start-api.ts";

async function aSchool() {
  const api = await startApi();
  const room = await examFixture(api.db, { questions: 6, years: [2024] });
  const sit = async (right: number) => {
    const who = await aCandidate(api);
    const ask = { exam_id: room.exam.uuid, subject_id: room.subject.uuid, year: 2024, mode: "exam" as const };
    const { exams, session } = await who.as.call(sittings.start, ask);
    await who.as.call(sittings.submitAnswers, { session_id: session.uuid, answers: answersWith(exams, right) });
    return who;
  };
  const repair = async () =>
    Object.fromEntries(
      (await repairAll(api.context, features, auditRepair))
        .filter(({ listener }) => subscribers.includes(listener))
        .map(({ listener, ...one }) => [listener, one]),
    );
  /** As an older build did: every subscriber's cursor moves on without handling the event. */
  const passOver = () =>
    sql`insert into event_cursors (listener, last_xid, last_id)
      select l, e.xid, e.id from unnest(array['progress', 'leaderboard', 'item-figures', 'revision']) l,
        (select xid, id from events order by xid desc, id desc limit 1) e
      on conflict (listener) do update set last_xid = excluded.last_xid, last_id = excluded.last_id`.execute(api.db);
  return { api, sit, repair, passOver };
}

/** The league counts only its members and has tests of its own. */
const subscribers = ["progress", "leaderboard", "item-figures", "revision"];

const all = (one: { folded: number; left: number }) => Object.fromEntries(subscribers.map((name) => [name, one]));

const memoryOf = async (api: Awaited<ReturnType<typeof startApi>>) =>
  (
    await sql`select candidate_id, question_id, times_seen, times_wrong, last_right from seen_questions order by 1,
      2`.execute(api.db)
  ).rows;

test("grades that no subscriber handled are found, applied once everywhere, and reported to staff", async () => {
  const { api, sit, repair, passOver } = await aSchool();
  await sit(2);
  await api.settle();
  expect(await repair()).toEqual(all({ folded: 0, left: 0 }));

  await sit(3);
  await sit(6);
  await passOver();
  await sit(4);
  await api.settle();
  expect((await sql`select 1 from sitting_figures`.execute(api.db)).rows).toHaveLength(2);
  expect(await repair()).toEqual(all({ folded: 2, left: 0 }));
  await expectTruth(api);
  const memory = await memoryOf(api);
  expect(memory).toHaveLength(4 * 6);
  expect(memory.every((row) => (row as { times_seen: number }).times_seen === 1)).toBe(true);
  const { rows: responses } = await sql<{ sum: number }>`select sum(responses)::int as sum from item_figures`.execute(
    api.db,
  );
  expect(responses[0]!.sum).toBe(4 * 6);

  expect(await repair()).toEqual(all({ folded: 0, left: 0 }));
  expect(await memoryOf(api)).toEqual(memory);
  const told = await api.db.selectFrom("audit_bodies").select(["verb", "subject"]).orderBy("seq").execute();
  expect(told.map(({ verb, subject }) => `${verb} ${subject}`)).toEqual(
    ["item-figures", "revision", "progress", "leaderboard"].map((name) => `events.repaired ${name}`),
  );
});

test("a grade that waits for delivery does not count as missing", async () => {
  const { api, sit, repair } = await aSchool();
  const held = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const long = api.db.transaction().execute(async (db) => {
    await sql`select pg_current_xact_id()`.execute(db);
    begun.resolve();
    await held.promise;
  });
  await begun.promise;
  await sit(5);
  expect(await repair()).toEqual(all({ folded: 0, left: 0 }));
  expect((await sql`select 1 from sitting_figures`.execute(api.db)).rows).toHaveLength(0);
  held.resolve();
  await long;
  await api.settle();
  expect((await sql`select 1 from sitting_figures`.execute(api.db)).rows).toHaveLength(1);
});

// Opening a finished test again: what it shows, to whom, and what a confirmed view ends.
import { setTimeout as wait } from "node:timers/promises";
import { sittings } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "../../db/transaction.ts";
import { answersWith, startableExam } from "../../testing/an-exam.ts";
import { aCandidate, signedInAgain } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";

const keys = ({ exams }: { exams: { correct_answer: unknown }[] }) =>
  exams.filter(({ correct_answer }) => correct_answer !== null).length;

async function aRunningExam() {
  const api = await startApi();
  const { ask } = await startableExam(api.db, { questions: 12 });
  const ada = await aCandidate(api);
  const { exams, session } = await ada.as.call(sittings.start, ask({ mode: "exam" }));
  const { uuid: session_id } = session;
  const row = () => api.db.selectFrom("sittings").select(["id", "state"]).where("uuid", "=", session_id);
  const stateOf = async () => (await row().executeTakeFirstOrThrow()).state;
  const expire = async () => {
    api.clock.set(new Date(Date.parse(session.deadline_at!) + 60_000));
    await api.settle();
    expect(await stateOf()).toBe("expired");
    return signedInAgain(api, ada.id);
  };
  return {
    api,
    ada,
    ask,
    exams,
    session_id,
    stateOf,
    expire,
    idOf: async () => (await row().executeTakeFirstOrThrow()).id,
  };
}

test("a test in progress has no review, and a view does not end it; nor has another's or an unknown test", async () => {
  const { api, ada, session_id, stateOf } = await aRunningExam();
  const stranger = await aCandidate(api);
  for (const look of [undefined, true]) {
    const early = await refused(ada.as.call(sittings.review, { session_id, look }));
    expect([early.status, early.message]).toEqual([404, "You have not submitted this test yet."]);
    expect(await stateOf()).toBe("open");
  }
  await ada.as.call(sittings.submitAnswers, { session_id, answers: [] });
  expect((await refused(stranger.as.call(sittings.review, { session_id, look: true }))).status).toBe(404);
  const none = "0198f3a2-0000-7000-8000-0000000000ab";
  const unknown = await refused(ada.as.call(sittings.review, { session_id: none, look: true }));
  expect([unknown.status, unknown.message]).toEqual([404, "We could not find that test in your account."]);
});

test("a submitted test shows its keys, with or without a view, but not those of an exam in progress", async () => {
  const { ada, ask, session_id } = await aRunningExam();
  await ada.as.call(sittings.submitAnswers, { session_id, answers: [] });
  for (const look of [undefined, true]) {
    const shown = await ada.as.call(sittings.review, { session_id, look });
    expect([keys(shown), shown.exams.length, shown.session.resumed]).toEqual([10, 10, false]);
  }
  const { exams } = await ada.as.call(sittings.start, ask({ mode: "exam" }));
  const guarded = new Set(exams.map(({ uuid }) => uuid));
  const shown = await ada.as.call(sittings.review, { session_id });
  for (const { uuid, correct_answer } of shown.exams) expect(correct_answer === null).toBe(guarded.has(uuid));
  expect(keys(shown)).toBeLessThan(10);
});

test("an expired test shows no keys and accepts late answers, until its student views the result on purpose", async () => {
  const { session_id, stateOf, expire } = await aRunningExam();
  const back = await expire();
  expect(keys(await back.call(sittings.review, { session_id }))).toBe(0);
  expect(await stateOf()).toBe("expired");
  expect(keys(await back.call(sittings.review, { session_id, look: true }))).toBe(10);
  expect(await stateOf()).toBe("submitted");
});

test("a view waits for late answers that are being written, and for a call that is closing the test", async () => {
  for (const table of ["sitting_answers", "sittings"] as const) {
    const { api, session_id, expire, idOf } = await aRunningExam();
    const back = await expire();
    const id = await idOf();
    let isShown = false;
    let looked: Promise<void> | undefined;
    await inTransaction(api.db, async (db) => {
      const column = table === "sittings" ? "id" : "sitting_id";
      await sql`select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${id} for update`.execute(db);
      looked = back.call(sittings.review, { session_id, look: true }).then(() => {
        isShown = true;
      });
      await wait(400);
      expect([table, isShown]).toEqual([table, false]);
    });
    await looked;
    expect(isShown).toBe(true);
  }
});

test("a note about a finished test is saved, trimmed and replaceable; one about a test in progress is refused", async () => {
  const { api, ada, exams, session_id } = await aRunningExam();
  const say = (rating: number, comments?: string) =>
    ada.as.call(sittings.feedback, { session_id, rating, comments } as never);
  expect((await refused(say(4, "Early"))).status).toBe(404);
  await ada.as.call(sittings.submitAnswers, { session_id, answers: answersWith(exams, 3, api.clock.now()) });
  const kept = () => api.db.selectFrom("sitting_feedback").select(["rating", "comments"]).execute();
  await say(4, "  Good paper \n");
  expect(await kept()).toEqual([{ rating: 4, comments: "Good paper" }]);
  await say(2, "   ");
  expect(await kept()).toEqual([{ rating: 2, comments: null }]);
});

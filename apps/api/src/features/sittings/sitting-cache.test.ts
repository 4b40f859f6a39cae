// A process's cache of a sitting never overrides the database.
import { type InputOf, sittings } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { inTransaction } from "../../db/transaction.ts";
import { answersWith, examFixture } from "../../testing/an-exam.ts";
import { aCandidate } from "../../testing/people.ts";
import { startApi, startBeside } from "../../testing/start-api.ts";
import { readSheet } from "./answer-store.ts";
import { saveFor } from "./save-answers.ts";

const letters = ["A", "B", "C", "D"] as const;

async function aStartedTest() {
  const api = await startApi();
  const { exam, subject } = await examFixture(api.db);
  const ada = await aCandidate(api);
  const asked = { exam_id: exam.uuid, subject_id: subject.uuid } as InputOf<typeof sittings.start>;
  const { exams, session } = await ada.as.call(sittings.start, asked);
  const answers = answersWith(exams, 7);
  const row = await api.db
    .selectFrom("sittings")
    .select("id")
    .where("uuid", "=", session.uuid)
    .executeTakeFirstOrThrow();
  const save = (from: number, to: number) =>
    ada.as.call(sittings.saveAnswers, { session_id: session.uuid, answers: answers.slice(from, to) });
  return { api, ada, session, answers, id: row.id, save };
}

test("a test closed by another process accepts no more answers", async () => {
  const { api, id, save } = await aStartedTest();
  expect(await save(0, 2)).toMatchObject({ state: "open", kept: 2, seq: 1 });
  await api.db.updateTable("sittings").set({ state: "submitted" }).where("id", "=", id).execute();
  expect(await save(2, 4)).toMatchObject({ state: "submitted", kept: 0, seq: 1 });
  expect(await save(0, 2)).toMatchObject({ state: "submitted", kept: 0, seq: 1 });
});

test("answers written by another process are read before more are added", async () => {
  const { api, ada, session, answers, id, save } = await aStartedTest();
  // A cache belongs to a process's signals, so a copy of them acts as another process.
  const elsewhere = {
    db: api.db,
    context: { ...api.context, signals: { ...api.context.signals } },
    now: api.clock.now(),
  };
  await save(0, 2);
  await saveFor(elsewhere, ada.id, { session_id: session.uuid, answers: answers.slice(2, 5) });
  expect(await save(5, 6)).toMatchObject({ kept: 1, seq: 3 });
  const { sheet } = await readSheet(api.db, id);
  expect(sheet.filter(({ chosen }) => chosen !== null)).toHaveLength(6);
});

test("an answer sent while its test is being closed is refused and not in the log behind the grade", async () => {
  const { api, id, save } = await aStartedTest();
  await save(0, 2);
  const closing = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const closed = inTransaction(api.db, async (db) => {
    await readSheet(db, id, true);
    await db.updateTable("sittings").set({ state: "expired" }).where("id", "=", id).execute();
    locked.resolve();
    await closing.promise;
  });
  await locked.promise;
  const late = save(2, 3);
  await new Promise((resolve) => setTimeout(resolve, 150));
  closing.resolve();
  await closed;
  expect(await late).toMatchObject({ state: "expired", kept: 0 });
  expect((await readSheet(api.db, id)).last_seq).toBe(1);
});

test("two hundred saves at the same time, over two processes, are all stored", async () => {
  const { api, ada, session, answers, id } = await aStartedTest();
  const there = (await startBeside(api)).clientWith(ada.access_token);
  const began = Date.now();
  const sent = Array.from({ length: 200 }, (_, at) => {
    const { question_id, shown_at } = answers[at % answers.length]!;
    const selected_option = letters[at % 4]!;
    return { question_id, shown_at, selected_option, answered_at: new Date(began + at).toISOString() };
  });
  await new Promise((resolve) => setTimeout(resolve, 250));
  const save = (answer: (typeof sent)[number], at: number) =>
    (at % 2 ? there : ada.as).call(sittings.saveAnswers, { session_id: session.uuid, answers: [answer] });
  const told = await Promise.all(sent.map(save));
  expect(new Set(told.map(({ seq }) => seq)).size).toBeGreaterThan(1);
  const newest = new Map(sent.map((answer) => [answer.question_id, answer.selected_option]));
  const { grade, review } = await there.call(sittings.submitAnswers, { session_id: session.uuid, answers: [] });
  expect(grade.version).toBe(1);
  for (const { question_id, selected_option } of review)
    if (newest.has(question_id)) expect(selected_option).toBe(newest.get(question_id));
  const { last_seq } = await readSheet(api.db, id);
  expect(last_seq).toBe(Math.max(...told.map(({ seq }) => seq)));
});

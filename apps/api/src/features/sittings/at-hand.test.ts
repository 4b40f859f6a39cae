// What an instance remembers of a sitting never outweighs what the database says of it.
import { type InputOf, sittings } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { inTransaction } from "../../db/transaction.ts";
import { anExamRoom, answersWith } from "../../testing/exam-room.ts";
import { aCandidate } from "../../testing/people.ts";
import { startApi } from "../../testing/start-api.ts";
import { readSheet } from "./answer-store.ts";
import { saveFor } from "./save-answers.ts";

async function aStartedTest() {
  const api = await startApi();
  const { exam, subject } = await anExamRoom(api.db);
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

test("a test closed behind the instance's back takes no more answers", async () => {
  const { api, id, save } = await aStartedTest();
  expect(await save(0, 2)).toMatchObject({ state: "open", kept: 2, seq: 1 });
  await api.db.updateTable("sittings").set({ state: "submitted" }).where("id", "=", id).execute();
  expect(await save(2, 4)).toMatchObject({ state: "submitted", kept: 0, seq: 1 });
  expect(await save(0, 2)).toMatchObject({ state: "submitted", kept: 0, seq: 1 });
});

test("answers written by another instance are seen before more are added", async () => {
  const { api, ada, session, answers, id, save } = await aStartedTest();
  // Memories belong to an instance's signals, so a copy of them is another instance.
  const elsewhere = { db: api.db, house: { ...api.house, signals: { ...api.house.signals } }, now: api.clock.now() };
  await save(0, 2);
  await saveFor(elsewhere, ada.id, { session_id: session.uuid, answers: answers.slice(2, 5) });
  expect(await save(5, 6)).toMatchObject({ kept: 1, seq: 3 });
  const { sheet } = await readSheet(api.db, id);
  expect(sheet.filter(({ chosen }) => chosen !== null)).toHaveLength(6);
});

test("an answer that arrives while its test is being closed is told so, and is not in the log behind the grade", async () => {
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

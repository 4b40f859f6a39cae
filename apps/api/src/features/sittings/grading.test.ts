import { sittings } from "@sabiprep/contract";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { answersWith, startableExam } from "../../testing/an-exam.ts";
import { aCandidate } from "../../testing/people.ts";
import { refused } from "../../testing/refused.ts";
import { startApi } from "../../testing/start-api.ts";
import { remarkAll } from "./remark.ts";

test("a test is graded once, by the server, over the issued questions", async () => {
  const api = await startApi();
  const { ask } = await startableExam(api.db);
  const ada = await aCandidate(api);
  const { exams, session } = await ada.as.call(sittings.start, ask());
  expect(exams).toHaveLength(10);
  const sent = { session_id: session.uuid, answers: answersWith(exams, 7).slice(0, 8) };

  const first = await ada.as.send(sittings.submitAnswers, { ...sent, score: 100 } as typeof sent);
  expect(first.status_code).toBe(201);
  expect(first.data.grade).toMatchObject({
    grade_score: 70,
    correct: 7,
    total: 10,
    comment: "Good job!",
    letter_grade: "B2",
  });
  const second = await ada.as.send(sittings.submitAnswers, sent);
  expect(second.status_code).toBe(200);
  expect(second.data).toEqual(first.data);
  expect(await ada.as.call(sittings.grades, {})).toEqual([first.data.grade]);
});

test("twenty submissions at the same time make one grade and equal responses", async () => {
  const api = await startApi();
  const { ask } = await startableExam(api.db);
  const ada = await aCandidate(api);
  const { exams, session } = await ada.as.call(sittings.start, ask());
  const sent = { session_id: session.uuid, answers: answersWith(exams, 4) };
  const all = await Promise.all(Array.from({ length: 20 }, () => ada.as.send(sittings.submitAnswers, sent)));
  expect(new Set(all.map(({ data }) => JSON.stringify(data))).size).toBe(1);
  expect(all.filter(({ status_code }) => status_code === 201)).toHaveLength(1);
  expect(await api.db.selectFrom("grades").select("score").execute()).toEqual([{ score: 40 }]);
});

test("the receipt is valid, replays to the stored grade, and fails if one byte is changed", async () => {
  const api = await startApi();
  const { ask } = await startableExam(api.db);
  const ada = await aCandidate(api);
  const { exams, session } = await ada.as.call(sittings.start, ask());
  const session_id = session.uuid;
  for (const [at, answer] of answersWith(exams, 6).entries())
    await ada.as.call(sittings.saveAnswers, { session_id, answers: [{ ...answer, flagged: at === 2 }] });
  const { grade } = await ada.as.call(sittings.submitAnswers, { session_id, answers: [] });
  const receipt = await ada.as.call(sittings.receipt, { session_id });
  expect(receipt).toMatchObject({ is_whole: true, replayed: { score: grade.grade_score, correct: grade.correct } });
  await sql`update answer_batches set body = replace(body, '"flagged":true', '"flagged":null') where seq = 3`.execute(
    api.db,
  );
  expect((await ada.as.call(sittings.receipt, { session_id })).is_whole).toBe(false);
});

test("remarking finds nothing on an untouched database, and finds manual changes", async () => {
  const api = await startApi();
  const { ask } = await startableExam(api.db);
  const ada = await aCandidate(api);
  for (const right of [2, 9]) {
    const { exams, session } = await ada.as.call(sittings.start, ask({ fresh: true }));
    await ada.as.call(sittings.submitAnswers, { session_id: session.uuid, answers: answersWith(exams, right) });
  }
  expect(await remarkAll(api.db, api.context.signals)).toEqual({ checked: 2, differences: [] });
  await api.db.updateTable("grades").set({ score: 100, correct: 10 }).where("correct", "=", 2).execute();
  const { differences } = await remarkAll(api.db, api.context.signals);
  expect(differences).toMatchObject([{ stored: "10/10 (100%)", marked: "2/10 (20%)" }]);
});

test("a process whose marking differs from the database's refuses to mark and keeps the answers", async () => {
  const api = await startApi();
  const { ask } = await startableExam(api.db);
  const ada = await aCandidate(api);
  const { exams, session } = await ada.as.call(sittings.start, ask());
  await api.db.updateTable("marking").set({ scoring_version: 999 }).execute();
  const sent = { session_id: session.uuid, answers: answersWith(exams, 5) };
  expect((await refused(ada.as.call(sittings.submitAnswers, sent))).status).toBe(503);
  expect(await api.db.selectFrom("grades").select("id").execute()).toEqual([]);
  await ada.as.call(sittings.saveAnswers, sent);
  await api.db.updateTable("marking").set({ scoring_version: 1 }).execute();
  expect((await ada.as.call(sittings.submitAnswers, { ...sent, answers: [] })).grade.correct).toBe(5);
});

import { type ApiError, contract } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { examFixture } from "../../testing/an-exam.ts";
import { aCandidate } from "../../testing/people.ts";
import { startApi } from "../../testing/start-api.ts";

const { revision, reports, sittings } = contract;

test("a question seen in a test can be bookmarked, noted and removed; an unseen one cannot", async () => {
  const api = await startApi();
  const { exam, subject } = await examFixture(api.db, { questions: 12 });
  const [ada, bola] = [await aCandidate(api), await aCandidate(api)];
  const { exams } = await ada.as.call(sittings.start, { exam_id: exam.uuid, subject_id: subject.uuid });
  const question_id = exams[0]!.uuid;
  await ada.as.call(revision.bookmark, { question_id, note: "Ask teacher" });
  await ada.as.call(revision.bookmark, { question_id, note: "Asked" });
  expect(await ada.as.call(revision.bookmarkIds, {})).toEqual([question_id]);
  expect(await ada.as.call(revision.bookmarks, {})).toMatchObject([{ note: "Asked", question: { uuid: question_id } }]);
  const problem = (await bola.as.call(revision.bookmark, { question_id, note: null }).catch((p) => p)) as ApiError;
  expect(problem.status).toBe(404);
  await ada.as.call(revision.forget, { question_id });
  expect(await ada.as.call(revision.bookmarkIds, {})).toEqual([]);
});

test("a bookmark made during an exam shows no key until the exam is over", async () => {
  const api = await startApi();
  const { exam, subject } = await examFixture(api.db, { questions: 12 });
  const ada = await aCandidate(api);
  const ask = { exam_id: exam.uuid, subject_id: subject.uuid, mode: "exam" as const };
  const { exams, session } = await ada.as.call(sittings.start, ask);
  await ada.as.call(revision.bookmark, { question_id: exams[0]!.uuid, note: null });
  expect(await ada.as.call(revision.bookmarks, {})).toEqual([]);
  await ada.as.call(sittings.submitAnswers, { session_id: session.uuid, answers: [] });
  expect(await ada.as.call(revision.bookmarks, {})).toHaveLength(1);
});

test("a report includes its question; content reports without a subject are refused", async () => {
  const api = await startApi();
  const { exam, subject } = await examFixture(api.db, { questions: 12 });
  const ada = await aCandidate(api);
  const { exams, session } = await ada.as.call(sittings.start, { exam_id: exam.uuid, subject_id: subject.uuid });
  const said = { type: "wrong_answer" as const, description: "Two options are right." };
  const sent = await ada.as.call(reports.submit, { ...said, question_id: exams[0]!.uuid, session_id: session.uuid });
  expect(sent).toMatchObject({ status: "pending", title: "Wrong answer", question_id: exams[0]!.uuid });
  expect(await ada.as.call(reports.mine, {})).toEqual([sent]);
  const problem = (await ada.as.call(reports.submit, said).catch((p) => p)) as ApiError;
  expect([problem.status, problem.message]).toEqual([400, "Please fill in all required fields"]);
  const empty = (await ada.as.call(reports.submit, { ...said, description: " " }).catch((p) => p)) as ApiError;
  expect(empty.status).toBe(400);
});

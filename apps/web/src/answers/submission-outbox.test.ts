import { expect, test } from "vitest";
import type { KeptAnswer, KeptSitting } from "./kept.ts";
import { memoryStore } from "./memory-store.ts";
import { isRetryable, submitFinished } from "./submission-outbox.ts";

const session = { uuid: "sitting", title: "JAMB Physics", started_at: "2026-11-15T08:00:00.000Z" };
const answer = (question_id: string, saved: boolean): KeptAnswer => ({
  session_id: "sitting",
  question_id,
  selected_option: "A",
  shown_at: "2026-11-15T08:01:00.000Z",
  answered_at: "2026-11-15T08:02:00.000Z",
  changes: 0,
  flagged: false,
  revealed: false,
  saved,
});

async function closedTest(...answers: KeptAnswer[]) {
  const store = { ...memoryStore(), durable: true };
  await store.keepSitting({ session, exams: [], clock_ahead: 0, seq: 0, seal_key: "" } as unknown as KeptSitting);
  await store.keepAnswers(answers);
  await submitFinished(store, "sitting");
  return store;
}

test("a test the server closed while an answer waited here is submitted with all its answers", async () => {
  const store = await closedTest(answer("one", true), answer("two", false));
  const [row] = await store.submissions();
  expect(row).toMatchObject({ session_id: "sitting", title: "JAMB Physics", elapsed_ms: 120_000, refused: null });
  expect(row!.answers.map(({ question_id }) => question_id)).toEqual(["one", "two"]);
  expect(await store.sitting("sitting")).toBeDefined();
});

test("a closed test is deleted here if the server has everything", async () => {
  const store = await closedTest(answer("one", true));
  expect(await store.submissions()).toEqual([]);
  expect(await store.answersOf("sitting")).toEqual([]);
});

test("a test that others are writing to, or a busy server, does not end the retries", () => {
  const statuses = [0, 400, 403, 404, 409, 413, 429, 500, 503];
  expect(statuses.filter((status) => isRetryable({ status }))).toEqual([0, 403, 409, 429, 500, 503]);
});

import { expect, test } from "vitest";
import { answerSent, elapsedAt } from "./answer-sent.ts";
import type { KeptAnswer } from "./kept.ts";

const kept: KeptAnswer = {
  session_id: "sitting",
  question_id: "one",
  selected_option: "B",
  shown_at: "2026-11-15T08:01:00.000Z",
  answered_at: "2026-11-15T08:02:00.000Z",
  changes: 2,
  flagged: true,
  revealed: true,
  saved: false,
};

test("data that only this device needs is not sent", () => {
  expect(answerSent(kept)).toEqual({
    question_id: "one",
    selected_option: "B",
    shown_at: "2026-11-15T08:01:00.000Z",
    answered_at: "2026-11-15T08:02:00.000Z",
    changes: 2,
    flagged: true,
  });
});

test("a hint is sent only for a question where it was used", () => {
  expect(answerSent({ ...kept, hinted: true })).toHaveProperty("hinted", true);
  expect(answerSent({ ...kept, hinted: false })).not.toHaveProperty("hinted");
});

test("the newest activity gives the elapsed time, even on a question left blank", () => {
  const started = Date.parse("2026-11-15T08:00:00Z");
  const seen = { question_id: "two", selected_option: null, shown_at: "2026-11-15T08:05:00Z", answered_at: null };
  expect(elapsedAt([answerSent(kept), seen], started)).toBe(300_000);
  expect(elapsedAt([answerSent(kept)], started)).toBe(120_000);
});

test("no answers, or a slow clock, never gives a negative time", () => {
  expect(elapsedAt([], 5)).toBe(0);
  expect(elapsedAt([answerSent(kept)], Date.parse("2026-11-15T09:00:00Z"))).toBe(0);
});

import { expect, test } from "vitest";
import { timeAdvice } from "./time-advice.ts";

const use = { not_reached: 0, rushed: 0, rushed_wrong: 0, changed_right_to_wrong: 0, seconds_spent: 0 };
const grade = { correct: 10, total: 180, cause: "submitted" } as Parameters<typeof timeAdvice>[1];

test("a mock submitted after 51 seconds was not too long, and one that ran out of time was", () => {
  const unseen = { ...use, not_reached: 150, seconds_spent: 51 };
  expect(timeAdvice(unseen, grade, 120)).toBe("You submitted early and left 150 questions unseen. Use all your time.");
  expect(timeAdvice({ ...unseen, seconds_spent: 7200 }, { ...grade, cause: "expired" }, 120)).toBe(
    "You did not reach 150 questions. Practise moving on from hard questions.",
  );
});

test("the advice says only what the numbers show", () => {
  expect(timeAdvice({ ...use, rushed: 3, rushed_wrong: 2 }, grade, null)).toBe(
    "2 quick answers were wrong. Read each question again.",
  );
  expect(timeAdvice({ ...use, changed_right_to_wrong: 1 }, grade, null)).toBe(
    "You changed 1 right answer to a wrong one.",
  );
  expect(timeAdvice(use, { ...grade, correct: 180 }, null)).toBe("You got everything right.");
});

import { expect, test } from "vitest";
import { bankQuestions, roundTrips } from "./question-files.ts";

test("shipped questions look the same after a round trip through every format (all of them: npm run proof -- question-files)", async () => {
  const questions = bankQuestions(60);
  expect(questions.length).toBeGreaterThan(80);
  for (const { format, written, different } of await roundTrips(questions)) {
    expect([format, different]).toEqual([format, []]);
    expect([format, written]).toEqual([format, expect.toSatisfy((n: number) => n > questions.length / 3)]);
  }
});

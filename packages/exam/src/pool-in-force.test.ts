import { expect, test } from "vitest";
import { answersSay, poolInForce } from "./pool-in-force.ts";

test.each([
  ["paper", "easy", "hard", "stretch"],
  ["paper", "easy", "medium", "paper"],
  ["paper", "medium", "hard", "paper"],
  ["paper", "hard", "hard", "paper"],
  ["paper", "easy", null, "paper"],
  ["stretch", "hard", "easy", "stretch"],
  ["stretch", "easy", null, "stretch"],
] as const)("a %s question called %s and measured %s is drawn as %s", (pool, author, measured, drawn) => {
  expect(poolInForce(pool, author, measured)).toBe(drawn);
});

test.each([
  [null, "easy", null],
  ["easy", "easy", null],
  ["easy", "medium", "harder"],
  ["hard", "medium", "easier"],
] as const)("called %s and measured %s, answers say %s", (author, measured, said) => {
  expect(answersSay(author, measured)).toBe(said);
});

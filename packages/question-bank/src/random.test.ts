import { expect, test } from "vitest";
import { randomFrom } from "./random.ts";

test("a seed always gives the same numbers, because every shipped computed question depends on them", () => {
  const next = randomFrom(1);
  expect([next(), next(), next()].map((number) => Math.floor(number * 1e9))).toEqual([627073940, 2735721, 527447039]);
  const again = randomFrom(2 ** 32 + 1);
  expect(Math.floor(again() * 1e9)).toBe(627073940);
  const many = Array.from({ length: 10_000 }, randomFrom(7));
  expect(many.every((number) => number >= 0 && number < 1)).toBe(true);
  expect(many.reduce((sum, number) => sum + number, 0) / many.length).toBeCloseTo(0.5, 2);
});

import { PROJECTION_COVERAGE } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { estimate, MIN_QUESTIONS, MIN_TESTS, percentRange } from "../../apps/api/src/features/progress/projection.ts";
import { sharesOf, simulate } from "./projection.ts";

test("the stated range holds the result as often as claimed for every kind of candidate (long: npm run proof -- projection)", () => {
  for (const outcome of simulate(2_000)) {
    const { covered, width } = sharesOf(outcome);
    expect([outcome.name, covered]).toEqual([outcome.name, expect.any(Number)]);
    expect(covered, outcome.name).toBeGreaterThanOrEqual(PROJECTION_COVERAGE);
    // A range that covers everything means nothing.
    expect(width, outcome.name).toBeLessThan(outcome.name.includes("400") ? 140 : 45);
  }
});

test("too little evidence is refused, and more of it narrows the range", () => {
  const some = (tests: number, each: number) =>
    Array.from({ length: tests }, () => ({ age_days: 2, total: each, right: Math.round(each * 0.6) }));
  expect(estimate(some(MIN_TESTS - 1, 60), 40)).toBeUndefined();
  expect(estimate(some(MIN_TESTS, 10), 40)).toBeUndefined();
  const little = percentRange(estimate(some(MIN_TESTS, Math.ceil(MIN_QUESTIONS / MIN_TESTS)), 40)!);
  const much = percentRange(estimate(some(20, 50), 40)!);
  expect(much.high - much.low).toBeLessThan(little.high - little.low);
  expect(much).toMatchObject({ likely: 60 });
});

import { expect, test } from "vitest";
import { DOUBT_MS, STEP_MS, steadyOn } from "./steady-time.ts";

const HOUR = 3_600_000;

function aClock() {
  let passed = 0;
  let stepped = 0;
  const steady = steadyOn(
    () => 1_000_000 + passed + stepped,
    () => passed,
  );
  return {
    steady: () => steady() - 1_000_000,
    pass: (ms: number) => {
      passed += ms;
    },
    step: (ms: number) => {
      stepped += ms;
    },
  };
}

test("a clock that runs evenly or gets small corrections is followed", () => {
  const { steady, pass, step } = aClock();
  pass(HOUR);
  expect(steady()).toBe(HOUR);
  for (let i = 0; i < 10; i++) {
    step(STEP_MS / 2);
    expect(steady()).toBe(HOUR + ((i + 1) * STEP_MS) / 2);
  }
});

test("after a jump forward time continues as before, after a jump back the clock counts, and nobody loses time", () => {
  const { steady, pass, step } = aClock();
  step(2 * HOUR);
  pass(HOUR);
  expect(steady()).toBe(HOUR);
  step(-2 * HOUR);
  expect(steady()).toBe(HOUR);
  step(-2 * HOUR);
  expect(steady()).toBe(-HOUR);
});

test("a clock that stays where it was set is trusted once all running tests are over, and a new jump starts over", () => {
  const { steady, pass, step } = aClock();
  step(2 * HOUR);
  expect(steady()).toBe(0);
  pass(DOUBT_MS - 1);
  expect(steady()).toBe(DOUBT_MS - 1);
  pass(1);
  expect(steady()).toBe(DOUBT_MS + 2 * HOUR);
  step(2 * HOUR);
  expect(steady()).toBe(DOUBT_MS + 2 * HOUR);
});

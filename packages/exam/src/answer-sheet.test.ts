import fc from "fast-check";
import { expect, test } from "vitest";
import {
  emptySheet,
  IDLE_CAP_MS,
  RUSHED_MS,
  type SheetEntry,
  sameSheet,
  timeUseOf,
  withEntries,
} from "./answer-sheet.ts";

const QUESTIONS = 6;
const RUNS = Number(process.env.PROPERTY_RUNS ?? 500);

const entry: fc.Arbitrary<SheetEntry> = fc.record({
  at: fc.integer({ min: 0, max: QUESTIONS - 1 }),
  option: fc.option(fc.constantFrom("a", "b", "c"), { nil: null }),
  shown_at: fc.option(fc.integer({ min: 0, max: 500 }), { nil: null }),
  answered_at: fc.option(fc.integer({ min: 0, max: 1000 }), { nil: null }),
  changes: fc.integer({ min: 0, max: 3 }),
  flagged: fc.constant(null),
});

/**
 * For two answers to one question at the same millisecond there is no "later one". A device never makes such a pair.
 */
const log = fc.uniqueArray(entry, { selector: ({ at, answered_at }) => `${at}/${answered_at}`, maxLength: 30 });

test("repeating any part of the log changes nothing", () => {
  fc.assert(
    fc.property(log, fc.nat(), (entries, cut) => {
      const once = withEntries(emptySheet(QUESTIONS), entries);
      const again = withEntries(once, entries.slice(0, cut % (entries.length + 1)));
      expect(again.map(({ chosen, answered_at, shown_at }) => [chosen, answered_at, shown_at])).toEqual(
        once.map(({ chosen, answered_at, shown_at }) => [chosen, answered_at, shown_at]),
      );
    }),
    { numRuns: RUNS },
  );
});

test("the order in which entries are received does not decide what was chosen", () => {
  fc.assert(
    fc.property(log, fc.infiniteStream(fc.nat()), (entries, chance) => {
      const shuffled = entries.map((one) => [chance.next().value as number, one] as const).sort((a, b) => a[0] - b[0]);
      const chosen = (list: SheetEntry[]) =>
        withEntries(emptySheet(QUESTIONS), list).map(({ chosen, answered_at, shown_at }) => [
          chosen,
          answered_at,
          shown_at,
        ]);
      expect(chosen(shuffled.map(([, one]) => one))).toEqual(chosen(entries));
    }),
    { numRuns: RUNS },
  );
});

test("the latest answer is the one that counts", () => {
  fc.assert(
    fc.property(log, (entries) => {
      const sheet = withEntries(emptySheet(QUESTIONS), entries);
      for (let at = 0; at < QUESTIONS; at++) {
        const answered = entries.filter((one) => one.at === at && one.answered_at !== null);
        const newest = answered.toSorted((a, b) => b.answered_at! - a.answered_at!)[0];
        expect(sheet[at]!.chosen).toBe(newest?.option ?? null);
      }
    }),
    { numRuns: RUNS },
  );
});

test("time use shows what was lost to the clock and to second thoughts", () => {
  const say = (at: number, option: string | null, shown_at: number | null, answered_at: number | null): SheetEntry => ({
    at,
    option,
    shown_at,
    answered_at,
    changes: 0,
    flagged: null,
  });
  const sheet = withEntries(emptySheet(4), [
    say(0, "right", 0, 20_000),
    say(0, "wrong", null, 30_000),
    say(1, "wrong", 40_000, 40_000 + RUSHED_MS - 1),
    say(2, null, 60_000, null),
  ]);
  expect(timeUseOf(sheet, (_, option) => option === "right")).toEqual({
    not_reached: 1,
    rushed: 1,
    rushed_wrong: 1,
    changed_right_to_wrong: 1,
    seconds_spent: 60,
  });
});

/**
 * A candidate goes through a paper: views questions, skips and returns, pauses, and changes from one phone to another.
 */
const walk = fc.array(
  fc.record({
    at: fc.integer({ min: 0, max: 7 }),
    after: fc.oneof(fc.integer({ min: 0, max: 90_000 }), fc.integer({ min: 0, max: 5 * 3_600_000 })),
    chooses: fc.boolean(),
    clockOff: fc.constantFrom(0, 0, 0, 400),
  }),
  { minLength: 1, maxLength: 60 },
);

test("the time used is never more than the time that passed, however a candidate goes through the paper", () => {
  fc.assert(
    fc.property(walk, (steps) => {
      let now = 1_000_000;
      let studied = 0;
      const entries = steps.map(({ at, after, chooses, clockOff }, no): SheetEntry => {
        now += after;
        // The plain model: all time that passed except pauses, counted once. Views after the first are not reported.
        if (no > 0) studied += Math.min(after, IDLE_CAP_MS);
        const said = now + clockOff;
        return {
          at,
          option: chooses ? "a" : null,
          shown_at: said,
          answered_at: chooses ? said : null,
          changes: 0,
          flagged: null,
        };
      });
      const { seconds_spent } = timeUseOf(withEntries(emptySheet(8), entries), () => true);
      const passed = steps.slice(1).reduce((sum, { after }) => sum + after, 0) + 400;
      expect(seconds_spent ?? 0).toBeLessThanOrEqual(Math.round(passed / 1000));
      // Activities that are not stored (a second view) can hide idle time, but never more than lies between two stored
      // ones.
      expect(seconds_spent ?? 0).toBeLessThanOrEqual(Math.ceil(studied / 1000) + 1);
    }),
    { numRuns: 2_000 },
  );
});

test("a question skipped and resumed counts its minutes once", () => {
  const minute = 60_000;
  const sheet = withEntries(
    emptySheet(30),
    Array.from(
      { length: 30 },
      (_, at): SheetEntry => ({
        at,
        option: "a",
        shown_at: at * 4_000,
        answered_at: 2 * minute + at * 3_000,
        changes: 0,
        flagged: null,
      }),
    ),
  );
  expect(timeUseOf(sheet, () => true).seconds_spent).toBe((2 * minute + 29 * 3_000) / 1000);
});

test("a sheet is the same only when every cell is", () => {
  const sheet = emptySheet(2);
  expect(sameSheet(sheet, withEntries(sheet, []))).toBe(true);
  expect(
    sameSheet(
      sheet,
      withEntries(sheet, [{ at: 1, option: "a", shown_at: 1, answered_at: 2, changes: 0, flagged: null }]),
    ),
  ).toBe(false);
});

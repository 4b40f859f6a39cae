import fc from "fast-check";
import { expect, test } from "vitest";
import { emptySheet, RUSHED_MS, type SheetEntry, sameSheet, timeUseOf, withEntries } from "./answer-sheet.ts";

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

/** Two answers of one question at the very same millisecond have no "later one"; a device never makes such a pair. */
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

test("the order of arrival does not decide what was chosen", () => {
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

test("the latest answer is the one that stands", () => {
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

test("time use names what was lost to the clock and to second thoughts", () => {
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
    seconds_spent: Math.round((30_000 + RUSHED_MS - 1) / 1000),
  });
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

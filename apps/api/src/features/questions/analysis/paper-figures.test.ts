import type { ItemStatistics } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { statisticsOf } from "./item-statistics.ts";
import { overallOf } from "./paper-figures.ts";

const options = [
  { id: "right", letter: "A" as const },
  { id: "wrong", letter: "B" as const },
];

/** Nine candidates with scores 10 to 90, each taking ten seconds; the best `knowing` of them are right. */
function anItem(knowing: number, is_void = false): ItemStatistics {
  const rows = Array.from({ length: 9 }, (_, at) => ({
    option: at >= 9 - knowing ? "right" : "wrong",
    score: 10 * (at + 1),
    rest: 100 * (at + 1),
    kind: "first" as const,
    responses: 1,
    seconds: 10,
    timed: 1,
  }));
  return statisticsOf(rows, options, { accepted: ["right"], is_void });
}

test("a paper's statistics are the means of its answered questions, all with the same weight", () => {
  const overall = overallOf([anItem(3), anItem(6)]);
  expect(overall.answered).toBe(2);
  expect(overall.facility).toBeCloseTo((3 / 9 + 6 / 9) / 2, 10);
  expect(overall.discrimination).toBeCloseTo(1, 10);
  expect([overall.top, overall.middle, overall.bottom]).toEqual([1, 0.5, 0]);
  expect(overall.seconds).toBe(20);
});

test("a void question has no right answers to count; a question without times leaves the paper without a time", () => {
  const unanswered = statisticsOf([], options, { accepted: ["right"], is_void: false });
  const overall = overallOf([anItem(3), anItem(9, true), unanswered]);
  expect(overall).toMatchObject({ answered: 2, seconds: null });
  expect(overall.facility).toBeCloseTo(3 / 9, 10);
  expect(overallOf([unanswered])).toMatchObject({ answered: 0, facility: null, top: null, seconds: null });
});

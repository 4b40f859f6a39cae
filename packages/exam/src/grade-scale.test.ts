import { expect, test } from "vitest";
import {
  aggregateOf,
  commentOn,
  gradeBands,
  gradeOf,
  UTME_POINTS,
  UTME_POINTS_PER_SUBJECT,
  utmeScore,
} from "./grade-scale.ts";

test.each([
  [0, "F9"],
  [39, "F9"],
  [40, "E8"],
  [44, "E8"],
  [45, "D7"],
  [49, "D7"],
  [50, "C6"],
  [54, "C6"],
  [55, "C5"],
  [59, "C5"],
  [60, "C4"],
  [64, "C4"],
  [65, "B3"],
  [69, "B3"],
  [70, "B2"],
  [74, "B2"],
  [75, "A1"],
  [100, "A1"],
])("%i per cent is %s", (score, grade) => {
  expect(gradeOf(score)).toBe(grade);
});

test.each([
  [100, "Excellent work!"],
  [80, "Excellent work!"],
  [79, "Good job!"],
  [60, "Good job!"],
  [59, "Keep practicing!"],
  [0, "Keep practicing!"],
])("%i per cent: %s", (score, comment) => {
  expect(commentOn(score)).toBe(comment);
});

test("the points of a UTME sheet add up", () => {
  const sheet = utmeScore([
    { correct: 37, total: 60 },
    { correct: 23, total: 40 },
    { correct: 40, total: 40 },
    { correct: 0, total: 40 },
  ]);
  expect(sheet).toEqual({ subjects: [62, 58, 100, 0], total: 220 });
});

test("an aggregate weighs UTME, screening and O'level", () => {
  const weights = { utme: 50, screening: 40, olevel: 10 };
  expect(aggregateOf(weights, { utme: 280, screening: 75, olevel_share: 0.8 })).toBe(73);
  expect(aggregateOf(weights, { utme: 400, screening: 100, olevel_share: 1 })).toBe(100);
});

test("the points of each grade", () => {
  expect(gradeBands.map(({ grade, is_credit, olevel_points }) => `${grade} ${is_credit} ${olevel_points}`)).toEqual([
    "A1 true 8",
    "B2 true 7",
    "B3 true 6",
    "C4 true 5",
    "C5 true 4",
    "C6 true 3",
    "D7 false 0",
    "E8 false 0",
    "F9 false 0",
  ]);
  expect(gradeOf(-1)).toBe("F9");
});

test("the points of an aggregate", () => {
  expect([UTME_POINTS, UTME_POINTS_PER_SUBJECT]).toEqual([400, 100]);
});

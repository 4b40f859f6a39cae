import { expect, test } from "vitest";
import { describeAverageChange } from "./change-words.ts";

test("one point is in the singular, up or down", () => {
  expect([-2, -1, 0, 1, 2].map(describeAverageChange)).toEqual([
    "down 2 points from the previous period",
    "down 1 point from the previous period",
    "same average as the previous period",
    "up 1 point from the previous period",
    "up 2 points from the previous period",
  ]);
});

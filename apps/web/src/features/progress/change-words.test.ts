import { expect, test } from "vitest";
import { changeWords } from "./change-words.ts";

test("one point is one point, up or down", () => {
  expect([-2, -1, 0, 1, 2].map(changeWords)).toEqual([
    "2 points below the time before",
    "1 point below the time before",
    "the same average as in the time before",
    "up 1 point on the time before",
    "up 2 points on the time before",
  ]);
});

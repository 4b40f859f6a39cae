import { expect, test } from "vitest";
import { changeWords } from "./change-words.ts";

test("one point is one point, up or down", () => {
  expect([-2, -1, 0, 1, 2].map(changeWords)).toEqual([
    "down 2 points on the period before",
    "down 1 point on the period before",
    "same average as the period before",
    "up 1 point on the period before",
    "up 2 points on the period before",
  ]);
});

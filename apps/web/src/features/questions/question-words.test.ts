import { expect, test } from "vitest";
import { decimal } from "./question-words.ts";

test("two decimals, no minus before zero, and a dash without a value", () => {
  expect([-0.004, 0, 0.346, -0.25, null].map(decimal)).toEqual(["0.00", "0.00", "0.35", "-0.25", "–"]);
});

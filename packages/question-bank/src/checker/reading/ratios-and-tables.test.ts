import { expect, test } from "vitest";
import { inFormulas } from "./formula-with-unit.ts";
import { withRatios } from "./tex-ratios.ts";
import { listOf, tableIn } from "./text-table.ts";

test("formulas may contain ratios of degrees, of letters and of their multiples", () => {
  expect(withRatios("2\\sin^2 60^\\circ - \\tan 45^\\circ").at({})).toBeCloseTo(0.5, 12);
  expect(withRatios("3\\cos 2x + x").at({ x: Math.PI / 2 })).toBeCloseTo(-3 + Math.PI / 2, 12);
  expect(withRatios("\\dfrac{\\sin \\alpha}{2}").at({ alpha: Math.PI / 6 })).toBeCloseTo(0.25, 12);
});

test("an unknown angle and a ratio without an angle are refused", () => {
  expect(() => withRatios("\\sin \\theta").at({ x: 1 })).toThrow("theta");
  expect(() => withRatios("\\sin + 1")).toThrow();
});

test("a formula with a unit is compared with a value, and another unit is refused", () => {
  expect(inFormulas(["$40\\sqrt{3}$ cm²", "$40$ cm²"], 40 * Math.sqrt(3), "cm²")).toEqual([true, false]);
  expect(() => inFormulas(["$40$ cm"], 40, "cm²")).toThrow("cm²");
});

test("tables and lists are read completely or refused", () => {
  expect(tableIn("Look.\n\n| A | 1 |\n|---|---|\n| B | 2 |")).toEqual([
    ["A", "1"],
    ["B", "2"],
  ]);
  expect(() => tableIn("| A | 1 |\n|---|---|\n| B |")).toThrow();
  expect(() => tableIn("nothing")).toThrow();
  expect(listOf("3, 8 and 20")).toEqual([3, 8, 20]);
  expect(() => listOf("3, x")).toThrow("x");
});

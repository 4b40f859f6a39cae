import { expect, test } from "vitest";
import { numberIn } from "./wording.ts";

test("numbers are read as they are printed", () => {
  expect(numberIn("1,250")).toBe(1250);
  expect(numberIn("12{,}000")).toBe(12_000);
  expect(numberIn("−3.5")).toBe(-3.5);
  expect(numberIn("16⅔")).toBeCloseTo(50 / 3, 12);
  expect(numberIn("−2½")).toBe(-2.5);
});

test("text that is not a number is refused", () => {
  for (const text of ["⅔", "16⅔⅔", "1.5½", "16 ⅔", "12,50", "about 3", ""])
    expect(() => numberIn(text)).toThrow("is not a number");
});

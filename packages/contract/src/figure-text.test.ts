import fc from "fast-check";
import { expect, test } from "vitest";
import { figureText } from "./figure-text.ts";

const standard = (value: number, options?: Intl.NumberFormatOptions) =>
  new Intl.NumberFormat("en-NG", options).format(value).replace("-0", "0");

test("numbers are written as the standard writes them", () => {
  for (const value of [0, 7, 999, 1000, 12_345, 1_234_567, -5, -1000])
    expect(figureText(value), String(value)).toBe(standard(value));
  fc.assert(fc.property(fc.integer(), (value) => figureText(value) === standard(value)));
});

test("decimal places: a maximum and a minimum", () => {
  for (const value of [0, 1.5, 2, 18.04, 18.06, 999.96, 1234.5, -2.5, -0.01])
    expect(figureText(value, { most: 1 }), String(value)).toBe(standard(value, { maximumFractionDigits: 1 }));
  expect(figureText(2500.5, { least: 2 })).toBe("2,500.50");
  expect(figureText(2500, { least: 2 })).toBe("2,500.00");
});

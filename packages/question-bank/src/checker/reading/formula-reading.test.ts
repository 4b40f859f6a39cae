import { expect, test } from "vitest";
import { rounded, toPlaces } from "./stated.ts";
import { evaluated, expression, identical } from "./tex-expression.ts";
import { endsOf, relation } from "./tex-relation.ts";
import { reader } from "./wording.ts";

test("formulas are evaluated as they are written", () => {
  expect(evaluated("\\dfrac{3}{4} + \\dfrac{1}{6} \\times \\dfrac{1}{3}")).toBeCloseTo(29 / 36, 12);
  expect(evaluated("\\left(\\dfrac{27}{64}\\right)^{-\\frac{1}{3}}")).toBeCloseTo(4 / 3, 12);
  expect(evaluated("-2^{2} - 3\\sqrt{16}")).toBe(-16);
  expect(evaluated("\\sqrt[3]{1{,}000}")).toBeCloseTo(10, 12);
  expect(evaluated("\\log_{6} 81 + \\log_{6} 4 - \\log_{6} 9")).toBeCloseTo(2, 12);
  expect(expression("4x^2 - 5xy + y").at({ x: 2, y: -2 })).toBe(34);
});

test("an ambiguous formula is refused", () => {
  for (const tex of ["2\\dfrac{1}{3}", "\\log 2x", "6 \\div 2x", "3 + ", "\\sin 30", "(x + 1"])
    expect(() => expression(tex), tex).toThrow();
  expect(() => expression("x + y").at({ x: 1 })).toThrow("nothing is known of y");
});

test("two formulas are equal only if they agree for all values", () => {
  expect(identical("(x - 5)(x + 3)", "x^{2} - 2x - 15")).toBe(true);
  expect(identical("(x - 5)(x + 3)", "x^{2} + 2x - 15")).toBe(false);
});

test("relations include their ends according to their signs, and never hold where a denominator is zero", () => {
  const between = relation("-2 < x \\le \\dfrac{1}{3}");
  expect([-2, -1, 1 / 3, 0.4].map((x) => between({ x }))).toEqual([false, true, true, false]);
  const outside = relation("x < 1 \\text{ or } x \\ge 6");
  expect([0, 1, 6].map((x) => outside({ x }))).toEqual([true, false, true]);
  expect(endsOf("x < 1 \\text{ or } x \\ge 6")).toEqual([1, 6]);
  expect(relation("25^{3x + 5} = 125^{x - 2}")({ x: -14 / 3 })).toBe(false);
  expect(relation("\\dfrac{3}{x + 1} = \\dfrac{4}{x - 1}")({ x: -1 })).toBe(false);
});

test("a wording must match letter by letter", () => {
  const read = reader(
    "<_who> paid ₦<#cost> for <thing> and <what:gained|lost> <#rate>%.",
    "At <#rate>% <_who> <what:gained|lost> on <thing>, bought for ₦<#cost>.",
  );
  expect(read("Bala paid ₦12,500 for a rug and lost 2.5%.")).toEqual({
    cost: 12_500,
    thing: "a rug",
    what: "lost",
    rate: 2.5,
  });
  for (const other of [
    "Bala paid ₦12,500 for a rug and kept 2.5%.",
    "Bala paid ₦12,500 for 2 rugs and lost 2.5%.",
    "Bala paid ₦12,500 for a rug and lost 2.5% twice.",
  ])
    expect(() => read(other), other).toThrow("0 wordings fit");
  expect(() => reader("<who> ran.", "<#who> ran <far>.")).toThrow("unlike holes");
});

test("an option is correct only when it is rounded as asked", () => {
  expect([toPlaces(2.25, 1), toPlaces(-2.25, 1), toPlaces(1.005, 2)]).toEqual([2.3, -2.3, 1.01]);
  expect(rounded(["11.1%", "11.11%", "11.2%"], 100 / 9, 1, "%")).toEqual([true, false, false]);
  expect(() => rounded(["11.1 kg"], 100 / 9, 1, "%")).toThrow();
});

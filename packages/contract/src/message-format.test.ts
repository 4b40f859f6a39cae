import { expect, test } from "vitest";
import { formatMessage } from "./message-format.ts";

test("plain text and names are returned as written", () => {
  expect(formatMessage("Loading...")).toBe("Loading...");
  expect(formatMessage("Question {n} of {total}", { n: 4, total: 10 })).toBe("Question 4 of 10");
});

test("plurals choose their form and show the number", () => {
  const left = "You have {count, plural, one {# test} other {# tests}} left this month.";
  expect(formatMessage(left, { count: 1 })).toBe("You have 1 test left this month.");
  expect(formatMessage(left, { count: 1200 })).toBe("You have 1,200 tests left this month.");
});

test("a name may be inside a plural, and an exact number overrides the rule", () => {
  const message = "{n, plural, =0 {{name} has none} one {{name} has one} other {{name} has #}}";
  expect(formatMessage(message, { n: 0, name: "Ada" })).toBe("Ada has none");
  expect(formatMessage(message, { n: 1, name: "Ada" })).toBe("Ada has one");
  expect(formatMessage(message, { n: 7, name: "Ada" })).toBe("Ada has 7");
});

test("a language without a singular uses its only form", () => {
  expect(formatMessage("{n, plural, other {ìbéèrè #}}", { n: 1 }, "yo-NG")).toBe("ìbéèrè 1");
});

test("plurals and numbers of all four languages follow the standard", () => {
  for (const tag of ["en-NG", "yo-NG", "ig-NG", "ha-NG"])
    for (const n of [0, 1, 2, 10, 999, 1000, 1_234_567, -1, 0.5, 1.5]) {
      const form = new Intl.PluralRules(tag).select(n);
      const figure = new Intl.NumberFormat("en-NG").format(n);
      expect(formatMessage("{n, plural, one {one #} other {other #}}", { n }, tag)).toBe(`${form} ${figure}`);
    }
});

test("a broken placeholder is refused", () => {
  expect(() => formatMessage("Hello {name")).toThrow("Cannot read the placeholder");
});

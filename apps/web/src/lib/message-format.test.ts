import { setupI18n } from "@lingui/core";
import { expect, test } from "vitest";
import { compileMessage } from "./message-format.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } }).setMessagesCompiler(compileMessage);

test("plain text and names come out as written", () => {
  expect(i18n._("Loading...")).toBe("Loading...");
  expect(i18n._("Question {n} of {total}", { n: 4, total: 10 })).toBe("Question 4 of 10");
});

test("plurals choose their form and show the number", () => {
  const left = "You have {count, plural, one {# test} other {# tests}} left this month.";
  expect(i18n._(left, { count: 1 })).toBe("You have 1 test left this month.");
  expect(i18n._(left, { count: 1200 })).toBe("You have 1,200 tests left this month.");
});

test("a name may stand inside a plural, and an exact number beats the rule", () => {
  const message = "{n, plural, =0 {{name} has none} one {{name} has one} other {{name} has #}}";
  expect(i18n._(message, { n: 0, name: "Ada" })).toBe("Ada has none");
  expect(i18n._(message, { n: 7, name: "Ada" })).toBe("Ada has 7");
});

test("a broken placeholder is refused", () => {
  expect(() => compileMessage("Hello {name")).toThrow("Cannot read the placeholder");
});

import { expect, test } from "vitest";
import { gapPassage } from "./gap-passage.ts";
import { questionsFrom } from "./question-rows.ts";

const section = { topic: "synonyms", objective: "Tell words apart", direction: "Choose one." };

test("a row becomes a question, its id taken from the underlined word", () => {
  const [question] = questionsFrom(
    section,
    `
H3 ~thrift | He is __frugal__. | thrifty | poor | rich | kind | rude
 | Frugal means {}.`,
  );
  expect(question).toMatchObject({
    key: "english/synonyms/frugal",
    family: "english/thrift",
    difficulty: "hard",
    class_level: "SS3",
    body: "Choose one.\n\nHe is __frugal__.",
    right: "thrifty",
    wrong: [{ text: "poor" }, { text: "rich" }, { text: "kind" }, { text: "rude" }],
    explanation: "Frugal means *thrifty*.",
  });
});

test("a row with too few options or an unknown level is refused", () => {
  expect(() => questionsFrom(section, "E1 a | Stem | right | wrong | wrong | Why.")).toThrow("cannot be read");
  expect(() => questionsFrom(section, "X1 a | Stem | right | b | c | d | e | Why.")).toThrow("cannot be read");
});

test("a passage must show exactly the gaps that have rows", () => {
  const row = "E1 | a | b | c | d | e | Why {} fits.";
  expect(gapPassage("p", "P", "One __(1)__, two __(2)__.", `${row}\n${row}`).map(({ key }) => key)).toEqual([
    "english/cloze/p-gap-1",
    "english/cloze/p-gap-2",
  ]);
  expect(() => gapPassage("p", "P", "One __(1)__.", `${row}\n${row}`)).toThrow("shows the gaps 1");
});

import { expect, test } from "vitest";
import type { BankQuestion } from "../authoring.ts";
import { notPlain } from "../plain-wording.ts";
import { aQuestion, aSubject } from "./a-question.ts";
import { explanations } from "./explanation-rules.ts";
import { paperWording } from "./paper-wording.ts";
import { printSubject } from "./printed.ts";

const short: Partial<BankQuestion> = {
  pool: "paper",
  body: "The main function of the kidney is to",
  right: "remove waste",
  wrong: ["make blood", "store bile", "pump blood", "digest food"].map((text) => ({ text, slip: "" })),
  explanation:
    "The kidney filters the blood, so it removes waste. You may have thought of bile, but that is the liver.",
};

test.each([
  ["The trap is the liver.", "The trap is"],
  ["The liver tempts here.", "tempts"],
  ["It is tempting to say bile.", "tempting"],
  ["Whoever says bile is wrong.", "Whoever"],
  ["You exchanged the two.", "exchanged"],
  ["Hence it is waste.", "Hence"],
  ["It is not that it stores.", "It is not that"],
  ["Its rival is the liver.", "rival"],
  ["That is the usual slip.", "the usual slip"],
])("“%s” is refused in a paper question", (explanation, found) => {
  expect(notPlain(aQuestion(1, { ...short, explanation }))).toContain(found);
});

test("a banned word of the subject is allowed when the question is about it", () => {
  const gases = { ...short, body: "Gases are exchanged in the", explanation: "Gases are exchanged in the alveoli." };
  expect(notPlain(aQuestion(1, gases))).toBeUndefined();
});

test("a percentage with a space is refused", () => {
  const said = (text: string) => notPlain(aQuestion(1, { ...short, body: `It is ${text} of` }));
  for (const text of ["25 %", String.raw`$25 \%$`, "$25$ %"]) expect(said(text)).toContain("25%");
  for (const text of ["25%", String.raw`$25\%$`]) expect(said(text)).toBeUndefined();
});

const wordingOf = (more: Partial<BankQuestion>) =>
  paperWording(printSubject({ ...aSubject(0), questions: [aQuestion(1, { ...short, ...more })] })).map(
    ({ message }) => message,
  );

test("an option pasted into the explanation of a paper question is refused", () => {
  expect(wordingOf({})).toEqual([]);
  for (const explanation of [
    "The kidney does one thing above all: remove waste.",
    "It filters blood. So remove waste.",
    "The liver has another task: store bile.",
  ])
    expect(wordingOf({ explanation })[0]).toContain("is pasted");
  const right = "the nurse and the two drivers";
  const subject = { right, explanation: "Services are direct. The nurse and the two drivers gives them." };
  expect(wordingOf(subject)[0]).toContain("is pasted");
  expect(wordingOf({ explanation: "It has one task: remove waste.", pool: "stretch" })).toEqual([]);
});

test("an explanation may say a short key with half its words, or with its value", () => {
  const told = (more: Partial<BankQuestion>) =>
    explanations(printSubject({ ...aSubject(0), questions: [aQuestion(1, more)] })).length;
  expect(told({ ...short, explanation: "The kidney passes out waste of many kinds, such as urea." })).toBe(0);
  expect(told({ ...short, explanation: "The kidney cleans the blood of urea and of other things." })).toBe(1);
  expect(told({ right: "₦2,500", explanation: "Take one half of 5000 naira, and that is 2500 naira." })).toBe(0);
  expect(told({ right: "₦2,500", explanation: "Take one half of 5000 naira, and that is 25000 naira." })).toBe(1);
});

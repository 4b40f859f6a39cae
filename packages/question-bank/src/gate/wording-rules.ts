// How our texts are typed: proper signs instead of typewriter ones, and ₦ for naira.
import type { BankQuestion } from "../authoring.ts";
import type { PrintedSubject } from "./printed.ts";
import type { Problem } from "./problem.ts";

const faults: [RegExp, string][] = [
  [/(?:^|[\s(=])-\d/, "a hyphen is used as a minus sign (use −)"],
  [/(?<!\b0)(?<=\d)\s?x\s?\d/, "the letter x is used for × "],
  [/\bN\s?\d[\d,]*(?:\.\d+)?(?!\s?[a-z°⁻])/, "write naira as ₦"],
  [/\bundefined\b|\bNaN\b|\[object Object\]|\bInfinity\b/, "a value is missing (undefined, NaN)"],
  [/\d\.\d{9,}/, "a number with a long tail of decimals"],
  [/ {2,}\S/, "two spaces in a row"],
];

const outsideTex = (text: string) => text.replaceAll(/\$[^$]*\$/g, "$$");
const textsOf = ({ body, right, wrong, explanation, hint = "" }: BankQuestion) => [
  body,
  right,
  ...wrong.flatMap(({ text, why }) => [text, why ?? ""]),
  explanation,
  hint,
];

export const typography = ({ bank }: PrintedSubject): Problem[] =>
  bank.questions.flatMap((question) => {
    const texts = textsOf(question).map(outsideTex);
    return faults
      .filter(([pattern]) => texts.some((text) => pattern.test(text)))
      .map(([, message]) => ({ rule: "typography", key: question.key, message }));
  });

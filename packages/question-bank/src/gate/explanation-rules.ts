// An explanation must teach and must contain the answer it explains.

import { normalText } from "./normal-text.ts";
import type { PrintedQuestion, PrintedSubject } from "./printed.ts";
import type { Problem } from "./problem.ts";

const SHORTEST = 25;
/** A short key may be said in other words. So may any key of a paper question. */
const MIN_WORDS = 0.6;
const HALF = 0.5;
const SHORT_KEY = 3;

export const explanations = ({ questions }: PrintedSubject): Problem[] =>
  questions.flatMap((printed) => {
    const { key } = printed.question;
    const said = printed.explanation.text;
    // A text that does not render is reported as such.
    if (said === "" && printed.question.explanation.trim() !== "") return [];
    const problem = (message: string): Problem[] => [{ rule: "explanations", key, message }];
    if (said === "")
      return problem("there is no explanation. Write it below the options and start each line with “> ”");
    if (said.length < SHORTEST)
      return problem(`the explanation has only ${said.length} characters. It needs at least ${SHORTEST}`);
    return holdsKey(printed)
      ? []
      : problem(`the explanation does not give the correct answer, “${printed.right.text}”`);
  });

function holdsKey({ question, right, explanation }: PrintedQuestion): boolean {
  const said = normalText(explanation.text).toLowerCase();
  if (said.includes(normalText(right.text).toLowerCase())) return true;
  const numbers = right.text.match(/\d[\d,]*(?:\.\d+)?/g);
  if (numbers) return numbers.every((number) => holdsNumber(explanation.text, number));
  const words = contentWords(right.text);
  if (words.length === 0) return false;
  const held = words.filter((word) => said.includes(stem(word))).length;
  const isFree = words.length < SHORT_KEY || question.pool === "paper";
  return held / words.length >= (isFree ? HALF : MIN_WORDS);
}

/** Whether the text has the same value, with or without commas and final zeros. */
const holdsNumber = (text: string, number: string) => {
  const value = numberValue(number);
  return (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).some((other) => numberValue(other) === value);
};
const numberValue = (number: string) => Number(number.replaceAll(",", ""));

const contentWords = (text: string) => text.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]{3,}/gu) ?? [];
/** Enough of a word to recognise it with another ending. */
const stem = (word: string) => normalText(word).slice(0, Math.max(4, word.length - 3));

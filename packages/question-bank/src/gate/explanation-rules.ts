// An explanation teaches, and it holds the answer it explains.

import { normalText } from "./normal-text.ts";
import type { PrintedQuestion, PrintedSubject } from "./printed.ts";
import type { Problem } from "./problem.ts";

const SHORTEST = 25;
const ENOUGH_WORDS = 0.6;

export const explanations = ({ questions }: PrintedSubject): Problem[] =>
  questions.flatMap((printed) => {
    const { key } = printed.question;
    const said = printed.explanation.text;
    // What does not render is told as such.
    if (said === "" && printed.question.explanation.trim() !== "") return [];
    const problem = (message: string): Problem[] => [{ rule: "explanations", key, message }];
    if (said === "") return problem("there is no explanation; write it below the options, each line behind “> ”");
    if (said.length < SHORTEST)
      return problem(`the explanation has only ${said.length} characters, at least ${SHORTEST}`);
    return holdsKey(printed) ? [] : problem(`the explanation does not say the right option, “${printed.right.text}”`);
  });

function holdsKey({ right, explanation }: PrintedQuestion): boolean {
  const said = normalText(explanation.text).toLowerCase();
  if (said.includes(normalText(right.text).toLowerCase())) return true;
  const numbers = right.text.match(/\d[\d,]*(?:\.\d+)?/g);
  if (numbers) return numbers.every((number) => holdsNumber(explanation.text, number));
  const words = contentWords(right.text);
  if (words.length === 0) return false;
  const held = words.filter((word) => said.includes(stem(word))).length;
  return words.length < 3 ? held === words.length : held / words.length >= ENOUGH_WORDS;
}

const holdsNumber = (text: string, number: string) =>
  new RegExp(`(?<![\\d.,])${number.replaceAll(/[.,]/g, "\\$&")}(?![\\d]|[.,]\\d)`).test(text);

const contentWords = (text: string) => text.toLowerCase().match(/\p{L}[\p{L}\p{M}'’-]{3,}/gu) ?? [];
/** Enough of a word to meet it again in another ending. */
const stem = (word: string) => normalText(word).slice(0, Math.max(4, word.length - 3));

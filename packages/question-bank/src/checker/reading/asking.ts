// A family asks one of a few things about a few measured numbers. A case gives the words that identify it, the numbers
// it needs and how they give the answer. Exactly one case must fit a question. It is calculated, and every option is
// compared with the result.
import type { PosedQuestion, Solve } from "../solver.ts";
import { measured, soleQuantity } from "./quantity.ts";

interface Case {
  asks: RegExp;
  judge: (posed: PosedQuestion) => boolean[];
}

type Numbers<Units extends readonly string[]> = { [At in keyof Units]: number };

/** Equal except for floating-point error. */
const same = (one: number, other: number): boolean =>
  Math.abs(one - other) <= 1e-6 * Math.max(Math.abs(one), Math.abs(other));

/** The options that give this quantity. Throws if an option has another unit. */
export const stating = (options: readonly string[], value: number, unit: string): boolean[] => {
  if (!Number.isFinite(value)) throw new Error(`the answer came out as ${value}`);
  return options.map((option) => {
    const stated = soleQuantity(option);
    if (stated.unit !== unit) throw new Error(`an answer in "${unit}" was looked for, not "${option}"`);
    return same(stated.value, value);
  });
};

/** A question identified by its words. The answer is a number in the given unit. */
export const asking = <const Units extends readonly string[]>(
  asks: RegExp,
  given: Units,
  unit: string,
  answer: (numbers: Numbers<Units>, posed: PosedQuestion) => number,
): Case => ({
  asks,
  judge: (posed) => stating(posed.options, answer(measured(posed.body, given), posed), unit),
});

/** A question identified by its words, with a judge of its own. */
export const judging = (asks: RegExp, judge: (posed: PosedQuestion) => boolean[]): Case => ({ asks, judge });

export function oneOf(...cases: Case[]): Solve {
  return (posed) => {
    const fitting = cases.filter(({ asks }) => asks.test(posed.body));
    const [only] = fitting;
    if (!only || fitting.length > 1) throw new Error(`${fitting.length} readings of "${posed.body}"`);
    return only.judge(posed);
  };
}

/** The value of the only one of these words that is in the text. */
export function wordIn<Value>(text: string, words: Readonly<Record<string, Value>>): Value {
  const found = Object.entries(words).filter(([word]) =>
    new RegExp(`(?<![\\p{L}-])${word}(?![\\p{L}-])`, "u").test(text),
  );
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`${found.length} of ${Object.keys(words)} in "${text}"`);
  return only[1];
}

/** The number that a pattern finds in a text. */
export function numberAfter(text: string, pattern: RegExp): number {
  const caught = pattern.exec(text)?.[1];
  if (caught === undefined) throw new Error(`${pattern} finds nothing in "${text}"`);
  return soleQuantity(caught).value;
}

/** A picture must show the numbers that the text gives. */
export function shownAlike(posed: PosedQuestion, ...numbers: number[]): void {
  const drawn = [...(posed.picture?.svg ?? "").matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text]) => text ?? "");
  for (const number of numbers) {
    const printed = number.toLocaleString("en");
    if (!drawn.some((text) => text === printed || text.startsWith(`${printed} `) || text === `${printed}°`))
      throw new Error(`the picture does not show ${printed}`);
  }
}

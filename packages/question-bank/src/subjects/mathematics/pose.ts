// Turns the wordings, the key, the named slips and the working into one computed question of the bank.
import type { Difficulty } from "@sabiprep/exam";
import { type AuthoredQuestion, type Picture, plain, type Wrong } from "../../authoring.ts";
import type { Draw } from "../../draw.ts";
import { whyOfSlip } from "../../why-of-slip.ts";
import { inSteps } from "../../worked-steps.ts";

/** A wrong answer and the mistake behind it, in the past tense: "added the indices". */
type Slip<T> = readonly [answer: T, slip: string];

interface PosedQuestion<T> {
  ask: readonly string[];
  right: T;
  /** Writes an answer. Returns null when the answer does not fit the form of the options. */
  write: (answer: T) => string | null;
  /** Names a written answer in the middle of a sentence, when it is more than a number: "a loss of ₦500". */
  named?: (text: string) => string;
  slips: readonly Slip<T>[];
  /** How a student can see that an answer is wrong, when its slip names no cause. */
  check?: (answer: T) => string | undefined;
  /** The working, which ends in the correct answer: as sentences, or as a list of steps. */
  working: string | readonly string[];
  picture?: Picture;
  difficulty?: Difficulty;
}

const WRONG_OPTIONS = 4;
const SMALLER_FIRST = 0.8;

/** Null when fewer than four slips give different, well-formed answers. */
export function pose<T>(
  draw: Draw,
  { ask, right, write, named = (text) => text, slips, check, working, picture, difficulty }: PosedQuestion<T>,
): AuthoredQuestion | null {
  const key = write(right);
  if (key === null) return null;
  const wrong: Wrong[] = [];
  const seen = new Set([plain(key)]);
  for (const [answer, slip] of balanced(draw, right, slips)) {
    const text = write(answer);
    if (text === null || seen.has(plain(text))) continue;
    seen.add(plain(text));
    const why = whyOfSlip(slip) ? undefined : check?.(answer);
    wrong.push({ text, slip, ...(why && { why }) });
  }
  const tempting = temptingOf(wrong);
  if (!tempting || wrong.length < WRONG_OPTIONS) return null;
  return {
    body: draw.pick(ask),
    right: key,
    wrong: causesFirst(wrong.slice(0, WRONG_OPTIONS)),
    explanation: told(working, warning(draw, named(tempting.text), tempting)),
    ...(picture && { picture }),
    ...(difficulty && { difficulty }),
  };
}

/**
 * The most likely slip stays first. Of the others, either the smaller or the larger answers are first, at random. Most
 * slips make a number too large, and a key that is never the largest option would be easy to guess.
 */
function balanced<T>(draw: Draw, right: T, [first, ...others]: readonly Slip<T>[]): Slip<T>[] {
  const smallerFirst = draw.chance(SMALLER_FIRST);
  const behind = ([answer]: Slip<T>) => Number(answer < right !== smallerFirst);
  const ordered = typeof right === "number" ? others.toSorted((a, b) => behind(a) - behind(b)) : others;
  return first ? [first, ...ordered] : [];
}

/** The last option appears only in five-option papers, so wrong answers without a cause are moved there. */
const causesFirst = (wrong: readonly Wrong[]): Wrong[] =>
  wrong.toSorted((a, b) => Number(!whyOfSlip(a.slip)) - Number(!whyOfSlip(b.slip)));

const told = (working: PosedQuestion<unknown>["working"], trap: string): string =>
  typeof working === "string" || working.length < 2 ? `${working} ${trap}` : inSteps(working, trap);

/** The first wrong answer with a cause that a student can recognise. */
const temptingOf = (wrong: readonly Wrong[]): Wrong | undefined =>
  wrong.slice(0, WRONG_OPTIONS).find(({ slip }) => whyOfSlip(slip)) ?? wrong[0];

/**
 * We do not say "you made this slip" when the slip has no cause. In that case the check explains why the answer is
 * wrong.
 */
const warning = (draw: Draw, answer: string, { slip, why }: Wrong): string => {
  const said = draw.pick([
    `If you got ${answer}, you ${slip}.`,
    `Did you get ${answer}? Then you ${slip}.`,
    `If your answer is ${answer}, you ${slip}.`,
    `If you chose ${answer}, you ${slip}.`,
    `If you found ${answer}, you ${slip}.`,
  ]);
  return why ? `If you got ${answer}, check your working. ${why}` : said;
};

/** For answers that are already written as a formula. */
export const inTex = (answer: string): string => `$${answer}$`;

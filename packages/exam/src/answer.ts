// What counts as one answer. An answer is a set of options written in one fixed way, so that two answers are the same
// exactly when their texts are. One option is its own id, several are their ids in order, joined by a plus sign. A key
// accepts answers. If all right options are needed, it accepts the one answer that contains them all, so marking does
// not depend on the kind.
import { optionLetters } from "./question.ts";

/**
 * one: a single right option. any: several are right and each of them counts alone. all: every right one is needed.
 * number: the same, and the candidate sees how many.
 */
export const answersWanted = ["one", "any", "all", "number"] as const;
export type AnswersWanted = (typeof answersWanted)[number];

const BETWEEN = "+";

export const answerOf = (options: readonly string[]): string => [...new Set(options)].sort().join(BETWEEN);
export const optionsIn = (answer: string): string[] => answer.split(BETWEEN);

/** True if the candidate ticks several options. */
export const isSeveral = (wanted: AnswersWanted): boolean => wanted === "all" || wanted === "number";

/** The answers that a key accepts when these options are right. */
export const acceptedFor = (wanted: AnswersWanted, right: readonly string[]): string[] =>
  isSeveral(wanted) ? [answerOf(right)] : [...new Set(right)];

/** Every option that is part of an accepted answer. */
export const rightOptions = (accepted: readonly string[]): string[] => [...new Set(accepted.flatMap(optionsIn))];

/** The letters of an answer in the order shown, A first. Null if it contains an option that is not shown. */
export function lettersIn(order: readonly string[], answer: string): string | null {
  const places = optionsIn(answer).map((id) => order.indexOf(id));
  if (places.includes(-1)) return null;
  return places
    .sort((a, b) => a - b)
    .map((at) => optionLetters[at])
    .join("");
}

/** The answer for these letters in the order shown. Undefined if one of them has no option. */
export function answerAt(order: readonly string[], letters: string): string | undefined {
  const options = [...letters].map((letter) => order[optionLetters.indexOf(letter as (typeof optionLetters)[number])]);
  return options.every((id) => id !== undefined) ? answerOf(options as string[]) : undefined;
}

/**
 * The choice after a letter was pressed: that option, or the set with it added or removed. Null when nothing is left.
 */
export function pressed(chosen: string | null, letter: string, several: boolean): string | null {
  if (!several) return letter;
  const before = [...(chosen ?? "")];
  const after = before.includes(letter) ? before.filter((one) => one !== letter) : [...before, letter];
  return after.sort().join("") || null;
}

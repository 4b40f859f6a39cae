// What counts as one answer. An answer is a set of options written in one way, so that two are the same exactly when their texts are:
// one option is its own id, several are their ids in order with a plus between. A key accepts answers; where all right options are
// needed it accepts the one answer that holds them all, and marking need not know of kinds.
import { optionLetters } from "./question.ts";

/**
 * one: a single right option. any: several are right and each of them alone counts. all: every right one is needed. number: the
 * same, and the candidate is told how many.
 */
export const answersWanted = ["one", "any", "all", "number"] as const;
export type AnswersWanted = (typeof answersWanted)[number];

const BETWEEN = "+";

export const answerOf = (options: readonly string[]): string => [...new Set(options)].sort().join(BETWEEN);
export const optionsIn = (answer: string): string[] => answer.split(BETWEEN);

/** True where the candidate ticks several options. */
export const isSeveral = (wanted: AnswersWanted): boolean => wanted === "all" || wanted === "number";

/** What a key accepts when these options are right. */
export const acceptedFor = (wanted: AnswersWanted, right: readonly string[]): string[] =>
  isSeveral(wanted) ? [answerOf(right)] : [...new Set(right)];

/** Every option that belongs to an accepted answer. */
export const rightOptions = (accepted: readonly string[]): string[] => [...new Set(accepted.flatMap(optionsIn))];

/** The letters an answer has in the order shown, A first; null where it holds an option that is not shown. */
export function lettersIn(order: readonly string[], answer: string): string | null {
  const places = optionsIn(answer).map((id) => order.indexOf(id));
  if (places.includes(-1)) return null;
  return places
    .sort((a, b) => a - b)
    .map((at) => optionLetters[at])
    .join("");
}

/** The answer these letters give in the order shown; undefined where one of them has no option. */
export function answerAt(order: readonly string[], letters: string): string | undefined {
  const options = [...letters].map((letter) => order[optionLetters.findIndex((one) => one === letter)]);
  return options.every((id) => id !== undefined) ? answerOf(options as string[]) : undefined;
}

/** What is chosen after a letter was pressed: that one, or the set with it put in or taken out; null when nothing is left. */
export function pressed(chosen: string | null, letter: string, several: boolean): string | null {
  if (!several) return letter;
  const before = [...(chosen ?? "")];
  const after = before.includes(letter) ? before.filter((one) => one !== letter) : [...before, letter];
  return after.sort().join("") || null;
}

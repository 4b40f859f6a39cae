// Why a wrong option is wrong, by the option's id. Whys are stored apart from the options and leave the house only where the
// key does: who sees which options have one sees which one is right.
import { type OptionLetter, optionLetters, rightOptions } from "@sabiprep/exam";

export type StoredWhys = Record<string, { source: string; html: string }>;

/** What forms and files call the why of an option. */
export const whyField = (letter: OptionLetter) => `why_${letter.toLowerCase()}` as "why_a";

interface WhySource {
  whys: StoredWhys;
  accepted: readonly string[];
}

/** Under the letters of this order. An option that a corrected key accepts has none any more, nor has any where all are right. */
export const whysShown = (
  { whys, accepted }: WhySource,
  order: readonly string[],
): { letter: OptionLetter; source: string; html: string }[] => {
  const shown: { letter: OptionLetter; source: string; html: string }[] = [];
  if (accepted.length === 0) return shown;
  const right = rightOptions(accepted);
  for (let at = 0; at < order.length; at++) {
    const why = whys[order[at]!];
    if (why && !right.includes(order[at]!))
      shown.push({ letter: optionLetters[at]!, source: why.source, html: why.html });
  }
  return shown;
};

/** Compared by their words: the page made from them may be newer. */
export const sameWhys = (one: StoredWhys, other: StoredWhys): boolean => {
  const ids = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...ids].every((id) => one[id]?.source === other[id]?.source);
};

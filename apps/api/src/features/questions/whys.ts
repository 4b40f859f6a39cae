// Why a wrong option is wrong, by the option's id. Whys are stored apart from the options and are sent only together
// with the key: seeing which options have a why reveals which one is right.
import { type OptionLetter, optionLetters, rightOptions } from "@sabiprep/exam";

export type StoredWhys = Record<string, { source: string; html: string }>;

/** The field name for an option's why in forms and files. */
export const whyField = (letter: OptionLetter) => `why_${letter.toLowerCase()}` as "why_a";

interface WhySource {
  whys: StoredWhys;
  accepted: readonly string[];
}

/**
 * Under the letters of this order. An option that a corrected key accepts no longer has a why. If all options are
 * right, none has.
 */
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

/** Compared by their text: the HTML made from it may be newer. */
export const sameWhys = (one: StoredWhys, other: StoredWhys): boolean => {
  const ids = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...ids].every((id) => one[id]?.source === other[id]?.source);
};

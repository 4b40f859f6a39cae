// What a person types, as a question to the indexes of words.

/** Endings a stem may have lost: "equati" has to find what is kept as "equat" while it is still being typed. */
const LOST_ENDING = 5;
const SHORTEST_STEM = 4;

/** Every word must be there, in any order; the last may still be typed. Null when nothing is left to look for. */
export function wordQuery(typed: string): string | null {
  const words = typed.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const last = words.pop();
  return last === undefined ? null : [...words, `(${halfTyped(last).join(" | ")})`].join(" & ");
}

const halfTyped = (word: string): string[] => {
  const shorter = Array.from({ length: LOST_ENDING }, (_, lost) => word.slice(0, -(lost + 1)));
  return [`${word}:*`, ...shorter.filter(({ length }) => length >= SHORTEST_STEM)];
};

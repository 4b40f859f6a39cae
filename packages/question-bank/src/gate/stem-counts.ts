// Counts that need no rendering: words and sentences of the source text, and the forms that real papers rarely use.

/** Counts the words and numbers of a text, without its markup. */
export const wordCount = (source: string): number =>
  source
    .replaceAll(/\\[a-zA-Z]+/g, " ")
    .replaceAll(/[{}$|*_^]/g, " ")
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

export const isOneSentence = (source: string): boolean =>
  source.trim().split(/(?<=[.?!])\s+(?=["“‘(*_]*[\p{Lu}\d])|\n\n+/u).length === 1;

/** Whether the question combines pairs or triples, which real papers do not ask. */
export const isGrid = (source: string): boolean =>
  /\brespectively\b|\bin (?:this|that) order\b|\b(?:matched|paired)\b/i.test(source);

export const meanWords = (options: readonly string[]): number =>
  options.reduce((sum, option) => sum + wordCount(option), 0) / Math.max(1, options.length);

/** The value at a given share of the sorted list, or 0 for an empty list. */
export const percentile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.floor(share * (values.length - 1))] ?? 0;

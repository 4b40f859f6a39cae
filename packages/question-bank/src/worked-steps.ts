// The explanation of a computed question is arithmetic with that question's own numbers. Its sentences up to the answer
// are steps, shown one below the other. The text after them (which slip is likely) stays a paragraph.

/** Splits a text at the end of each part, never between dollar signs. `ends` gets the text read so far and the rest. */
function cut(text: string, ends: (read: string, rest: string) => number): string[] {
  const parts: string[] = [];
  let from = 0;
  let inFormula = false;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === "$" && text[at - 1] !== "\\") inFormula = !inFormula;
    const length = inFormula ? 0 : ends(text.slice(from, at + 1), text.slice(at + 1));
    if (length === 0) continue;
    parts.push(text.slice(from, at + 1).trim());
    from = at + length;
  }
  return [...parts, text.slice(from).trim()].filter(Boolean);
}

const abbreviation = /\b(?:e\.g|i\.e|cf|No|St|Mr|Mrs|Dr)\.$/;

const sentencesOf = (text: string) =>
  cut(text, (read, rest) =>
    /[.?!]$/.test(read) && !abbreviation.test(read) && /^ (?:[A-Z$₦(“*]|\d)/.test(rest) ? 1 : 0,
  );

/** "formula, so the answer" is two steps. */
const clausesOf = (sentence: string) =>
  cut(sentence, (read, rest) => (works.test(read) && /^, so /.test(rest) ? 3 : 0)).map((clause, at, all) =>
    at < all.length - 1 ? `${clause}.` : clause.charAt(0).toUpperCase() + clause.slice(1),
  );

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/** A formula that gives a result. */
const works = /\$[^$]*(?:=|\\approx|\\Rightarrow|\\to)[^$]*\$/;

/**
 * Keeps the words. With two or more steps, numbers the lines 1., 2. and so on. Otherwise returns the text unchanged.
 */
export function workedSteps(explanation: string, right: string): string {
  // An author who wrote line breaks has already arranged the steps.
  if (explanation.includes("\n")) return explanation;
  const sentences = sentencesOf(explanation);
  const answer = new RegExp(`(?<![\\d.,])${escaped(right)}(?!\\d)`);
  const arrives = sentences.findIndex((sentence) => answer.test(sentence));
  const steps = sentences.slice(0, arrives + 1).flatMap(clausesOf);
  if (steps.length < 2 || !steps.some((step) => works.test(step))) return explanation;
  const rest = sentences.slice(arrives + 1).join(" ");
  return [steps.map((step, at) => `${at + 1}. ${step}`).join("\n"), ...(rest ? [rest] : [])].join("\n\n");
}

/** Steps that a family has arranged itself, and the text after them. */
export const inSteps = (steps: readonly string[], after: string): string =>
  `${steps.map((step, at) => `${at + 1}. ${step}`).join("\n")}\n\n${after}`;

// A computed question's explanation is arithmetic, told in the numbers of that very question: its sentences, up to the one that
// arrives at the answer, are steps, shown one below the other. What is said after them (which slip is tempting) stays a
// paragraph.

/** The text cut where a part of it ends, never between dollar signs. `ends` is asked with what was read and what comes. */
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

/** A formula that says what something comes to. */
const works = /\$[^$]*(?:=|\\approx|\\Rightarrow|\\to)[^$]*\$/;

/** The same words; lines that count 1., 2. where there are two steps or more, and the text as it was where there are not. */
export function workedSteps(explanation: string, right: string): string {
  // Who has given it lines of its own has arranged it already.
  if (explanation.includes("\n")) return explanation;
  const sentences = sentencesOf(explanation);
  const answer = new RegExp(`(?<![\\d.,])${escaped(right)}(?!\\d)`);
  const arrives = sentences.findIndex((sentence) => answer.test(sentence));
  const steps = sentences.slice(0, arrives + 1).flatMap(clausesOf);
  if (steps.length < 2 || !steps.some((step) => works.test(step))) return explanation;
  const rest = sentences.slice(arrives + 1).join(" ");
  return [steps.map((step, at) => `${at + 1}. ${step}`).join("\n"), ...(rest ? [rest] : [])].join("\n\n");
}

/** Steps that a family has arranged itself, and what is said after them. */
export const inSteps = (steps: readonly string[], after: string): string =>
  `${steps.map((step, at) => `${at + 1}. ${step}`).join("\n")}\n\n${after}`;

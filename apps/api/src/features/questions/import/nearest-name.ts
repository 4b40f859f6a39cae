// Guesses what a name from another school means. No guess is better than a wrong one: one press applies it to all its
// questions.

interface Named {
  uuid: string;
  name: string;
}

const plain = (word: string) => (word.length > 4 ? word.replace(/(?<!s)s$/, "") : word);
const wordsOf = (name: string): string[] =>
  (name.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !little.has(word)).map(plain);
const little = new Set(["and", "the", "of", "in", "to", "a", "an", "on", "for", "with"]);

/** "Algebra - Indices" has the broader part first and its own part last. */
const partsOf = (name: string): string[] => name.split(/\s+[-–—]\s+|[:/>]/).filter((part) => wordsOf(part).length > 0);

const isAlike = (one: string, other: string) =>
  one === other || (Math.min(one.length, other.length) >= 4 && (one.startsWith(other) || other.startsWith(one)));

/** The share of words that both names have in common, from 0 to 1. */
function likeness(one: readonly string[], other: readonly string[]): number {
  const shared = one.filter((word) => other.some((second) => isAlike(word, second))).length;
  return one.length + other.length === 0 ? 0 : (2 * shared) / (one.length + other.length);
}

const MIN_SIMILARITY = 0.5;

export function nearestName<Row extends Named>(said: string, rows: readonly Row[]): Named | null {
  const parts = [said, ...partsOf(said).reverse()];
  let best: { row: Row; score: number } | null = null;
  for (const row of rows) {
    const words = wordsOf(row.name);
    // The first part of the name only gives the group it belongs to, so it counts less than the last part.
    const score = Math.max(
      ...parts.map((part, at) => likeness(wordsOf(part), words) * (1 - Math.max(0, at - 1) * 0.2)),
    );
    if (score >= MIN_SIMILARITY && score > (best?.score ?? 0)) best = { row, score };
  }
  return best && { uuid: best.row.uuid, name: best.row.name };
}

/** CHM, PHY, MTH: the first letter of a subject and some of its others, in their order. */
export function byCode<Row extends Named>(said: string, rows: readonly Row[]): Named | null {
  const code = said.toLowerCase().replaceAll(/[^a-z]/g, "");
  if (code.length < 2 || code.length > 4) return null;
  let best: { row: Row; end: number } | null = null;
  for (const row of rows) {
    const name = row.name.toLowerCase();
    const initials = wordsOf(row.name)
      .map((word) => word[0])
      .join("");
    const end = initials === code ? 0 : endOf(code, name);
    if (end !== null && end < (best?.end ?? Number.POSITIVE_INFINITY)) best = { row, end };
  }
  return best && { uuid: best.row.uuid, name: best.row.name };
}

/** Further into the name, the letters match by chance. */
const LATEST = 7;

/** The place of the code's last letter, if all letters follow in order from the first. */
function endOf(code: string, name: string): number | null {
  if (name[0] !== code[0]) return null;
  let at = 0;
  for (const letter of code.slice(1)) {
    at = name.indexOf(letter, at + 1);
    if (at === -1 || at > LATEST) return null;
  }
  return at;
}

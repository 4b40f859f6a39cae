// How alike two questions are. Exact copies share a hash. Near copies share most runs of three words and are found
// through bands of smallest hashes. So a new question is compared with a few others, never with the whole bank.
import { createHash } from "node:crypto";

const HASHES = 32;
const BANDS = 8;
const ROWS = HASHES / BANDS;
const RUN = 3;

export interface Likeness {
  text_hash: string;
  bands: number[];
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize("NFC")
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Options count in any order: a shuffled copy is still a copy. */
const linesOf = (body: string, options: readonly string[]): string[][] => [
  wordsOf(body),
  ...options.map(wordsOf).sort((a, b) => (a.join(" ") < b.join(" ") ? -1 : 1)),
];

/** An instruction that many questions share does not help to identify the question. */
const INSTRUCTION = /^\W*(?:choose|select|pick|identify|mark|tick|underline|fill in|complete)\b[^.:?]*(?:[.:]|$)/i;

/** Without its opening instruction, if the options can still identify the question. */
const withoutInstruction = (body: string, options: readonly string[]): string =>
  options.length > 1 ? body.trim().replace(INSTRUCTION, "") : body;

function runsOf(body: string, options: readonly string[]): Set<string> {
  const runs = new Set<string>();
  for (const words of linesOf(withoutInstruction(body, options), options)) {
    if (words.length > 0 && words.length < RUN) runs.add(words.join(" "));
    for (let at = 0; at + RUN <= words.length; at++) runs.add(words.slice(at, at + RUN).join(" "));
  }
  return runs;
}

/** FNV-1a over the text, with a different seed for each of the hashes. */
function hashOf(text: string, seed: number): number {
  let hash = (0x811c9dc5 ^ Math.imul(seed, 0x9e3779b1)) >>> 0;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash ^= hash >>> 15;
  return Math.imul(hash, 0x2c1b3c6d) >>> 0;
}

/** Equal for exact copies. */
export const textHashOf = (body: string, options: readonly string[]): string => {
  const lines = linesOf(body, options).map((words) => words.join(" "));
  return createHash("sha256").update(lines.join("\n")).digest("hex").slice(0, 32);
};

export function likenessOf(body: string, options: readonly string[]): Likeness {
  const text_hash = textHashOf(body, options);
  const runs = [...runsOf(body, options)];
  const least = Array.from({ length: HASHES }, (_, seed) =>
    runs.reduce((smallest, run) => Math.min(smallest, hashOf(run, seed)), 0xffffffff),
  );
  const bands = Array.from({ length: BANDS }, (_, band) => {
    const rows = least.slice(band * ROWS, (band + 1) * ROWS).join(",");
    return Number.parseInt(createHash("sha256").update(`${band}:${rows}`).digest("hex").slice(0, 12), 16);
  });
  return { text_hash, bands };
}

/** Shared runs of words as a percentage of all runs. */
export function alike(a: { body: string; options: readonly string[] }, b: typeof a): number {
  const mine = runsOf(a.body, a.options);
  const theirs = runsOf(b.body, b.options);
  const shared = [...mine].filter((run) => theirs.has(run)).length;
  const all = mine.size + theirs.size - shared;
  return all === 0 ? 0 : Math.round((shared * 100) / all);
}

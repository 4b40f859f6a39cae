// The text that a person typed or pasted, as queries to the index of search words.
import { tokenRuns, wordsOfSource } from "./search-tokens.ts";

const uuidShape = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/i;
/** The key of a question of the bank: subject/topic/number. */
const keyShape = /^[a-z0-9-]+(?:\/[a-z0-9.-]+)+$/;
const QUOTED = /"([^"]+)"|“([^”]+)”/g;
const MAX_TOKENS = 60;
const SHORTEST_BEGINNING = 2;

export interface TypedSearch {
  uuid: string | null;
  key: string | null;
  /** Every run must appear in this order, and every quoted phrase. Null if there is nothing left to search for. */
  all: string | null;
  /** All of it, word by word in this order. */
  phrase: string | null;
  /** The tokens without repeats. */
  tokens: string[];
  isQuoted: boolean;
  /** One plain word: every match is equally good, so the newest come first. */
  isOneWord: boolean;
}

export function readTyped(typed: string): TypedSearch {
  const text = typed.trim();
  const uuid = uuidShape.exec(text)?.[0].toLowerCase() ?? null;
  const key = keyShape.test(text) ? text : null;
  const quoted = [...text.matchAll(QUOTED)].map(([, straight, curved]) => runsOf(straight ?? curved ?? "").flat());
  const free = runsOf(text.replace(QUOTED, " "));
  const runs = [...quoted.filter((run) => run.length > 0), ...free].slice(0, MAX_TOKENS);
  const ordered = runsOf(text).flat().slice(0, MAX_TOKENS);
  const isOpen = /[\p{L}\p{N}]$/u.test(text);
  return {
    uuid,
    key,
    all: runs.length === 0 ? null : runs.map((run, at) => inOrder(run, isOpen && at === runs.length - 1)).join(" & "),
    phrase: ordered.length < 2 ? null : inOrder(ordered, isOpen),
    tokens: [...new Set(ordered)],
    isQuoted: quoted.length > 0 && free.length === 0,
    isOneWord: ordered.length === 1,
  };
}

/** Text that was copied from a form still has its markup. */
const runsOf = (text: string) => tokenRuns(wordsOfSource(text));

function inOrder(run: readonly string[], isOpen: boolean): string {
  const last = run.at(-1)!;
  const isBeginning = isOpen && /^\p{L}/u.test(last) && last.length >= SHORTEST_BEGINNING;
  return `(${[...run.slice(0, -1), isBeginning ? `${last}:*` : last].join(" <-> ")})`;
}

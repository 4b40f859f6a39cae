// Turns typed text into a query for the word indexes.
import { type RawBuilder, sql } from "kysely";

/** Endings a stem may have lost: "equati" must find the indexed "equat" while it is still being typed. */
const LOST_ENDING = 5;
const SHORTEST_STEM = 4;

/** Every word must match, in any order. The last may be incomplete. Null when nothing is left to search for. */
export function wordQuery(typed: string): RawBuilder<unknown> | null {
  const words = typed.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const last = words.pop();
  if (last === undefined) return null;
  const rest = words.join(" & ");
  // Stop words such as "before" are in no index. A search that ends in one uses the words before it. Alone, it counts
  // as the beginning of another word.
  return sql`case
    when ts_lexize('english_stem', ${last}) <> '{}'
      then to_tsquery('english', ${[...words, `(${halfTyped(last).join(" | ")})`].join(" & ")})
    when numnode(to_tsquery('english', ${rest})) > 0 then to_tsquery('english', ${rest})
    else to_tsquery('simple', ${`${last}:*`}) end`;
}

const halfTyped = (word: string): string[] => {
  const shorter = Array.from({ length: LOST_ENDING }, (_, lost) => word.slice(0, -(lost + 1)));
  return [`${word}:*`, ...shorter.filter(({ length }) => length >= SHORTEST_STEM)];
};

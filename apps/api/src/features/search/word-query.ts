// What a person types, as a question to the indexes of words.
import { type RawBuilder, sql } from "kysely";

/** Endings a stem may have lost: "equati" has to find what is kept as "equat" while it is still being typed. */
const LOST_ENDING = 5;
const SHORTEST_STEM = 4;

/** Every word must be there, in any order; the last may still be typed. Null when nothing is left to look for. */
export function wordQuery(typed: string): RawBuilder<unknown> | null {
  const words = typed.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const last = words.pop();
  if (last === undefined) return null;
  const rest = words.join(" & ");
  // "before" and its like are in no index, so a search that ends in one looks for the words before it; alone it is the beginning of another.
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

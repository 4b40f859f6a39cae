// Questions about a table of two columns, such as units and total utility.
import { tableIn } from "../reading/text-table.ts";
import { numberIn } from "../reading/wording.ts";

/** The wordings of one question below a table. Any of these sentences may introduce the table. */
export const under = <const Intro extends string, const Question extends string>(
  intros: readonly Intro[],
  question: Question,
) => intros.map((intro) => `${intro}\n\n<~table>\n\n${question}` as const);

/** A map from the numbers in the first column to those in the second. The headings must be as expected. */
export function scheduleIn(table: string, first: string, second: RegExp): Map<number, number> {
  const [head, ...rows] = tableIn(table);
  if (head?.[0] !== first || head.length !== 2 || !second.test(head[1] ?? ""))
    throw new Error(`a table of ${first} was looked for, not of ${head}`);
  return new Map(rows.map(([from = "", to = ""]) => [numberIn(from), numberIn(to)]));
}

/** The value for a key. Throws if the key is missing. */
export function entry<Key, Value>(of: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = of.get(key);
  if (value === undefined) throw new Error(`there is nothing for ${key}`);
  return value;
}

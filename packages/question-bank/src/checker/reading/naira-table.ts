// Tables of items and their amounts in naira: "| Stock | 55,000 |".
import { tableIn } from "./text-table.ts";
import { numberIn } from "./wording.ts";

/** The amounts of a table by item. The items must be these and no others. */
export function amountsIn<const Item extends string>(table: string, items: readonly Item[]): Record<Item, number> {
  const [head, ...rows] = tableIn(table);
  const amounts = new Map(rows.map(([item = "", amount = ""]) => [item, numberIn(amount)]));
  if (head?.join() !== "Item,₦" || rows.length !== items.length) throw new Error(`"${table}" has other items`);
  const found = items.map((item) => {
    const amount = amounts.get(item);
    if (amount === undefined) throw new Error(`there is no ${item} in "${table}"`);
    return [item, amount];
  });
  // The names of the entries are the items themselves, which the compiler does not follow.
  return Object.fromEntries(found) as Record<Item, number>;
}

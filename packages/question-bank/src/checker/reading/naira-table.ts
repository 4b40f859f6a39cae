// Tables of items and their amounts in naira: "| Stock | 55,000 |".
import { tableIn } from "./text-table.ts";
import { numberIn } from "./wording.ts";

/** The amounts of a table by item. The table must have exactly these items. */
export function amountsIn<const Item extends string>(table: string, items: readonly Item[]): Record<Item, number> {
  const [head, ...rows] = tableIn(table);
  const amounts = new Map(rows.map(([item = "", amount = ""]) => [item, numberIn(amount)]));
  if (head?.join() !== "Item,₦" || rows.length !== items.length) throw new Error(`"${table}" has other items`);
  const found = items.map((item) => {
    const amount = amounts.get(item);
    if (amount === undefined) throw new Error(`there is no ${item} in "${table}"`);
    return [item, amount];
  });
  // The keys of the entries are the items, but the compiler cannot infer that.
  return Object.fromEntries(found) as Record<Item, number>;
}

import { expect, test } from "vitest";
import { amountsIn } from "./naira-table.ts";

const table = "| Item | ₦ |\n|---|---|\n| Stock | 55,000 |\n| Cash | 700 |";

test("amounts are read by item, in any order", () => {
  expect(amountsIn(table, ["Cash", "Stock"])).toEqual({ Stock: 55_000, Cash: 700 });
});

test("an extra item, a missing item and another currency are refused", () => {
  expect(() => amountsIn(table, ["Stock"])).toThrow("other items");
  expect(() => amountsIn(table, ["Stock", "Debtors"])).toThrow("no Debtors");
  expect(() => amountsIn(table.replace("₦", "$"), ["Stock", "Cash"])).toThrow("other items");
});

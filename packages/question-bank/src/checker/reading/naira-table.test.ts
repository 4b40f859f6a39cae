import { expect, test } from "vitest";
import { amountsIn } from "./naira-table.ts";

const table = "| Item | ₦ |\n|---|---|\n| Stock | 55,000 |\n| Cash | 700 |";

test("amounts are read by item, whatever their order", () => {
  expect(amountsIn(table, ["Cash", "Stock"])).toEqual({ Stock: 55_000, Cash: 700 });
});

test("an item too many, one too few and another currency are refused", () => {
  expect(() => amountsIn(table, ["Stock"])).toThrow("other items");
  expect(() => amountsIn(table, ["Stock", "Debtors"])).toThrow("no Debtors");
  expect(() => amountsIn(table.replace("₦", "$"), ["Stock", "Cash"])).toThrow("other items");
});

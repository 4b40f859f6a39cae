import { expect, test } from "vitest";
import { naira } from "./naira.ts";

test("kobo are shown as naira, with decimals only if there are any", () => {
  expect([0, 100, 250_000, 250_050, 5, 123_456_789].map(naira)).toEqual([
    "₦0",
    "₦1",
    "₦2,500",
    "₦2,500.50",
    "₦0.05",
    "₦1,234,567.89",
  ]);
});

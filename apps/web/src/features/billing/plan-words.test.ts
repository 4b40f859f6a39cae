import type { Plan } from "@sabiprep/contract";
import { expect, test } from "vitest";
import { priceOf, yearlySaving } from "./plan-words.ts";

const plan = (...prices: [Plan["prices"][0]["duration"], number][]) =>
  ({ prices: prices.map(([duration, amount_kobo]) => ({ duration, amount_kobo })) }) as Plan;

test("a price is the price for the duration, or none", () => {
  const sold = plan(["monthly", 250_000], ["yearly", 2_500_000]);
  expect([priceOf(sold, "monthly"), priceOf(sold, "yearly"), priceOf(sold, "quarterly")]).toEqual([
    250_000,
    2_500_000,
    null,
  ]);
});

test("the yearly saving is the highest of any plan, in whole per cent, and never negative", () => {
  const cheap = plan(["monthly", 100_000], ["yearly", 1_000_000]);
  expect(yearlySaving([cheap])).toBe(17);
  expect(yearlySaving([cheap, plan(["monthly", 100_000], ["yearly", 600_000])])).toBe(50);
  // More expensive by the year, free, or sold only by the month: no saving to show.
  expect(yearlySaving([plan(["monthly", 100_000], ["yearly", 1_300_000])])).toBe(0);
  expect(yearlySaving([plan(["monthly", 0], ["yearly", 0]), plan(["monthly", 100_000]), plan()])).toBe(0);
  expect(yearlySaving([])).toBe(0);
});

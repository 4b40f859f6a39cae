import { expect, test } from "vitest";
import { compareOrders } from "./revision.ts";

test("revising towards the exam beats chance and is no worse than plain FSRS (200 learners: npm run proof -- revision)", () => {
  const { over_plain, over_random } = compareOrders(24, 7);
  expect(over_random.low).toBeGreaterThan(0);
  expect(over_plain.mean).toBeGreaterThanOrEqual(0);
});

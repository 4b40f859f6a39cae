import { expect, test } from "vitest";
import { firstJourneys } from "./first-journeys.ts";

test("of every file the journey that is listed first", () => {
  const listed = `Listing tests:
  a.spec.ts:9:3 › a paper is sat (phone)
  a.spec.ts:9:3 › a paper is sat (laptop)
  a.spec.ts:40:1 › a paper is printed
  b.spec.ts:12:3 › staff › a file: "x.spec.ts:1:1 › y" is read
Total: 4 tests in 2 files`;
  expect(firstJourneys(listed)).toEqual([
    "a.spec.ts:9:3 › a paper is sat (phone)",
    'b.spec.ts:12:3 › staff › a file: "x.spec.ts:1:1 › y" is read',
  ]);
});

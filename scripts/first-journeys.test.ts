import { expect, test } from "vitest";
import { firstJourneys } from "./first-journeys.ts";

test("for every feature the first listed journey is chosen, from the file with just its name if there is one", () => {
  const listed = `Listing tests:
  papers-print.spec.ts:40:1 › a paper is printed
  papers.spec.ts:9:3 › a paper is sat (phone)
  papers.spec.ts:9:3 › a paper is sat (laptop)
  staff-files.spec.ts:12:3 › staff › a file: "x.spec.ts:1:1 › y" is read
  staff-words.spec.ts:12:3 › staff › a word is found
Total: 5 tests in 4 files`;
  expect(firstJourneys(listed)).toEqual([
    "papers.spec.ts:9:3 › a paper is sat (phone)",
    'staff-files.spec.ts:12:3 › staff › a file: "x.spec.ts:1:1 › y" is read',
  ]);
});

import { expect, test } from "vitest";
import { countsFor, howMany } from "./how-many.ts";

test("a test never has more questions than its subject, and no more can be chosen", () => {
  const small = { wanted: 10, most: 100, there: 5 };
  expect(howMany(small)).toBe(5);
  expect(countsFor(small)).toEqual([5]);
  expect(countsFor({ ...small, there: 3 })).toEqual([3]);
});

test("otherwise the plan decides the number, and it is among the choices", () => {
  expect(howMany({ wanted: 10, most: 10, there: 400 })).toBe(10);
  expect(howMany({ wanted: 60, most: 40, there: 400 })).toBe(40);
  expect(countsFor({ wanted: 25, most: 40, there: 400 })).toEqual([5, 10, 20, 25, 30, 40]);
});

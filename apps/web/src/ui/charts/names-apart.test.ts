import { expect, test } from "vitest";
import { namesApart } from "./names-apart.ts";

test("names at the ends of lines keep their order and distance, and do not move if there is space", () => {
  expect(namesApart([40, 120], 200)).toEqual([40, 120]);
  expect(namesApart([100, 96, null], 200)).toEqual([114, 96, null]);
});

test("without any data, no name covers the dates below the chart", () => {
  expect(namesApart([200, 200], 200)).toEqual([182, 200]);
  expect(namesApart([200, 198, 200, null], 200)).toEqual([182, 164, 200, null]);
});

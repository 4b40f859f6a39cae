import { expect, test } from "vitest";
import { topicsToRepeat } from "./follow-up.ts";

const topic = (name: string, correct: number, total = 10) => ({ uuid: name, name, correct, total });

test("a follow-up repeats the weak topics, weakest first, and five at most", () => {
  const names = (...topics: ReturnType<typeof topic>[]) => topicsToRepeat(topics).map(({ name }) => name);
  expect(names(topic("waves", 9), topic("heat", 3), topic("light", 6))).toEqual(["heat", "light"]);
  expect(names(topic("waves", 9), topic("heat", 8))).toEqual(["heat"]);
  expect(names(...Array.from({ length: 7 }, (_, at) => topic(`t${at}`, at)))).toEqual(["t0", "t1", "t2", "t3", "t4"]);
});

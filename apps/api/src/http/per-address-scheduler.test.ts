import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { perAddressScheduler } from "./per-address-scheduler.ts";

test("an address with many requests gets four places per turn, in order, and others are served in between", async () => {
  const take = perAddressScheduler(() => false);
  const begun: string[] = [];
  for (let at = 0; at < 10; at++) take("10.0.0.1", () => begun.push(`loud ${at}`));
  take("10.0.0.2", () => begun.push("quiet"));
  expect(begun).toEqual(["loud 0", "loud 1", "loud 2", "loud 3", "quiet"]);
  await nextTurn();
  take("10.0.0.2", () => begun.push("quiet"));
  expect(begun.slice(5)).toEqual(["loud 4", "loud 5", "loud 6", "loud 7", "quiet"]);
  await nextTurn();
  expect(begun.slice(10)).toEqual(["loud 8", "loud 9"]);
});

test("requests that start within a turn count in it, so fast answers win no extra places", async () => {
  const take = perAddressScheduler(() => false);
  let begun = 0;
  const again = () => {
    begun += 1;
    if (begun < 100) take("10.0.0.1", again);
  };
  again();
  expect(begun).toBe(5);
  await nextTurn();
  expect(begun).toBe(9);
});

test("a proxy carries everyone's requests and is not delayed", () => {
  const take = perAddressScheduler((address) => address === "10.0.0.9");
  let begun = 0;
  for (let at = 0; at < 100; at++) take("10.0.0.9", () => (begun += 1));
  expect(begun).toBe(100);
});

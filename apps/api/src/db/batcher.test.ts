import { setImmediate as turn } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { createBatcher } from "./batcher.ts";
import type { Db } from "./transaction.ts";

/** Doubles numbers. Each statement waits until it is released. */
function aDoubler(refuses: (items: number[]) => Error | null = () => null) {
  const statements: { items: number[]; letGo: () => void }[] = [];
  const double = createBatcher(async (_own: Db, items: number[]) => {
    const gate = Promise.withResolvers<void>();
    statements.push({ items, letGo: gate.resolve });
    await gate.promise;
    const refused = refuses(items);
    if (refused) throw refused;
    return items.map((item) => 2 * item);
  });
  return { statements, double };
}

const own = {} as Db;

/** Everything that is due has been sent. */
async function next() {
  await turn();
  await turn();
}

test("a single call is sent immediately, and calls of the same moment are sent together", async () => {
  const { statements, double } = aDoubler();
  const alone = double(own, 1);
  await next();
  const both = Promise.all([double(own, 2), double(own, 3)]);
  await next();
  expect(statements.map(({ items }) => items)).toEqual([[1], [2, 3]]);
  for (const { letGo } of statements) letGo();
  expect([await alone, await both]).toEqual([2, [4, 6]]);
});

test("while two batches are running, other calls wait and are sent together when one ends, up to the maximum size", async () => {
  const { statements, double } = aDoubler();
  const first = double(own, 1);
  await next();
  const second = double(own, 2);
  await next();
  const others = Promise.all(Array.from({ length: 40 }, (_, at) => double(own, 100 + at)));
  await next();
  expect(statements).toHaveLength(2);
  statements[0]!.letGo();
  await first;
  await next();
  expect(statements).toHaveLength(3);
  statements[1]!.letGo();
  await second;
  await next();
  expect(statements.map(({ items }) => items.length)).toEqual([1, 1, 32, 8]);
  for (const { letGo } of statements) letGo();
  expect(await others).toEqual(Array.from({ length: 40 }, (_, at) => 2 * (100 + at)));
});

test("one item that fails does not fail the others", async () => {
  const { statements, double } = aDoubler((items) => (items.includes(13) ? new Error("unlucky") : null));
  const asked = Promise.allSettled([12, 13, 14].map((item) => double(own, item)));
  await next();
  statements[0]!.letGo();
  await next();
  expect(statements.map(({ items }) => items)).toEqual([[12, 13, 14], [12], [13], [14]]);
  for (const { letGo } of statements) letGo();
  expect(await asked).toMatchObject([{ value: 24 }, { reason: { message: "unlucky" } }, { value: 28 }]);
});

test("when the database is away, no item is retried alone, and later calls work once it is back", async () => {
  let isAway = true;
  const { statements, double } = aDoubler(() =>
    isAway ? Object.assign(new Error("refused"), { code: "ECONNREFUSED" }) : null,
  );
  const asked = Promise.allSettled([double(own, 1), double(own, 2)]);
  await next();
  statements[0]!.letGo();
  expect((await asked).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  isAway = false;
  const later = double(own, 3);
  await next();
  expect(statements).toHaveLength(2);
  statements[1]!.letGo();
  expect(await later).toBe(6);
});

test("when the database is away, calls that waited as long are refused too, and later calls try again", async () => {
  let isAway = true;
  const { statements, double } = aDoubler(() =>
    isAway ? Object.assign(new Error("refused"), { code: "ECONNREFUSED" }) : null,
  );
  const first = Promise.allSettled([double(own, 1)]);
  await next();
  const crowd = Promise.allSettled(Array.from({ length: 70 }, (_, at) => double(own, 100 + at)));
  await next();
  const later = double(own, 3);
  await next();
  expect(statements.map(({ items }) => items.length)).toEqual([1, 32]);
  statements[1]!.letGo();
  expect(new Set((await crowd).map(({ status }) => status))).toEqual(new Set(["rejected"]));
  isAway = false;
  await next();
  expect(statements.map(({ items }) => items.length)).toEqual([1, 32, 1]);
  for (const { letGo } of statements) letGo();
  expect([await later, (await first)[0]!.status]).toEqual([6, "fulfilled"]);
});

test("statements without an answer delay other requests by a second at most", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    const { statements, double } = aDoubler();
    const silent = [double(own, 1)];
    await next();
    silent.push(double(own, 2));
    await next();
    const third = double(own, 3);
    await next();
    expect(statements).toHaveLength(2);
    vi.advanceTimersByTime(1_000);
    await next();
    expect(statements.map(({ items }) => items)).toEqual([[1], [2], [3]]);
    statements[2]!.letGo();
    expect(await third).toBe(6);
    for (const { letGo } of statements) letGo();
    expect(await Promise.all(silent)).toEqual([2, 4]);
  } finally {
    vi.useRealTimers();
  }
});

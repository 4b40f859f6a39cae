// Calls of one kind that arrive at the same time are answered by one statement. A single call is sent immediately.
// While two statements are running, new calls wait until one of them ends, and are then sent as one batch.
import { isConnectionError } from "./connection-errors.ts";
import type { Db } from "./transaction.ts";

const MAX_IN_FLIGHT = 2;
/** Larger batches gain little, and the first item would wait for the last. */
const MAX_BATCH = 32;
/** After this time, calls no longer wait for a statement. Its connection may be dead, and there are others. */
const SLOW_MS = 1_000;

/** One statement for all items, with a result for each in the same order. It also works for a single item. */
type BatchFunction<Item, Result> = (own: Db, items: Item[]) => Promise<Result[]>;

export interface BatchEntry<Item, Result> {
  item: Item;
  settle: PromiseWithResolvers<Result>;
}

interface Waiting<Item, Result> extends BatchEntry<Item, Result> {
  queuedAt: number;
}

interface Batch<Item, Result> {
  waiting: Waiting<Item, Result>[];
  inFlight: number;
  isFlushScheduled: boolean;
}

/** Settles each item with its own result. Throws when the database is away. */
export async function settleBatch<Item, Result>(
  own: Db,
  queued: BatchEntry<Item, Result>[],
  batchFn: BatchFunction<Item, Result>,
): Promise<void> {
  try {
    const results = await batchFn(
      own,
      queued.map(({ item }) => item),
    );
    for (const [at, { settle }] of queued.entries()) settle.resolve(results[at]!);
  } catch (problem) {
    // One item that cannot be answered must not fail the others.
    const isAway = isConnectionError(problem);
    const alone = queued.length > 1 && !isAway;
    for (const { item, settle } of queued)
      if (alone) settle.resolve(batchFn(own, [item]).then(([result]) => result!));
      else settle.reject(problem);
    await Promise.allSettled(queued.map(({ settle }) => settle.promise));
    if (isAway) throw problem;
  }
}

/** Not for transactions: other callers would write in them. */
export function createBatcher<Item, Result>(batchFn: BatchFunction<Item, Result>) {
  const batches = new WeakMap<Db, Batch<Item, Result>>();

  function flushSoon(own: Db, batch: Batch<Item, Result>): void {
    if (batch.isFlushScheduled || batch.waiting.length === 0 || batch.inFlight >= MAX_IN_FLIGHT) return;
    batch.isFlushScheduled = true;
    setImmediate(() => {
      batch.isFlushScheduled = false;
      flush(own, batch);
    });
  }

  function flush(own: Db, batch: Batch<Item, Result>): void {
    const leaving = batch.waiting.splice(0, MAX_BATCH);
    batch.inFlight++;
    let isWaitedFor = true;
    const releaseSlot = () => {
      clearTimeout(slow);
      if (isWaitedFor) batch.inFlight--;
      isWaitedFor = false;
      flushSoon(own, batch);
    };
    const slow = setTimeout(releaseSlot, SLOW_MS);
    const leftAt = performance.now();
    void settleBatch(own, leaving, batchFn)
      .catch((problem) => refuse(batch, leftAt, problem))
      .finally(releaseSlot);
    flushSoon(own, batch);
  }

  /**
   * When the database is away, items that have waited as long as the refused ones are refused too, without a try of
   * their own.
   */
  function refuse(batch: Batch<Item, Result>, leftAt: number, problem: unknown): void {
    const came = Object.groupBy(batch.waiting, ({ queuedAt }) => (queuedAt <= leftAt ? "before" : "since"));
    batch.waiting = came.since ?? [];
    for (const { settle } of came.before ?? []) settle.reject(problem);
  }

  return (own: Db, item: Item): Promise<Result> => {
    const batch = batches.get(own) ?? { waiting: [], inFlight: 0, isFlushScheduled: false };
    batches.set(own, batch);
    const settle = Promise.withResolvers<Result>();
    batch.waiting.push({ item, queuedAt: performance.now(), settle });
    flushSoon(own, batch);
    return settle.promise;
  };
}

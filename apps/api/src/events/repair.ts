// Compares the grades each subscriber has applied with the existing grades, and delivers the missing ones again.
// Delivery loses nothing. The repair is for losses through an older build, a restore or a manual change, and for events
// that were set aside.
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { type Db, inTransaction } from "../db/transaction.ts";
import { deliver, holdCursor, type Missing, type Subscription } from "./deliver.ts";
import type { DeliveredEvent } from "./event-types.ts";
import { isOwnFailure } from "./set-aside.ts";

export interface RepairResult {
  listener: string;
  /** Sittings whose current grade was missing from the subscriber's statistics and has now been applied. */
  folded: number;
  /** Sittings that are still missing after delivery. Something is wrong with the subscriber itself. */
  left: number;
}

type CheckResult = Subscription & { missing: Missing };

const STRETCH = 5_000;
const BATCH = 100;
const CURSOR_WAIT_MS = 30_000;

/** One line for each subscriber whose statistics can be compared. */
export async function repairEvents(db: Db, listeners: Subscription[], now: Date): Promise<RepairResult[]> {
  const repaired: RepairResult[] = [];
  for (const subscription of listeners)
    if (subscription.missing) repaired.push(await repair(db, subscription as CheckResult, now));
  return repaired;
}

async function repair(db: Db, subscription: CheckResult, now: Date): Promise<RepairResult> {
  await deliverAll(db, subscription, now);
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0) as last from sittings`.execute(db);
  const result: RepairResult = { listener: subscription.name, folded: 0, left: 0 };
  for (let after = 0; after < rows[0]!.last; after += STRETCH) {
    const stretch = { after, upTo: after + STRETCH };
    const told = new Set<number>();
    await tellAll(db, subscription, stretch, told, now);
    if (told.size === 0) continue;
    const still = (await subscription.missing(db, stretch)).filter((id) => told.has(id)).length;
    result.left += still;
    result.folded += told.size - still;
  }
  await forgetRepaired(db, subscription);
  return result;
}

/** An event that cannot be delivered does not stop the repair. It waits, so its test is not missing. */
async function deliverAll(db: Db, subscription: Subscription, now: Date): Promise<void> {
  try {
    while ((await deliver(db, subscription, { now })) > 0);
  } catch (problem) {
    if (!isOwnFailure(problem)) throw problem;
  }
}

type Stretch = { after: number; upTo: number };

/**
 * Delivers everything the subscriber lacks, one by one after a failure, so that one bad test does not block the others.
 */
async function tellAll(
  db: Db,
  subscription: CheckResult,
  stretch: Stretch,
  told: Set<number>,
  now: Date,
): Promise<void> {
  for (let most = BATCH; ; ) {
    const lacking: number[] = [];
    try {
      await inTransaction(db, (db) => notifyAgain(db, subscription, stretch, { told, most, lacking }, now));
    } catch (problem) {
      if (!isOwnFailure(problem)) throw problem;
      if (most > 1) {
        most = 1;
        continue;
      }
    }
    if (lacking.length === 0) return;
    for (const id of lacking) told.add(id);
  }
}

/** Events that were set aside and whose tests are now in the statistics. */
async function forgetRepaired(db: Db, { name, missing }: CheckResult): Promise<void> {
  const { rows } = await sql<{ id: number; sitting_id: number }>`
    select id, (details -> 'body' ->> 'sitting_id')::bigint as sitting_id from set_aside
    where kind = 'event' and part = ${name} and set_aside_at is not null
      and details ->> 'type' = 'sitting_graded'`.execute(db);
  for (const { id, sitting_id } of rows)
    if ((await missing(db, { after: sitting_id - 1, upTo: sitting_id })).length === 0)
      await db.deleteFrom("set_aside").where("id", "=", id).execute();
}

/**
 * Delivers some missing sittings that were not delivered yet, and adds them to `lacking` first. A sitting that only
 * waits for delivery is not missing.
 */
async function notifyAgain(
  db: Db,
  subscription: CheckResult,
  stretch: Stretch,
  { told, most, lacking }: { told: ReadonlySet<number>; most: number; lacking: number[] },
  now: Date,
): Promise<void> {
  const cursor = await cursorInTurn(db, subscription.name);
  const missing = await subscription.missing(db, stretch);
  if (missing.length === 0) return;
  // Read after the missing grades. A grade committed in between is then both missing and waiting, never only missing.
  const waiting = await sql<{ id: number }>`
    select (body ->> 'sitting_id')::bigint as id from events
    where (xid, id) > (${cursor.last_xid}::xid8, ${cursor.last_id}::bigint) and type = 'sitting_graded'`.execute(db);
  const waits = new Set(waiting.rows.map(({ id }) => id));
  lacking.push(...missing.filter((id) => !told.has(id) && !waits.has(id)).slice(0, most));
  if (lacking.length > 0) await subscription.handle(db, await gradedEvents(db, lacking, now));
}

async function gradedEvents(db: Db, sittingIds: number[], now: Date): Promise<DeliveredEvent[]> {
  const grades = await db
    .selectFrom("grades")
    .select(["id as grade_id", "sitting_id", "candidate_id", "version"])
    .where("sitting_id", "in", sittingIds)
    .where("is_current", "=", true)
    .orderBy("id")
    .execute();
  return grades.map((body) => ({ id: 0, type: "sitting_graded", body, at: now.toISOString() }));
}

/** Delivery locks the cursor only for moments, so we wait for it. */
export async function cursorInTurn(db: Db, name: string) {
  for (let waited = 0; waited < CURSOR_WAIT_MS; waited += 50) {
    const cursor = await holdCursor(db, name);
    if (cursor) return cursor;
    await wait(50);
  }
  throw new Error(`The cursor of ${name} is locked by another process.`);
}

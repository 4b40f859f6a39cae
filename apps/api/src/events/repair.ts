// Compares what every listener has folded with the grades there are, and lets it hear again what it lacks. Delivery loses
// nothing; this is for what an older build, a restore or a hand in the database has lost.
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { type Db, inTransaction } from "../db/transaction.ts";
import { deliver, holdCursor, type Listening, type Missing } from "./deliver.ts";
import type { HeardEvent } from "./event-types.ts";

export interface Repaired {
  listener: string;
  /** Sittings whose current grade was missing from the listener's figures and is in them now. */
  folded: number;
  /** Sittings it still lacks after hearing of them: something is wrong with the listener itself. */
  left: number;
}

type Checked = Listening & { missing: Missing };

const STRETCH = 5_000;
const BATCH = 100;
const CURSOR_WAIT_MS = 30_000;

/** One line for each listener whose figures can be compared. */
export async function repairEvents(db: Db, listeners: Listening[], now: Date): Promise<Repaired[]> {
  const repaired: Repaired[] = [];
  for (const listening of listeners) if (listening.missing) repaired.push(await repair(db, listening as Checked, now));
  return repaired;
}

async function repair(db: Db, listening: Checked, now: Date): Promise<Repaired> {
  while ((await deliver(db, listening)) > 0);
  const { rows } = await sql<{ last: number }>`select coalesce(max(id), 0) as last from sittings`.execute(db);
  const result: Repaired = { listener: listening.name, folded: 0, left: 0 };
  for (let after = 0; after < rows[0]!.last; after += STRETCH) {
    const stretch = { after, upTo: after + STRETCH };
    const told = new Set<number>();
    for (;;) {
      const lacking = await inTransaction(db, (db) => tellAgain(db, listening, stretch, told, now));
      if (lacking.length === 0) break;
      for (const id of lacking) told.add(id);
    }
    if (told.size === 0) continue;
    const still = (await listening.missing(db, stretch)).filter((id) => told.has(id)).length;
    result.left += still;
    result.folded += told.size - still;
  }
  return result;
}

/** Tells the listener of some sittings it lacks and was not told of yet; what merely waits for delivery is not missing. */
async function tellAgain(
  db: Db,
  listening: Checked,
  stretch: { after: number; upTo: number },
  told: ReadonlySet<number>,
  now: Date,
): Promise<number[]> {
  const cursor = await cursorInTurn(db, listening.name);
  const missing = await listening.missing(db, stretch);
  if (missing.length === 0) return [];
  // Read after what is missing: a grade committed in between is missing and waiting, never missing alone.
  const waiting = await sql<{ id: number }>`
    select (body ->> 'sitting_id')::bigint as id from events
    where (xid, id) > (${cursor.last_xid}::xid8, ${cursor.last_id}::bigint) and type = 'sitting_graded'`.execute(db);
  const waits = new Set(waiting.rows.map(({ id }) => id));
  const lacking = missing.filter((id) => !told.has(id) && !waits.has(id)).slice(0, BATCH);
  if (lacking.length > 0) await listening.hear(db, await gradedEvents(db, lacking, now));
  return lacking;
}

async function gradedEvents(db: Db, sittingIds: number[], now: Date): Promise<HeardEvent[]> {
  const grades = await db
    .selectFrom("grades")
    .select(["id as grade_id", "sitting_id", "candidate_id", "version"])
    .where("sitting_id", "in", sittingIds)
    .where("is_current", "=", true)
    .orderBy("id")
    .execute();
  return grades.map((body) => ({ id: 0, type: "sitting_graded", body, at: now.toISOString() }));
}

/** Delivery holds the cursor for moments; we wait for ours. */
async function cursorInTurn(db: Db, name: string) {
  for (let waited = 0; waited < CURSOR_WAIT_MS; waited += 50) {
    const cursor = await holdCursor(db, name);
    if (cursor) return cursor;
    await wait(50);
  }
  throw new Error(`The cursor of ${name} is held by somebody else.`);
}

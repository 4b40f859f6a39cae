// How a sitting with a clock ends automatically: at its deadline with the answers it has, and permanently when no more
// answers can be received.
import { LATE_ARRIVAL_HOURS } from "@sabiprep/contract";
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { markAllWaiting } from "./marking-waits.ts";
import type { SittingHead } from "./read-sitting.ts";

export const LATE_ARRIVAL_MS = LATE_ARRIVAL_HOURS * 3_600_000;
/** How long, in milliseconds, a last batch may still be on its way when the time is over. */
const GRACE_MS = 5_000;
const BATCH = 200;

/** The time that a call is judged by: a clock that was set forward makes nobody late. */
export const effectiveNow = ({ clock }: Pick<AppContext, "clock">, now: Date): Date =>
  new Date(Math.min(now.getTime(), clock.steady().getTime()));

/** The time of an open sitting is over, whether or not the server has closed it yet. */
export const isOver = ({ state, deadline_at }: Pick<SittingHead, "state" | "deadline_at">, at: Date): boolean =>
  state === "open" && deadline_at !== null && at.getTime() - GRACE_MS > Date.parse(deadline_at);

/**
 * Ends sittings whose time is over, ends the wait for late answers, and marks tests that no longer wait for anything.
 */
export async function expireOverdue(context: AppContext): Promise<number> {
  const now = context.clock.now();
  const at = effectiveNow(context, now).getTime();
  const ended = await endOverdue(context.db, new Date(at - GRACE_MS), now);
  await endLateArrivals(context.db, new Date(at - LATE_ARRIVAL_MS));
  return ended + (await markAllWaiting(context, now));
}

/** Sittings whose sheet is locked, by another process at the same work or by a submission, are skipped. */
const endOverdue = (db: Db, before: Date, now: Date): Promise<number> =>
  end(
    db,
    sql`join sittings s on s.id = a.sitting_id where s.state = 'open' and s.deadline_at < ${before}
      order by s.deadline_at limit ${BATCH} for update of a skip locked`,
    now,
  );

export const expire = async (db: Db, id: number, now: Date): Promise<void> => {
  await inTransaction(db, (db) => end(db, sql`where a.sitting_id = ${id} for update`, now));
};

/** The answers stay as they are. The test is marked when no more late answers are possible (marking-waits.ts). */
async function end(db: Db, which: ReturnType<typeof sql>, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    with due as materialized (select a.sitting_id from sitting_answers a ${which})
    update sittings s set state = 'expired', submitted_at = ${now}, waiting_cause = 'expired'
    from due where s.id = due.sitting_id and s.state = 'open'`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** No more answers can be received: the test is now like any other submitted test, and so is its key. */
async function endLateArrivals(db: Db, before: Date): Promise<void> {
  await db
    .updateTable("sittings")
    .set({ state: "submitted" })
    .where("state", "=", "expired")
    .where("deadline_at", "<", before.toISOString())
    .execute();
}

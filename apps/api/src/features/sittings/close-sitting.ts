// How a sitting with a clock ends by itself: at its deadline with what it has, and for good when nothing can arrive any more.
import { LATE_ARRIVAL_HOURS } from "@sabiprep/contract";
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { markAllWaiting } from "./marking-waits.ts";
import type { SittingHead } from "./read-sitting.ts";

export const LATE_ARRIVAL_MS = LATE_ARRIVAL_HOURS * 3_600_000;
/** Seconds a last batch may still be on its way when the clock runs out. */
const GRACE_MS = 5_000;
const BATCH = 200;

/** The moment a call is judged by: a clock that was put forward makes nobody late. */
export const effectiveNow = ({ clock }: Pick<AppContext, "clock">, now: Date): Date =>
  new Date(Math.min(now.getTime(), clock.steady().getTime()));

/** The time of an open sitting is over, whether or not the server has closed it yet. */
export const isOver = ({ state, deadline_at }: Pick<SittingHead, "state" | "deadline_at">, at: Date): boolean =>
  state === "open" && deadline_at !== null && at.getTime() - GRACE_MS > Date.parse(deadline_at);

/** Ends sittings whose time is over, ends the wait for late answers, and marks what waits for nothing any more. */
export async function expireOverdue(context: AppContext): Promise<number> {
  const now = context.clock.now();
  const at = effectiveNow(context, now).getTime();
  const ended = await endOverdue(context.db, new Date(at - GRACE_MS), now);
  await endLateArrivals(context.db, new Date(at - LATE_ARRIVAL_MS));
  return ended + (await markAllWaiting(context, now));
}

/** Those whose sheet somebody holds, an instance at the same work or a submission, are passed over. */
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

/** The answers stay as they are; the test is marked when late answers can not come any more (marking-waits.ts). */
async function end(db: Db, which: ReturnType<typeof sql>, now: Date): Promise<number> {
  const { numAffectedRows } = await sql`
    with due as materialized (select a.sitting_id from sitting_answers a ${which})
    update sittings s set state = 'expired', submitted_at = ${now}, waiting_cause = 'expired'
    from due where s.id = due.sitting_id and s.state = 'open'`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Nothing can arrive any more: the test is like any other that was handed in, and so is its key. */
async function endLateArrivals(db: Db, before: Date): Promise<void> {
  await db
    .updateTable("sittings")
    .set({ state: "submitted" })
    .where("state", "=", "expired")
    .where("deadline_at", "<", before.toISOString())
    .execute();
}

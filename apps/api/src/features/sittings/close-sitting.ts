// How a sitting with a clock ends by itself: at its deadline with what it has, and for good when nothing can arrive any more.
import { LATE_ARRIVAL_HOURS } from "@sabiprep/contract";
import { type Db, inTransaction } from "../../db/transaction.ts";
import type { House } from "../../house.ts";
import { freshShelf } from "../questions/public.ts";
import { readSheet } from "./answer-store.ts";
import { markSheet, writeGrade } from "./mark-sitting.ts";
import { anySitting, paperFrom, type SittingHead } from "./read-sitting.ts";

export const LATE_ARRIVAL_MS = LATE_ARRIVAL_HOURS * 3_600_000;
/** Seconds a last batch may still be on its way when the clock runs out. */
const GRACE_MS = 5_000;
const BATCH = 50;

/** The moment a call is judged by: a clock that was put forward makes nobody late. */
export const judgedAt = ({ clock }: Pick<House, "clock">, now: Date): Date =>
  new Date(Math.min(now.getTime(), clock.steady().getTime()));

/** The time of an open sitting is over, whether or not the server has closed it yet. */
export const isOver = ({ state, deadline_at }: Pick<SittingHead, "state" | "deadline_at">, at: Date): boolean =>
  state === "open" && deadline_at !== null && at.getTime() - GRACE_MS > Date.parse(deadline_at);

/** Closes sittings whose time is over, with what they have; the grade is provisional until late answers can no longer come. */
export async function expireOverdue(house: House): Promise<number> {
  const now = house.clock.now();
  const at = judgedAt(house, now).getTime();
  const overdue = await house.db
    .selectFrom("sittings")
    .select("id")
    .where("state", "=", "open")
    .where("deadline_at", "<", new Date(at - GRACE_MS).toISOString())
    .orderBy("deadline_at")
    .limit(BATCH)
    .execute();
  for (const { id } of overdue) await expire(house.db, id, now);
  return overdue.length + (await endLateArrivals(house.db, new Date(at - LATE_ARRIVAL_MS)));
}

export const expire = (db: Db, id: number, now: Date): Promise<void> =>
  inTransaction(db, async (db) => {
    const { sheet } = await readSheet(db, id, true);
    const sitting = await anySitting(db, id);
    if (sitting?.state !== "open") return;
    const places = await paperFrom(freshShelf, db, sitting);
    await writeGrade(db, sitting, markSheet(sitting, places, sheet), "expired", now);
    await db.updateTable("sittings").set({ state: "expired", submitted_at: now }).where("id", "=", id).execute();
  });

/** Nothing can arrive any more: the test is like any other that was handed in, and so is its key. */
async function endLateArrivals(db: Db, before: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable("sittings")
    .set({ state: "submitted" })
    .where("state", "=", "expired")
    .where("deadline_at", "<", before.toISOString())
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

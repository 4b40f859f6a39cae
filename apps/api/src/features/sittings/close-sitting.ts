// How a sitting with a clock ends by itself: at its deadline with what it has, and for good when nothing can arrive any more.
import { LATE_ARRIVAL_HOURS } from "@sabiprep/contract";
import { sql } from "kysely";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { countFailure, forgetFailure, isOwnFailure } from "../../events/set-aside.ts";
import type { House } from "../../house.ts";
import { keysInForce } from "../questions/public.ts";
import { readSheets, type StoredSheet } from "./answer-store.ts";
import { markSheet } from "./mark-sitting.ts";
import { openSittings, placesOf, type SittingHead } from "./read-sitting.ts";
import { writeExpired } from "./write-grades.ts";

export const LATE_ARRIVAL_MS = LATE_ARRIVAL_HOURS * 3_600_000;
/** Seconds a last batch may still be on its way when the clock runs out. */
const GRACE_MS = 5_000;
/** So many are closed in one transaction: a tenth of a second or two, in which a submission of one of them waits. */
const BATCH = 200;

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
  const before = new Date(at - GRACE_MS).toISOString();
  const closed = await closeOverdue(house, before, now);
  return closed + (await endLateArrivals(house.db, new Date(at - LATE_ARRIVAL_MS)));
}

/** Many at once; after a failure one by one, and the one that can not be closed is noted and tried again later. */
async function closeOverdue(house: House, before: string, now: Date): Promise<number> {
  const { db } = house;
  let ids: number[] = [];
  try {
    return await inTransaction(db, async (db) => {
      const sheets = await overdueSheets(db, before, now);
      ids = [...sheets.keys()];
      return closeAll(db, sheets, now);
    });
  } catch (problem) {
    if (!isOwnFailure(problem)) throw problem;
    let closed = 0;
    for (const id of ids) closed += Number(await closeOne(house, id, now));
    return closed;
  }
}

async function closeOne({ db, log }: House, id: number, now: Date): Promise<boolean> {
  try {
    await expire(db, id, now);
    return true;
  } catch (problem) {
    if (!isOwnFailure(problem)) throw problem;
    const isAside = await countFailure(db, { kind: "expiry", part: "", item: id }, problem, now);
    if (isAside) log.error({ err: problem, sitting: id }, "closing a test was set aside");
    else log.warn({ err: problem, sitting: id }, "a test whose time is over could not be closed");
    return false;
  }
}

/** The sheets of some overdue sittings, held; those that somebody else holds, an instance at the same work or a submission, are passed over. */
const overdueSheets = (db: Db, before: string, now: Date) =>
  readSheets(
    db,
    sql`join sittings s on s.id = a.sitting_id where s.state = 'open' and s.deadline_at < ${before}
        and not exists (select 1 from set_aside x where x.kind = 'expiry' and x.part = '' and x.item = s.id
          and (x.set_aside_at is not null or x.next_try_at > ${now}))
      order by s.deadline_at limit ${BATCH} for update of a skip locked`,
  );

export const expire = (db: Db, id: number, now: Date): Promise<void> =>
  inTransaction(db, async (db) => {
    await closeAll(db, await readSheets(db, sql`where a.sitting_id = ${id} for update`), now);
  });

/** Whoever holds the sheets: what is open of them by now is marked by the keys in force and closed. */
async function closeAll(db: Db, sheets: Map<number, StoredSheet>, now: Date): Promise<number> {
  if (sheets.size === 0) return 0;
  const sittings = await openSittings(db, [...sheets.keys()]);
  const keys = await keysInForce(
    db,
    sittings.flatMap(({ sections }) => sections.flatMap(({ revision_ids }) => revision_ids)),
  );
  const closings = sittings.map((sitting) => {
    const known = sheets.get(sitting.id)!;
    const marked = markSheet(sitting, placesOf(sitting, keys), known.sheet);
    return { sitting, known, next: { sheet: known.sheet, entry: null }, marked, now };
  });
  await writeExpired(db, closings);
  await forgetFailure(
    db,
    "expiry",
    "",
    sittings.map(({ id }) => id),
  );
  return sittings.length;
}

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

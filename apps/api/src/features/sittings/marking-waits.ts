// Finished tests that are not marked yet. A test waits while an exam of the same student that still takes answers
// contains one of its questions. An exam whose time is over also waits for its own late answers, and class work may wait
// for its teacher's release. Until then it has no
// grade and no event, so no result, statistic, card or notification can reveal a key. It is marked as soon as nothing
// holds it back: by the server's loop, or when somebody asks for its result.
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { countFailure, forgetFailure, isOwnFailure } from "../../events/set-aside.ts";
import { keysInForce } from "../questions/public.ts";
import { applyEntries, readSheet, readSheets, storeSheet } from "./answer-store.ts";
import { markSheet } from "./mark-sitting.ts";
import { hasToWait, waitedFor } from "./protected-questions.ts";
import { placesOf, sittingOf, waitingSittings } from "./read-sitting.ts";
import { writeWaiting } from "./write-grades.ts";

/**
 * This many are marked in one transaction. It takes one or two tenths of a second, and a submission of one of them
 * waits that long.
 */
const BATCH = 200;

type Entries = Parameters<typeof applyEntries>[1];

/**
 * Submits a test that has to wait, with its last answers. Null if it does not have to wait, or if it has changed: then
 * the caller looks again.
 */
export const submitWaiting = (
  db: Db,
  candidateId: number,
  sittingId: number,
  entries: Entries,
  now: Date,
): Promise<true | null> =>
  inTransaction(db, async (db) => {
    // The sheet is locked before the sitting, as everywhere.
    const stored = await readSheet(db, sittingId, true);
    const sitting = await sittingOf(db, candidateId, { id: sittingId }, true);
    if (sitting?.state !== "open" && sitting?.state !== "issued") return null;
    if (!(await waitedFor(db, sittingId))) return null;
    await storeSheet(db, sitting, stored, applyEntries(stored, entries, now));
    await db
      .updateTable("sittings")
      .set({ state: "submitted", submitted_at: now, waiting_cause: "submitted" })
      .where("id", "=", sittingId)
      .execute();
    return true;
  });

/**
 * Marks those of these sittings that no longer have to wait. Runs in the caller's transaction and returns how many were
 * marked.
 */
export async function markWaiting(db: Db, ids: number[], now: Date): Promise<number> {
  if (ids.length === 0) return 0;
  const sheets = await readSheets(db, sql`where a.sitting_id = any(${ids}::bigint[]) order by a.sitting_id for update`);
  return markHeld(db, sheets, now);
}

async function markHeld(db: Db, sheets: Awaited<ReturnType<typeof readSheets>>, now: Date): Promise<number> {
  if (sheets.size === 0) return 0;
  const sittings = await waitingSittings(db, [...sheets.keys()]);
  const keys = await keysInForce(
    db,
    sittings.flatMap(({ sections }) => sections.flatMap(({ revision_ids }) => revision_ids)),
  );
  const closings = sittings.map((sitting) => {
    const known = sheets.get(sitting.id)!;
    const marked = markSheet(sitting, placesOf(sitting, keys), known.sheet);
    return { sitting, cause: sitting.waiting_cause!, known, next: { sheet: known.sheet, entry: null }, marked, now };
  });
  const marked = await writeWaiting(db, closings);
  await forgetFailure(
    db,
    "expiry",
    "",
    sittings.map(({ id }) => id),
  );
  return marked;
}

/**
 * Marks a batch together. After a failure it marks one by one, and a sitting that cannot be marked is recorded and
 * retried later.
 */
export async function markAllWaiting(context: AppContext, now: Date): Promise<number> {
  const { db } = context;
  let ids: number[] = [];
  try {
    return await inTransaction(db, async (db) => {
      const sheets = await readSheets(db, sheetsThatNeedNotWait(now));
      ids = [...sheets.keys()];
      return markHeld(db, sheets, now);
    });
  } catch (problem) {
    if (!isOwnFailure(problem)) throw problem;
    let marked = 0;
    for (const id of ids) marked += await markOne(context, id, now);
    return marked;
  }
}

/** Sittings locked by another process at the same work, or by the student, are skipped. */
const sheetsThatNeedNotWait = (now: Date) => sql`
  join sittings s on s.id = a.sitting_id where s.waiting_cause is not null and s.state = 'submitted'
    and not s.results_held and not ${hasToWait}
    and not exists (select 1 from set_aside x where x.kind = 'expiry' and x.part = '' and x.item = s.id
      and (x.set_aside_at is not null or x.next_try_at > ${now}))
  order by s.id limit ${BATCH} for update of a skip locked`;

/** A student's waiting tests, newest first. */
export async function waitingOf(db: Db, candidateId: number) {
  const { rows } = await sql<{ session_id: string; title: string; submitted_at: string; is_over: boolean }>`
    select uuid as session_id, title, submitted_at, state = 'expired' as is_over from sittings
    where candidate_id = ${candidateId} and waiting_cause is not null
    order by submitted_at desc, id desc limit 50`.execute(db);
  return rows;
}

async function markOne({ db, log }: AppContext, id: number, now: Date): Promise<number> {
  try {
    return await inTransaction(db, (db) => markWaiting(db, [id], now));
  } catch (problem) {
    if (!isOwnFailure(problem)) throw problem;
    const isAside = await countFailure(db, { kind: "expiry", part: "", item: id }, problem, now);
    if (isAside) log.error({ err: problem, sitting: id }, "marking a test was set aside");
    else log.warn({ err: problem, sitting: id }, "a finished test could not be marked");
    return 0;
  }
}

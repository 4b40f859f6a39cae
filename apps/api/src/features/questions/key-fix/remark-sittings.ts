// Remarks the sittings of a corrected key, one batch at a time. Each sitting is its own transaction and marking twice
// changes nothing, so the work may stop anywhere and continue from the last batch. A sitting that cannot be marked is
// recorded and retried later, without delaying the others. After the last try it is set aside.
import { sql } from "kysely";
import type { AppContext } from "../../../app-context.ts";
import { type Db, inTransaction } from "../../../db/transaction.ts";
import { countFailure, forgetFailure, isOwnFailure } from "../../../events/set-aside.ts";
import { notify } from "../../notifications/public.ts";
import { remarkSitting } from "../../sittings/public.ts";

const STRETCH = 1_000;

interface Fix {
  id: number;
  uuid: string;
  revision_ids: number[];
  after_sitting_id: number;
  last_sitting_id: number;
}

/** One batch of the oldest unfinished correction. Returns how many sittings it looked through. */
export async function continueKeyFixes(context: AppContext): Promise<number> {
  return (await tryFailedAgain(context)) + (await continueOldest(context));
}

const continueOldest = (context: AppContext): Promise<number> => {
  const { db, clock } = context;
  return inTransaction(db, async (held) => {
    const { rows } = await sql<Fix>`
      select id, uuid, revision_ids, after_sitting_id, last_sitting_id from key_fixes
      where state <> 'done' order by id limit 1 for update skip locked`.execute(held);
    const fix = rows[0];
    if (!fix) return 0;
    const upTo = Math.min(fix.after_sitting_id + STRETCH, fix.last_sitting_id);
    const affected = await sittingsHolding(held, fix, upTo);
    let remarked = 0;
    // Outside the transaction that holds the correction: if this batch is cut off, the marked sittings stay marked.
    for (const sittingId of affected) if (await tryToMark(context, sittingId, fix.uuid)) remarked++;
    const done = upTo >= fix.last_sitting_id;
    await sql`
      update key_fixes set after_sitting_id = ${upTo}, scanned = scanned + ${affected.length},
        remarked = remarked + ${remarked},
        state = ${done ? "done" : "running"}, finished_at = ${done ? clock.now() : null}
      where id = ${fix.id}`.execute(held);
    return 1;
  });
};

/** Also false if the sitting could not be marked. Then that is recorded, and it is tried again later. */
async function tryToMark({ db, clock, log }: AppContext, sittingId: number, fixUuid: string): Promise<boolean> {
  const failed = { kind: "remark", part: fixUuid, item: sittingId } as const;
  try {
    return await inTransaction(db, async (db) => {
      const isChanged = await markAgain(db, sittingId, fixUuid, clock.now());
      await forgetFailure(db, failed.kind, fixUuid, [sittingId]);
      return isChanged;
    });
  } catch (problem) {
    if (!isOwnFailure(problem)) throw problem;
    const isAside = await countFailure(db, failed, problem, clock.now());
    if (isAside) log.error({ err: problem, sitting: sittingId }, "marking a test again was set aside");
    else log.warn({ err: problem, sitting: sittingId }, "a test could not be marked again");
    return false;
  }
}

const MAX_AGAIN = 20;

/** Returns how many of the sittings that failed before were tried again. */
async function tryFailedAgain(context: AppContext): Promise<number> {
  const { db, clock } = context;
  const { rows } = await sql<{ item: number; part: string }>`
    select item, part from set_aside where kind = 'remark' and set_aside_at is null
      and next_try_at <= ${clock.now()} order by next_try_at limit ${MAX_AGAIN}`.execute(db);
  for (const { item, part } of rows)
    await inTransaction(db, async (held) => {
      // The correction is locked during the work, so two processes never try the same sitting at the same time.
      const fix = await sql`select 1 from key_fixes where uuid = ${part} for update skip locked`.execute(held);
      if (fix.rows.length === 0 || !(await tryToMark(context, item, part))) return;
      await sql`update key_fixes set remarked = remarked + 1 where uuid = ${part}`.execute(held);
    });
  return rows.length;
}

/** There is no index from questions to sittings: writing one for every test would cost more than this rare scan. */
async function sittingsHolding(db: Db, fix: Fix, upTo: number): Promise<number[]> {
  const { rows } = await sql<{ sitting_id: number }>`
    select distinct sitting_id from sitting_sections
    where sitting_id > ${fix.after_sitting_id} and sitting_id <= ${upTo}
      and revision_ids && ${fix.revision_ids}::bigint[]
    order by 1`.execute(db);
  return rows.map((row) => row.sitting_id);
}

/** True if the sitting has a new grade. Its candidate is notified once for each corrected key. */
const markAgain = (db: Db, sittingId: number, fixUuid: string, now: Date): Promise<boolean> =>
  inTransaction(db, async (db) => {
    const change = await remarkSitting(db, sittingId, now);
    if (!change) return false;
    const { sitting, before, after } = change;
    if (sitting.candidate_id !== null)
      await notify(
        db,
        {
          candidate_id: sitting.candidate_id,
          kind: "account",
          once_key: `key-fix:${fixUuid}`,
          says: (t) => ({
            title: t("We marked one of your tests again"),
            body: t("We corrected the answer to a question. Your new score in {test} is {now}% (it was {before}%).", {
              test: sitting.title,
              now: after.score,
              before: before.score,
            }),
          }),
          link: `/test/${sitting.uuid}/result`,
        },
        now,
      );
    return true;
  });

const RECENT_MS = 3_600_000;

/**
 * A test submitted while a key was being corrected may have been marked by the old one. Those tests are checked once
 * more.
 */
export async function remarkLatecomers(db: Db, sittingIds: readonly number[], at: Date): Promise<void> {
  const { rows } = await sql<{ sitting_id: number; uuid: string }>`
    select distinct on (n.sitting_id) n.sitting_id, f.uuid from key_fixes f
    join sitting_sections n on n.sitting_id = any(${sittingIds}::bigint[]) and n.revision_ids && f.revision_ids
    where f.created_at > ${new Date(at.getTime() - RECENT_MS)} order by n.sitting_id, f.id desc`.execute(db);
  for (const { sitting_id, uuid } of rows) await markAgain(db, sitting_id, uuid, at);
}

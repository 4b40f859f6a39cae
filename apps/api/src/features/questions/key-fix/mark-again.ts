// Marks the sittings of a corrected key again, a stretch at a time. Each sitting is its own transaction and marking twice
// changes nothing, so the work may stop anywhere and go on from the last stretch.
import { sql } from "kysely";
import { type Db, inTransaction } from "../../../db/transaction.ts";
import type { House } from "../../../house.ts";
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

/** One stretch of the oldest unfinished correction; tells how many sittings it looked through. */
export const continueKeyFixes = ({ db, clock }: House): Promise<number> =>
  inTransaction(db, async (held) => {
    const { rows } = await sql<Fix>`
      select id, uuid, revision_ids, after_sitting_id, last_sitting_id from key_fixes
      where state <> 'done' order by id limit 1 for update skip locked`.execute(held);
    const fix = rows[0];
    if (!fix) return 0;
    const upTo = Math.min(fix.after_sitting_id + STRETCH, fix.last_sitting_id);
    const affected = await sittingsHolding(held, fix, upTo);
    let remarked = 0;
    // Outside of the transaction that holds the correction: what is marked stays marked if this stretch is cut off.
    for (const sittingId of affected) if (await markAgain(db, sittingId, fix.uuid, clock.now())) remarked++;
    const done = upTo >= fix.last_sitting_id;
    await sql`
      update key_fixes set after_sitting_id = ${upTo}, scanned = scanned + ${affected.length},
        remarked = remarked + ${remarked},
        state = ${done ? "done" : "running"}, finished_at = ${done ? clock.now() : null}
      where id = ${fix.id}`.execute(held);
    return 1;
  });

/** Sittings do not know their questions by an index: writing one for every test would cost more than this rare walk. */
async function sittingsHolding(db: Db, fix: Fix, upTo: number): Promise<number[]> {
  const { rows } = await sql<{ sitting_id: number }>`
    select distinct sitting_id from sitting_sections
    where sitting_id > ${fix.after_sitting_id} and sitting_id <= ${upTo}
      and revision_ids && ${fix.revision_ids}::bigint[]
    order by 1`.execute(db);
  return rows.map((row) => row.sitting_id);
}

/** True when the sitting has a new grade; its candidate is told once for each corrected key. */
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
            title: t("A test of yours was marked again"),
            body: t("We corrected the answer to a question. {test}: {now}% (it was {before}%).", {
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

/** A test submitted while a key was being corrected may have been marked by the old one: those are looked at once more. */
export async function remarkLatecomers(db: Db, sittingIds: readonly number[], at: Date): Promise<void> {
  const { rows } = await sql<{ sitting_id: number; uuid: string }>`
    select distinct on (n.sitting_id) n.sitting_id, f.uuid from key_fixes f
    join sitting_sections n on n.sitting_id = any(${sittingIds}::bigint[]) and n.revision_ids && f.revision_ids
    where f.created_at > ${new Date(at.getTime() - RECENT_MS)} order by n.sitting_id, f.id desc`.execute(db);
  for (const { sitting_id, uuid } of rows) await markAgain(db, sitting_id, uuid, at);
}

// When pupils see the results of work. Until then their sittings are held: finished, not marked, without a key.
import { sql } from "kysely";
import type { AppContext } from "../../../app-context.ts";
import { type Db, inTransaction } from "../../../db/transaction.ts";

/** Results that a teacher forgets to release are released this long after the end. */
const FORGOTTEN_DAYS = 30;
const BATCH = 50;

/** The sittings are then marked by the server's loop, like every test that has waited. */
export async function releaseWork(db: Db, id: number, now: Date): Promise<void> {
  await db
    .updateTable("assignments")
    .set({ released_at: now })
    .where("id", "=", id)
    .where("released_at", "is", null)
    .execute();
  await setHeld(db, id);
}

/** After a change of the rule. A test that was marked stays marked: its pupil has seen the result. */
export async function setHeld(db: Db, id: number): Promise<void> {
  await sql`
    update sittings s set results_held = x.held
    from assignment_sittings w join assignments a on a.id = w.assignment_id
      cross join lateral (select a.results <> 'submitted' and a.released_at is null as held) x
    where w.assignment_id = ${id} and s.id = w.sitting_id and s.results_held <> x.held
      and (s.waiting_cause is not null or s.state in ('open', 'issued'))`.execute(db);
}

/** Results that show when the work closes, once no more late work is accepted. */
export async function releaseClosed({ db, clock }: AppContext): Promise<number> {
  const now = clock.now();
  const forgotten = new Date(now.getTime() - FORGOTTEN_DAYS * 86_400_000);
  return inTransaction(db, async (db) => {
    const { rows } = await sql<{ id: number }>`
      select id from assignments where state = 'given' and results <> 'submitted' and released_at is null
        and coalesce(late_until, closes_at) <= case when results = 'closed' then ${now}
          else ${forgotten} end::timestamptz
      order by id limit ${BATCH} for update skip locked`.execute(db);
    for (const { id } of rows) await releaseWork(db, id, now);
    return rows.length;
  });
}

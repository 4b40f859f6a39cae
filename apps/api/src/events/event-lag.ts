import { sql } from "kysely";
import type { Db } from "../db/transaction.ts";

/** Seconds since the oldest event that some subscription has not handled yet. 0 when all are handled. */
export async function eventLag(db: Db, now: Date): Promise<number> {
  const { rows } = await sql<{ oldest: string | null }>`
    select min(next.at) as oldest from event_cursors c cross join lateral (
      select e.at from events e where (e.xid, e.id) > (c.last_xid, c.last_id) order by e.xid, e.id
        limit 1) next`.execute(db);
  const oldest = rows[0]?.oldest;
  return oldest ? Math.max(0, Math.round((now.getTime() - Date.parse(oldest)) / 1000)) : 0;
}

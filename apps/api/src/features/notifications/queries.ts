import { NOTIFICATIONS_PAGE } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";

const MAX_COUNTED = 100;

export async function notificationsOf(db: Db, candidateId: number, before: string | undefined) {
  const rows = await db
    .selectFrom("notifications")
    .select(["uuid", "kind", "title", "body", "link", "created_at", "read_at"])
    .where("candidate_id", "=", candidateId)
    .$if(before !== undefined, (query) =>
      query.where("id", "<", (inner) =>
        inner
          .selectFrom("notifications as n")
          .select("n.id")
          .where("n.uuid", "=", before!)
          .where("n.candidate_id", "=", candidateId),
      ),
    )
    .orderBy("id", "desc")
    .limit(NOTIFICATIONS_PAGE + 1)
    .execute();
  return { notices: rows.slice(0, NOTIFICATIONS_PAGE), more: rows.length > NOTIFICATIONS_PAGE };
}

export async function unreadOf(db: Db, candidateId: number): Promise<{ unread: number }> {
  const { rows } = await sql<{ unread: number }>`
    select count(*)::int as unread from (
      select 1 from notifications where candidate_id = ${candidateId} and read_at is null
        limit ${MAX_COUNTED}) counted`.execute(db);
  return { unread: rows[0]?.unread ?? 0 };
}

export async function markRead(db: Db, candidateId: number, uuid: string | undefined, now: Date): Promise<null> {
  await db
    .updateTable("notifications")
    .set({ read_at: now })
    .where("candidate_id", "=", candidateId)
    .where("read_at", "is", null)
    .$if(uuid !== undefined, (query) => query.where("uuid", "=", uuid!))
    .execute();
  return null;
}

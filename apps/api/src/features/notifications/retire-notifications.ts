// Notifications about a day or week that is long over. Their keys name that day, so nothing can repeat them.
// Notifications about lasting things, such as an achievement or a payment, stay under the bell and keep their key.
import { sql } from "kysely";
import type { Retiring } from "../../feature.ts";
import type { NotificationKind } from "./notify.ts";

/** As in the index `notifications_retired`. */
const passingKinds: readonly NotificationKind[] = [
  "study_reminder",
  "test_reminder",
  "weekly_report",
  "daily_question",
  "message",
];

const kinds = sql.raw(passingKinds.map((kind) => `'${kind}'`).join(", "));

/**
 * Excludes notifications that still wait for email or push, and messages still being delivered, because their keys show
 * who already has them.
 */
export const oldNotifications: Retiring = {
  table: "notifications",
  days: (config) => config.RETENTION_NOTICE_DAYS,
  take: async (db, before, limit) => {
    const { rows } = await sql<object>`
      delete from notifications n where n.id in (
        select o.id from notifications o where o.created_at < ${before} and o.due_at is null and o.kind in (${kinds})
          and not exists (select 1 from group_messages g where g.finished_at is null
            and o.once_key = 'message:' || g.uuid)
          and not exists (select 1 from push_messages p where p.notice_id = o.id and p.due_at is not null)
        order by o.created_at limit ${limit} for update skip locked)
      returning n.id, n.candidate_id, n.kind, n.once_key, n.created_at, n.read_at`.execute(db);
    return { count: rows.length, rows };
  },
};

/**
 * A push is tried for an hour. Its row is written in the transaction that sends out its notification, which happens
 * once.
 */
const PUSH_DAYS = 7;

export const oldPushMessages: Retiring = {
  table: "push_messages",
  days: () => PUSH_DAYS,
  take: async (db, before, limit) => {
    const { numAffectedRows } = await sql`
      delete from push_messages where id in (
        select p.id from push_messages p join notifications n on n.id = p.notice_id
        where p.due_at is null and n.created_at < ${before} order by p.id limit ${limit}
          for update of p skip locked)`.execute(db);
    return { count: Number(numAffectedRows ?? 0) };
  },
};

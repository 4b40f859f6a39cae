// After an email is sent or given up, we only need to know that it was written, because its key prevents a duplicate.
// Keys about something that can happen again, such as a payment or an account, are kept without the rest of the row.
// Keys about something new each time, such as a link or a notification, cannot repeat and are deleted with their row.
import { sql } from "kysely";
import type { Retiring } from "../../feature.ts";

/**
 * Each prefix is followed by an id made for this one email's cause. A test finds every key and checks where it belongs.
 */
export const passingLetters = [
  "notice",
  "verify",
  "reset",
  "new-device",
  "password-changed",
  "address-changed",
  "contact",
  "staff-rows",
];

const isDeletable = sql`split_part(m.event_key, ':', 1) = any(${passingLetters}::text[])`;

export const emailsSent: Retiring = {
  table: "mail_outbox",
  days: (config) => config.RETENTION_MAIL_DAYS,
  take: async (db, before, limit) => {
    const { rows } = await sql<object>`
      with old as materialized (
        select id from mail_outbox where created_at < ${before} and to_address <> ''
          and (sent_at is not null or given_up_at is not null)
        order by created_at limit ${limit} for update skip locked
      ), gone as (
        delete from mail_outbox m using old where m.id = old.id and ${isDeletable} returning m.*
      ), emptied as (
        update mail_outbox m set to_address = '', subject = '', unsubscribe_url = null, last_problem = null,
          html = null, text = null
        from old where m.id = old.id and not ${isDeletable} returning m.*
      )
      select id, event_key, candidate_id, created_at, sent_at, given_up_at, attempts
      from (select * from gone union all select * from emptied) m order by id`.execute(db);
    return { count: rows.length, rows };
  },
};

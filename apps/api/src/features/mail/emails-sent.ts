// Of a letter that left, or was given up, nothing is needed but that it was written: its key keeps a second one about the same thing from
// being written. Keys that name something which can come again, a payment or an account, stay for good, alone; keys that name
// something made anew each time, a link or a notice, can not come again and go with their row.
import { sql } from "kysely";
import type { Retiring } from "../../feature.ts";

/** Each is followed by an id that was made for this one letter's cause. A test finds every key there is and asks where it belongs. */
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

const isPassing = sql`split_part(m.event_key, ':', 1) = any(${passingLetters}::text[])`;

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
        delete from mail_outbox m using old where m.id = old.id and ${isPassing} returning m.*
      ), emptied as (
        update mail_outbox m set to_address = '', subject = '', unsubscribe_url = null, last_problem = null,
          html = null, text = null
        from old where m.id = old.id and not ${isPassing} returning m.*
      )
      select id, event_key, candidate_id, created_at, sent_at, given_up_at, attempts
      from (select * from gone union all select * from emptied) m order by id`.execute(db);
    return { count: rows.length, rows };
  },
};

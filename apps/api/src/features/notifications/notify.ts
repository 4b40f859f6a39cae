// Notifies a candidate. The notification is written in the transaction of its cause and shown under the bell. One place
// decides from the candidate's settings whether it is also emailed or pushed.
import { type CandidateSettings, defaultSettings } from "@sabiprep/contract";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db } from "../../db/transaction.ts";
import type { Translate } from "../../languages/words.ts";
import { wordsForAll } from "../../languages/words-for.ts";

/** Which of the candidate's notification switches applies. `account` and `payment` notifications ignore all of them. */
export type NotificationKind =
  | "study_reminder"
  | "test_reminder"
  | "achievement"
  | "weekly_report"
  | "daily_question"
  | "message"
  | "account"
  | "payment";

interface NewNotification {
  candidate_id: number;
  kind: NotificationKind;
  /**
   * Names the event, like `grade-changed:42:3`. Each candidate is notified once per event. A feature's own email about
   * it has the same key.
   */
  once_key: string;
  /** In the candidate's language at that time. */
  says: (t: Translate) => { title: string; body: string };
  /** A path of the app, like `/test/…/result`. */
  link?: string | null;
}

/** The switch that turns off a kind of notification. */
export const switchOf: Partial<Record<NotificationKind, keyof CandidateSettings>> = {
  study_reminder: "study_reminders",
  test_reminder: "test_reminders",
  achievement: "achievement_alerts",
  weekly_report: "weekly_reports",
  daily_question: "daily_question",
  message: "messages",
};

export const notify = (db: Db, notification: NewNotification, now: Date): Promise<void> =>
  notifyAll(db, [{ ...notification, at: now }]);

/** Notifies many candidates, each at their own time. */
export async function notifyAll(db: Db, notifications: (NewNotification & { at: Date })[]): Promise<void> {
  if (notifications.length === 0) return;
  const wordsOf = await wordsForAll(
    db,
    notifications.map(({ candidate_id }) => candidate_id),
  );
  const rows = notifications.map(({ candidate_id, kind, once_key, says, link = null, at }) => {
    const name = switchOf[kind];
    const unless_chosen = name ? defaultSettings[name] === true : true;
    return {
      ...{ uuid: uuidv7(), candidate_id, kind, once_key, ...says(wordsOf(candidate_id)), link, at },
      ...{ switch: name ?? "", unless_chosen },
    };
  });
  await sql`
    insert into notifications (uuid, candidate_id, kind, once_key, title, body, link, created_at, due_at)
    select n.uuid, n.candidate_id, n.kind, n.once_key, n.title, n.body, n.link, n.at, n.at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (uuid uuid, candidate_id bigint, kind text,
      once_key text, title text,
      body text, link text, at timestamptz, switch text, unless_chosen boolean)
    left join candidate_settings s on s.candidate_id = n.candidate_id
    where coalesce((s.chosen ->> n.switch)::boolean, n.unless_chosen) order by n.candidate_id, n.once_key
    on conflict (candidate_id, once_key) do nothing`.execute(db);
}

/** Deletes the notifications about these events. */
export async function withdrawNotifications(
  db: Db,
  events: Pick<NewNotification, "candidate_id" | "once_key">[],
): Promise<void> {
  await sql`
    delete from notifications n using jsonb_to_recordset(${JSON.stringify(events)}::jsonb) as e (candidate_id bigint,
      once_key text) where n.candidate_id = e.candidate_id and n.once_key = e.once_key`.execute(db);
}

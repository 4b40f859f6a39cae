// Sends notifications by email and push as the candidate chose, each once, and never in quiet hours.
import { type CandidateSettings, defaultSettings } from "@sabiprep/contract";
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { countFailure, forgetFailure, isOwnFailure } from "../../events/set-aside.ts";
import { emailFrom, queueMail } from "../mail/public.ts";
import type { NotificationKind } from "./notify.ts";
import { quietUntil } from "./quiet-hours.ts";
import { unsubscribeUrl } from "./unsubscribe.ts";

const BATCH = 50;

/** Payments and achievements are not emailed: payments have their own emails, and achievements are too small. */
const mailed: readonly NotificationKind[] = ["study_reminder", "test_reminder", "weekly_report", "message", "account"];

interface DueNotification {
  id: number;
  uuid: string;
  candidate_id: number;
  candidate_uuid: string;
  kind: NotificationKind;
  title: string;
  body: string;
  link: string | null;
  email: string | null;
  first_name: string;
  verified: boolean;
  chosen: Partial<CandidateSettings> | null;
  /** The feature that reported the event has queued its own email about it, under the same key. */
  has_letter: boolean;
}

/** Sends the notifications that are due and returns how many there were. One that fails does not hold up the others. */
export async function deliverNotifications(context: AppContext): Promise<number> {
  const { db } = context;
  const now = context.clock.now();
  let due: DueNotification[] = [];
  try {
    return await inTransaction(db, async (db) => {
      due = await dueNotifications(db, now);
      for (const notification of due) await deliver(context, db, notification, now);
      await forgetFailures(db, due);
      return due.length;
    });
  } catch (problem) {
    if (!isOwnFailure(problem)) throw problem;
    for (const notification of due) await deliverOne(context, notification.id, now);
    return due.length;
  }
}

/** The notifications that are due and neither set aside nor waiting for their next try. Their rows are locked. */
async function dueNotifications(db: Db, now: Date, only: number | null = null): Promise<DueNotification[]> {
  const { rows } = await sql<DueNotification>`
    select n.id, n.uuid, n.candidate_id, c.uuid as candidate_uuid, n.kind, n.title, n.body, n.link, c.email,
      c.first_name,
      c.verified_at is not null as verified, s.chosen,
      exists (select 1 from mail_outbox m where m.event_key = n.once_key
        and m.candidate_id = n.candidate_id) as has_letter
    from notifications n join candidates c on c.id = n.candidate_id
      left join candidate_settings s on s.candidate_id = n.candidate_id
    where n.due_at <= ${now} and (${only}::bigint is null or n.id = ${only})
      and not exists (select 1 from set_aside x where x.kind = 'notice' and x.part = '' and x.item = n.id
        and (x.set_aside_at is not null or x.next_try_at > ${now}))
    order by n.due_at limit ${BATCH} for update of n skip locked`.execute(db);
  return rows;
}

const forgetFailures = (db: Db, notifications: DueNotification[]) =>
  forgetFailure(
    db,
    "notice",
    "",
    notifications.map(({ id }) => id),
  );

async function deliverOne(context: AppContext, id: number, now: Date): Promise<void> {
  const { db, log } = context;
  try {
    await inTransaction(db, async (db) => {
      const due = await dueNotifications(db, now, id);
      for (const notification of due) await deliver(context, db, notification, now);
      await forgetFailures(db, due);
    });
  } catch (problem) {
    if (!isOwnFailure(problem)) throw problem;
    const isAside = await countFailure(db, { kind: "notice", part: "", item: id }, problem, now);
    if (isAside) log.error({ err: problem, notification: id }, "sending a notification was set aside");
    else log.warn({ err: problem, notification: id }, "a notification could not be sent");
  }
}

async function deliver(context: AppContext, db: Db, notification: DueNotification, now: Date): Promise<void> {
  const settings = { ...defaultSettings, ...notification.chosen };
  const due_at = quietUntil(settings, now);
  await db.updateTable("notifications").set({ due_at }).where("id", "=", notification.id).execute();
  if (due_at) return;
  if (
    settings.email_notifications &&
    notification.verified &&
    !notification.has_letter &&
    mailed.includes(notification.kind)
  )
    await queueMail(db, letterOf(context, notification), now);
  if (settings.push_notifications)
    await sql`
      insert into push_messages (notice_id, subscription_id, due_at)
      select ${notification.id}, id, ${now} from push_subscriptions where candidate_id = ${notification.candidate_id}
      on conflict do nothing`.execute(db);
}

function letterOf(context: AppContext, notification: DueNotification) {
  const unsubscribe_url = unsubscribeUrl(context, notification.candidate_uuid, notification.kind);
  const letter = emailFrom(context, (site, t) => ({
    subject: notification.title,
    heading: notification.title,
    paragraphs: [t("Hello {name},", { name: notification.first_name }), notification.body],
    ...(notification.link && {
      action: { label: t("Open {site}", { site }), url: `${context.publicUrl}${notification.link}` },
    }),
    after: [t("To stop these emails, open {address}", { address: unsubscribe_url })],
  }));
  return {
    ...letter,
    event_key: `notice:${notification.uuid}`,
    to: notification.email,
    candidate_id: notification.candidate_id,
    unsubscribe_url,
  };
}

/** Stops the emails and pushes of a notification that was set aside. The student still sees it in the list. */
export async function dropDelivery(db: Db, id: number): Promise<void> {
  await db.updateTable("notifications").set({ due_at: null }).where("id", "=", id).execute();
}

// Sends notifications by email and push as the candidate chose, each once, and never in quiet hours.
import { type CandidateSettings, defaultSettings } from "@sabiprep/contract";
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { countFailure, forgetFailure, isOwnFailure } from "../../events/set-aside.ts";
import { emailFrom, queueMail } from "../mail/public.ts";
import type { NoticeKind } from "./notify.ts";
import { quietUntil } from "./quiet-hours.ts";
import { unsubscribeUrl } from "./unsubscribe.ts";

const BATCH = 50;

/** Payments and achievements are not emailed: payments have their own emails, and achievements are too small. */
const mailed: readonly NoticeKind[] = ["study_reminder", "test_reminder", "weekly_report", "message", "account"];

interface DueNotice {
  id: number;
  uuid: string;
  candidate_id: number;
  candidate_uuid: string;
  kind: NoticeKind;
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
export async function deliverNotices(context: AppContext): Promise<number> {
  const { db } = context;
  const now = context.clock.now();
  let due: DueNotice[] = [];
  try {
    return await inTransaction(db, async (db) => {
      due = await dueNotices(db, now);
      for (const notice of due) await deliver(context, db, notice, now);
      await forgetFailures(db, due);
      return due.length;
    });
  } catch (problem) {
    if (!isOwnFailure(problem)) throw problem;
    for (const notice of due) await deliverOne(context, notice.id, now);
    return due.length;
  }
}

/** The notifications that are due and neither set aside nor waiting for their next try. Their rows are locked. */
async function dueNotices(db: Db, now: Date, only: number | null = null): Promise<DueNotice[]> {
  const { rows } = await sql<DueNotice>`
    select n.id, n.uuid, n.candidate_id, c.uuid as candidate_uuid, n.kind, n.title, n.body, n.link, c.email,
      c.first_name,
      c.verified_at is not null as verified, s.chosen,
      exists (select 1 from mail_outbox m where m.event_key = n.once_key
        and m.candidate_id = n.candidate_id) as has_letter
    from notices n join candidates c on c.id = n.candidate_id
      left join candidate_settings s on s.candidate_id = n.candidate_id
    where n.due_at <= ${now} and (${only}::bigint is null or n.id = ${only})
      and not exists (select 1 from set_aside x where x.kind = 'notice' and x.part = '' and x.item = n.id
        and (x.set_aside_at is not null or x.next_try_at > ${now}))
    order by n.due_at limit ${BATCH} for update of n skip locked`.execute(db);
  return rows;
}

const forgetFailures = (db: Db, notices: DueNotice[]) =>
  forgetFailure(
    db,
    "notice",
    "",
    notices.map(({ id }) => id),
  );

async function deliverOne(context: AppContext, id: number, now: Date): Promise<void> {
  const { db, log } = context;
  try {
    await inTransaction(db, async (db) => {
      const due = await dueNotices(db, now, id);
      for (const notice of due) await deliver(context, db, notice, now);
      await forgetFailures(db, due);
    });
  } catch (problem) {
    if (!isOwnFailure(problem)) throw problem;
    const isAside = await countFailure(db, { kind: "notice", part: "", item: id }, problem, now);
    if (isAside) log.error({ err: problem, notice: id }, "sending a notification was set aside");
    else log.warn({ err: problem, notice: id }, "a notification could not be sent");
  }
}

async function deliver(context: AppContext, db: Db, notice: DueNotice, now: Date): Promise<void> {
  const settings = { ...defaultSettings, ...notice.chosen };
  const due_at = quietUntil(settings, now);
  await db.updateTable("notices").set({ due_at }).where("id", "=", notice.id).execute();
  if (due_at) return;
  if (settings.email_notifications && notice.verified && !notice.has_letter && mailed.includes(notice.kind))
    await queueMail(db, letterOf(context, notice), now);
  if (settings.push_notifications)
    await sql`
      insert into push_messages (notice_id, subscription_id, due_at)
      select ${notice.id}, id, ${now} from push_subscriptions where candidate_id = ${notice.candidate_id}
      on conflict do nothing`.execute(db);
}

function letterOf(context: AppContext, notice: DueNotice) {
  const unsubscribe_url = unsubscribeUrl(context, notice.candidate_uuid, notice.kind);
  const letter = emailFrom(context, (site, t) => ({
    subject: notice.title,
    heading: notice.title,
    paragraphs: [t("Hello {name},", { name: notice.first_name }), notice.body],
    ...(notice.link && { action: { label: t("Open {site}", { site }), url: `${context.publicUrl}${notice.link}` } }),
    after: [t("To stop these emails, open {address}", { address: unsubscribe_url })],
  }));
  return {
    ...letter,
    event_key: `notice:${notice.uuid}`,
    to: notice.email,
    candidate_id: notice.candidate_id,
    unsubscribe_url,
  };
}

/** Stops the emails and pushes of a notification that was set aside. The student still sees it in the list. */
export async function dropDelivery(db: Db, id: number): Promise<void> {
  await db.updateTable("notices").set({ due_at: null }).where("id", "=", id).execute();
}

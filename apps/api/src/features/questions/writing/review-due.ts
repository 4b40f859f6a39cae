// Facts that are valid for a time. Past its date a question goes back to review. Publishers are notified a month before
// and on the day.
import { questionPublishers } from "@sabiprep/contract";
import { addLagosDays, lagosDay } from "@sabiprep/exam";
import { sql } from "kysely";
import type { AppContext } from "../../../app-context.ts";
import { type Db, inTransaction } from "../../../db/transaction.ts";
import { emailFrom, queueMail } from "../../mail/public.ts";
import { changeBank } from "./question-counts.ts";

/** If it is published after its date, somebody has reviewed it: it is valid for a year from then. */
export const heldUntil = sql<string>`case when q.staff_edited_at::date >= q.review_by
  then (q.staff_edited_at + interval '1 year')::date else q.review_by end`;

const BATCH = 500;
const WARNED_DAYS = 30;

/** Returns how many it took out of use. When it is 0, none are left. */
export const reviewDue = (context: AppContext): Promise<number> =>
  inTransaction(context.db, async (db) => {
    const now = context.clock.now();
    const today = lagosDay(now);
    await warn(context, db, today, now);
    const { rows } = await sql<{ id: number }>`
      select q.id from questions q where q.state = 'live' and q.review_by < ${today}::date
        and ${heldUntil} < ${today}::date
      order by q.review_by, q.id limit ${BATCH} for update skip locked`.execute(db);
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    // Not an edit by staff: the bank's next edition may bring the same question with new facts.
    await changeBank(db, ids, () =>
      sql`update questions set state = 'review' where id = any(${ids}::bigint[])`.execute(db),
    );
    await notifyPublishers(context, db, now, `questions-due:${today}`, {
      subject: "Some questions need a review",
      paragraphs: [
        "Their review date has passed, so students no longer see them.",
        "Check each question, update it if the facts have changed, and publish it again.",
      ],
    });
    return rows.length;
  });

async function warn(context: AppContext, db: Db, today: string, now: Date): Promise<void> {
  const soon = addLagosDays(today, WARNED_DAYS);
  const { rows } = await sql<{ day: string | null }>`
    select to_char(min(${heldUntil}), 'YYYY-MM-DD') as day from questions q
    where q.state = 'live' and q.review_by <= ${soon}::date and ${heldUntil} between ${today}::date
      and ${soon}::date`.execute(db);
  const [next] = rows;
  if (!next?.day) return;
  await notifyPublishers(context, db, now, `questions-due-soon:${next.day}`, {
    subject: "Some questions need a review soon",
    paragraphs: [
      `Some questions have a review date of ${next.day}. After that day students will not see them until someone checks and publishes them again.`,
    ],
  });
}

/** Once for each occasion, identified by the key. */
async function notifyPublishers(
  context: AppContext,
  db: Db,
  now: Date,
  occasion: string,
  letter: { subject: string; paragraphs: string[] },
): Promise<void> {
  const publishers = await db
    .selectFrom("staff")
    .select(["uuid", "email"])
    .where("role", "in", [...questionPublishers])
    .where("suspended_at", "is", null)
    .orderBy("id")
    .limit(200)
    .execute();
  const action = { label: "Open the questions", url: `${context.publicUrl}/admin/questions` };
  const whole = emailFrom(context, () => ({ ...letter, heading: letter.subject, action }));
  for (const { uuid, email } of publishers)
    await queueMail(db, { ...whole, event_key: `${occasion}:${uuid}`, to: email }, now);
}

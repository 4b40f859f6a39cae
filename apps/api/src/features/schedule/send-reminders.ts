// Each row holds the time of its next reminder. The notification and the next time are written in one transaction. So a
// server that stops in between sends it later, and two servers never send one twice.
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { notify } from "../notifications/public.ts";
import { clockOf, dayOfReminder, fallsOn, momentOf, reminderAfter, type SessionRow } from "./session-times.ts";

const BATCH = 50;

export const sendReminders = ({ db, clock }: AppContext): Promise<number> => {
  const now = clock.now();
  return inTransaction(db, async (db) => {
    const { rows } = await sql<SessionRow>`
      select * from study_sessions where next_reminder_at <= ${now}
      order by next_reminder_at limit ${BATCH} for update skip locked`.execute(db);
    for (const session of rows) await remind(db, session, now);
    return rows.length;
  });
};

async function remind(db: Db, session: SessionRow, now: Date): Promise<void> {
  const due = new Date(session.next_reminder_at!);
  const day = dayOfReminder(session, due);
  // After a long pause, only sessions that are not over yet get a reminder.
  if (fallsOn(session, day) && momentOf(day, session.end_minute) > now && (await isOpen(db, session, day))) {
    const [from, to] = [clockOf(session.start_minute), clockOf(session.end_minute)];
    await notify(
      db,
      {
        candidate_id: session.candidate_id,
        kind: "study_reminder",
        once_key: `study-session:${session.uuid}:${day}:${from}`,
        says: (t) => ({
          title: t("{session} at {time}", { session: session.title, time: from }),
          body: session.subject
            ? t("You planned {subject} from {from} to {to}.", { subject: session.subject, from, to })
            : t("You planned this session for {from} to {to}.", { from, to }),
        }),
        link: "/study-schedule",
      },
      now,
    );
  }
  const next = reminderAfter(session, now);
  await db
    .updateTable("study_sessions")
    .set({ next_reminder_at: next?.at ?? null })
    .where("id", "=", session.id)
    .execute();
}

async function isOpen(db: Db, session: SessionRow, day: string): Promise<boolean> {
  const mark = await db
    .selectFrom("study_session_days")
    .select(["completed_at", "removed_at"])
    .where("session_id", "=", session.id)
    .where("day", "=", day)
    .executeTakeFirst();
  return !mark?.completed_at && !mark?.removed_at;
}

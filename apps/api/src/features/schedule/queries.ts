import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { clockOf, fallsOn, type SessionRow } from "./session-times.ts";

/** Sessions that may fall on these days, with what happened on them. */
export async function sessionsBetween(db: Db, candidateId: number, from: string, to: string) {
  const { rows: sessions } = await sql<SessionRow>`
    select * from study_sessions
    where candidate_id = ${candidateId} and day <= ${to}
      and (day >= ${from} or (repeats_weekly and (repeat_until is null or repeat_until >= ${from})))
    order by start_minute, end_minute, id`.execute(db);
  const marks = await db
    .selectFrom("study_session_days")
    .select(["session_id", "day", "completed_at", "removed_at"])
    .where("candidate_id", "=", candidateId)
    .where("day", ">=", from)
    .where("day", "<=", to)
    .execute();
  return { sessions, marks };
}

/** The sessions of one day, ordered by time. */
export const sessionsOn = (day: string, { sessions, marks }: Awaited<ReturnType<typeof sessionsBetween>>) =>
  sessions.flatMap((session) => {
    if (!fallsOn(session, day)) return [];
    const mark = marks.find((mark) => mark.session_id === session.id && mark.day === day);
    return mark?.removed_at ? [] : [{ session, completed: Boolean(mark?.completed_at) }];
  });

export const shown = (session: SessionRow, date: string, completed: boolean) => ({
  uuid: session.uuid,
  title: session.title,
  subject: session.subject,
  date,
  first_date: session.day,
  start_time: clockOf(session.start_minute),
  end_time: clockOf(session.end_minute),
  type: session.type,
  completed,
  repeats_weekly: session.repeats_weekly,
  repeat_until: session.repeat_until,
  remind_minutes: session.remind_minutes,
});

export async function sessionOf(db: Db, candidateId: number, uuid: string): Promise<SessionRow | undefined> {
  return db
    .selectFrom("study_sessions")
    .selectAll()
    .where("uuid", "=", uuid)
    .where("candidate_id", "=", candidateId)
    .executeTakeFirst();
}

// Adding, changing, completing and deleting sessions.
import { MAX_SESSIONS, REMIND_MINUTES_USUAL, type StudySessionFields, type schedule } from "@sabiprep/contract";
import { uuidv7 } from "uuidv7";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { fail, say } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { sessionOf, shown } from "./queries.ts";
import { fallsOn, minutesOf, reminderAfter, type SessionRow } from "./session-times.ts";

const NOT_THERE = "We could not find that session.";

function columnsOf(input: StudySessionFields, now: Date) {
  const repeats_weekly = input.repeats_weekly ?? false;
  const repeat_until = repeats_weekly ? (input.repeat_until ?? null) : null;
  if (repeat_until !== null && repeat_until < input.date)
    fail("validation", "The end date is before the start date", {
      repeat_until: ["The end date is before the start date"],
    });
  const timing = {
    day: input.date,
    start_minute: minutesOf(input.start_time),
    end_minute: minutesOf(input.end_time),
    repeats_weekly,
    repeat_until,
    remind_minutes: input.remind_minutes === undefined ? REMIND_MINUTES_USUAL : input.remind_minutes,
  };
  return {
    ...timing,
    title: input.title.trim(),
    subject: input.subject?.trim() || null,
    type: input.type,
    next_reminder_at: reminderAfter(timing, now)?.at ?? null,
    updated_at: now,
  };
}

export const addSession = async ({ db, user, input, now }: Call<typeof schedule.add>) =>
  (await insert(db, user.id, [input], now))[0]!;

export const addSessions = ({ db, user, input, now }: Call<typeof schedule.addMany>) =>
  insert(db, user.id, input.sessions, now);

async function insert(db: Db, candidateId: number, inputs: StudySessionFields[], now: Date) {
  const rows = inputs.map((input) => columnsOf(input, now));
  return inTransaction(db, async (db) => {
    const { count } = await db
      .selectFrom("study_sessions")
      .select((row) => row.fn.countAll<number>().as("count"))
      .where("candidate_id", "=", candidateId)
      .executeTakeFirstOrThrow();
    if (Number(count) + rows.length > MAX_SESSIONS)
      fail("bad_request", say("You can have up to {n} sessions. Delete some first.", { n: MAX_SESSIONS }));
    const written = await db
      .insertInto("study_sessions")
      .values(rows.map((row) => ({ ...row, uuid: uuidv7(), candidate_id: candidateId, created_at: now })))
      .returningAll()
      .execute();
    return written.map((session) => shown(session as SessionRow, session.day, false));
  });
}

/** A weekly session changes on all its days. Completed days stay completed. */
export async function updateSession({ db, user, input, now }: Call<typeof schedule.update>) {
  const columns = columnsOf(input, now);
  const session = await db
    .updateTable("study_sessions")
    .set((row) => ({ ...columns, version: row("version", "+", 1) }))
    .where("uuid", "=", input.study_session_id)
    .where("candidate_id", "=", user.id)
    .returningAll()
    .executeTakeFirst();
  if (!session) return fail("not_found", NOT_THERE);
  return shown(session as SessionRow, session.day, false);
}

export async function markSession({ db, user, input, now }: Call<typeof schedule.mark>) {
  const session = await sessionOf(db, user.id, input.study_session_id);
  if (!session || !fallsOn(session, input.day)) return fail("not_found", NOT_THERE);
  const completed_at = input.completed ? now : null;
  await db
    .insertInto("study_session_days")
    .values({ session_id: session.id, candidate_id: user.id, day: input.day, completed_at })
    .onConflict((conflict) => conflict.columns(["session_id", "day"]).doUpdateSet({ completed_at }))
    .execute();
  return shown(session, input.day, input.completed);
}

/** Deleting twice is not an error, because the session is gone either way. */
export async function removeSession({ db, user, input, now }: Call<typeof schedule.remove>) {
  const session = await sessionOf(db, user.id, input.study_session_id);
  if (!session) return null;
  if (!input.day || !session.repeats_weekly) {
    await db.deleteFrom("study_sessions").where("id", "=", session.id).execute();
    return null;
  }
  if (!fallsOn(session, input.day)) return fail("not_found", NOT_THERE);
  await inTransaction(db, async (db) => {
    await db
      .insertInto("study_session_days")
      .values({ session_id: session.id, candidate_id: user.id, day: input.day!, removed_at: now })
      .onConflict((conflict) => conflict.columns(["session_id", "day"]).doUpdateSet({ removed_at: now }))
      .execute();
    await db
      .updateTable("study_sessions")
      .set((row) => ({ updated_at: now, version: row("version", "+", 1) }))
      .where("id", "=", session.id)
      .execute();
  });
  return null;
}

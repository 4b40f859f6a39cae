import { SCHEDULE_DAYS, type schedule } from "@sabiprep/contract";
import { addLagosDays, lagosDay, startOfLagosDay } from "@sabiprep/exam";
import type { Call } from "../../http/route.ts";
import { dueWork } from "../schools/public.ts";
import { practicesOf } from "./practice-of.ts";
import { sessionsBetween, sessionsOn, shown } from "./queries.ts";
import { momentOf } from "./session-times.ts";

export async function weekOf({ db, user, input, now }: Call<typeof schedule.week>) {
  const today = lagosDay(now);
  const from = input.from ?? today;
  const found = await sessionsBetween(db, user.id, from, addLagosDays(from, SCHEDULE_DAYS - 1));
  const days = Array.from({ length: SCHEDULE_DAYS }, (_, n) => {
    const date = addLagosDays(from, n);
    return { date, sessions: sessionsOn(date, found) };
  });
  const all = days.flatMap(({ date, sessions }) => sessions.map((one) => ({ date, ...one })));
  const studied = all.filter(({ session }) => session.type !== "break");
  const toCome = all.filter(
    ({ date, session, completed }) =>
      !completed &&
      session.remind_minutes !== null &&
      momentOf(date, session.start_minute - session.remind_minutes) > now,
  );
  const work = await dueWork(db, user.id, startOfLagosDay(from), startOfLagosDay(addLagosDays(from, SCHEDULE_DAYS)));
  const practices = await practicesOf(db, user.id, found.sessions);
  return {
    today,
    days: days.map(({ date, sessions }) => ({
      date,
      sessions: sessions.map(({ session, completed }) => ({
        ...shown(session, date, completed),
        practice: practices.get(session.id) ?? null,
      })),
      class_work: work.filter(({ closes_at }) => lagosDay(new Date(closes_at)) === date),
    })),
    summary: {
      study_minutes: studied.reduce((sum, { session }) => sum + session.end_minute - session.start_minute, 0),
      completed: all.filter(({ completed }) => completed).length,
      total: all.length,
      reminders: toCome.length,
    },
  };
}

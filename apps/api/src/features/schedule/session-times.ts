// Calculations for sessions: Lagos wall-clock times, weekdays, and the real moments. Lagos is an hour ahead of UTC all
// year, so clock changes elsewhere change nothing here.
import { addLagosDays, startOfLagosDay } from "@sabiprep/exam";
import type { Selectable } from "kysely";
import type { Tables } from "../../db/tables.ts";

export type SessionRow = Selectable<Tables["study_sessions"]>;

type Timing = Pick<
  SessionRow,
  "day" | "start_minute" | "end_minute" | "repeats_weekly" | "repeat_until" | "remind_minutes"
>;

const MINUTE = 60_000;
const DAY = 86_400_000;

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

const twoDigits = (figure: number) => String(figure).padStart(2, "0");
export const clockOf = (minute: number): string => `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;

export const momentOf = (day: string, minute: number): Date =>
  new Date(startOfLagosDay(day).getTime() + minute * MINUTE);

const daysFrom = (day: string, other: string) => Math.round((Date.parse(other) - Date.parse(day)) / DAY);

export function fallsOn({ day, repeats_weekly, repeat_until }: Timing, date: string): boolean {
  if (!repeats_weekly) return date === day;
  return date >= day && (repeat_until === null || date <= repeat_until) && daysFrom(day, date) % 7 === 0;
}

/** The first reminder after a moment, with the day it is for. Null when there are no more. */
export function reminderAfter(session: Timing, moment: Date): { at: Date; day: string } | null {
  if (session.remind_minutes === null) return null;
  const minute = session.start_minute - session.remind_minutes;
  const first = momentOf(session.day, minute);
  if (first > moment) return { at: first, day: session.day };
  if (!session.repeats_weekly) return null;
  const weeks = Math.floor((moment.getTime() - first.getTime()) / (7 * DAY)) + 1;
  const day = addLagosDays(session.day, weeks * 7);
  return fallsOn(session, day) ? { at: momentOf(day, minute), day } : null;
}

/** The day of a reminder that was due at a moment. */
export const dayOfReminder = (session: Timing, due: Date): string =>
  addLagosDays(
    session.day,
    Math.round(
      (due.getTime() - momentOf(session.day, session.start_minute - (session.remind_minutes ?? 0)).getTime()) / DAY,
    ),
  );

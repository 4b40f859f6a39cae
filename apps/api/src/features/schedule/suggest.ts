// A plan for the coming week, starting with the topics that cost most marks. Each weak topic is read, then practised,
// in free hours.
import type { schedule } from "@sabiprep/contract";
import { addLagosDays, lagosDay } from "@sabiprep/exam";
import type { Call } from "../../http/route.ts";
import { weakestTopics } from "../revision/public.ts";
import { sessionsBetween, sessionsOn } from "./queries.ts";
import { clockOf, minutesOf } from "./session-times.ts";

const TOPICS = 3;
const DAYS = 6;
const MINUTES = 60;
const schoolDayStarts = ["16:00", "18:00", "20:00"];
const weekendStarts = ["10:00", "14:00", "16:00"];

export async function suggestWeek({ db, user, now }: Call<typeof schedule.suggestion>) {
  const topics = await weakestTopics(db, user.id, TOPICS);
  if (topics.length === 0) return [];
  const tomorrow = addLagosDays(lagosDay(now), 1);
  const found = await sessionsBetween(db, user.id, tomorrow, addLagosDays(tomorrow, DAYS - 1));
  return Array.from({ length: DAYS }, (_, n) => n).flatMap((n) => {
    const date = addLagosDays(tomorrow, n);
    const start = freeStart(
      date,
      sessionsOn(date, found).map(({ session }) => session),
    );
    if (start === undefined) return [];
    const { topic, subject_name, met, right } = topics[Math.floor(n / 2) % topics.length]!;
    return {
      title: topic,
      subject: subject_name,
      date,
      start_time: clockOf(start),
      end_time: clockOf(start + MINUTES),
      type: n % 2 === 0 ? ("study" as const) : ("practice" as const),
      reason: `You have got ${right} of ${met} right so far.`,
    };
  });
}

function freeStart(date: string, taken: { start_minute: number; end_minute: number }[]): number | undefined {
  const weekend = [0, 6].includes(new Date(`${date}T00:00:00Z`).getUTCDay());
  return (weekend ? weekendStarts : schoolDayStarts)
    .map(minutesOf)
    .find((start) => taken.every((one) => one.end_minute <= start || one.start_minute >= start + MINUTES));
}

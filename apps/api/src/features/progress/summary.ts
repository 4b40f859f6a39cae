import type { progress } from "@sabiprep/contract";
import { lagosDay } from "@sabiprep/exam";
import type { Call } from "../../http/route.ts";
import { achievementsOf } from "./achievements.ts";
import { goalsOf } from "./daily-goal.ts";
import { subjectsOf, totalsOf } from "./queries.ts";
import { weekDays, weekOf } from "./streak.ts";
import { streakFor } from "./streak-of-candidate.ts";

export async function summary({ db, user, now }: Call<typeof progress.summary>) {
  const today = lagosDay(now);
  const { streak, answered } = await streakFor(db, user.id, today);
  const goalOn = await goalsOf(db, user.id);
  const week = weekDays(answered, streak, weekOf(today), today);
  const { is_demo } = await db
    .selectFrom("candidates")
    .select("is_demo")
    .where("id", "=", user.id)
    .executeTakeFirstOrThrow();
  return {
    totals: await totalsOf(db, user.id),
    streak: { ...streak, week: week.map((day) => ({ ...day, goal_reached: day.questions >= goalOn(day.day) })) },
    today: { questions: answered.get(today) ?? 0, goal: goalOn(today) },
    subjects: await subjectsOf(db, user.id),
    achievements: await achievementsOf(db, user.id, now),
    is_demo,
  };
}

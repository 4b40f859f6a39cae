// How many questions a candidate plans to answer a day. A choice counts from its day on: earlier days keep the goal
// they had.
import { DAILY_GOAL_QUESTIONS, type dailyGoal } from "@sabiprep/contract";
import { lagosDay } from "@sabiprep/exam";
import type { Db } from "../../db/transaction.ts";
import type { Call } from "../../http/route.ts";

/** The goal in force on each day. */
export async function goalsOf(db: Db, candidateId: number): Promise<(day: string) => number> {
  const chosen = await db
    .selectFrom("daily_goals")
    .select(["from_day", "questions"])
    .where("candidate_id", "=", candidateId)
    .orderBy("from_day", "desc")
    .execute();
  return (day) => chosen.find(({ from_day }) => from_day <= day)?.questions ?? DAILY_GOAL_QUESTIONS;
}

export async function setGoal({ db, user, input: { questions }, now }: Call<typeof dailyGoal.set>) {
  await db
    .insertInto("daily_goals")
    .values({ candidate_id: user.id, from_day: lagosDay(now), questions })
    .onConflict((conflict) => conflict.columns(["candidate_id", "from_day"]).doUpdateSet({ questions }))
    .execute();
  return { questions };
}

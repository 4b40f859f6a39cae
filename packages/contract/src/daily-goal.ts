// How many questions a candidate wants to answer a day.
import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";

/** The default goal for candidates who have not chosen one, and the goals to choose from. */
export const DAILY_GOAL_QUESTIONS = 15;
export const DAILY_GOALS: readonly number[] = [5, 10, DAILY_GOAL_QUESTIONS, 20, 30, 50];

export const dailyGoal = {
  set: endpoint({
    method: "PUT",
    path: "/candidates/progress/goal",
    summary: "Sets the daily question goal, starting today",
    audience: "candidate",
    message: "Your daily goal has been saved.",
    body: z.object({
      questions: z.int({ error: "Choose a whole number" }).check(
        z.refine((questions) => DAILY_GOALS.includes(questions), {
          error: `Choose ${DAILY_GOALS.slice(0, -1).join(", ")} or ${DAILY_GOALS.at(-1)}`,
        }),
      ),
    }),
    data: z.object({ questions: z.number() }),
  }),
};

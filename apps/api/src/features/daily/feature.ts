import { daily } from "@sabiprep/contract";
import { addLagosDays, lagosDay } from "@sabiprep/exam";
import type { Feature } from "../../feature.ts";
import { route } from "../../http/route.ts";
import { answerDaily, answerMine, readDaily, readMine } from "./answer-daily.ts";
import { questionOfDay } from "./choose-question.ts";
import { remindOfDaily } from "./remind-daily.ts";

/** Answers to old daily questions are of no use after this long. */
const KEPT_DAYS = 90;

export const dailyFeature: Feature = {
  name: "daily",
  routes: [
    route(daily.read, readDaily),
    route(daily.answer, answerDaily),
    route(daily.mine, readMine),
    route(daily.answerMine, answerMine),
  ],
  jobs: {
    "settle-daily-question": async (context) => {
      await questionOfDay(context, context.db, lagosDay(context.clock.now()));
    },
    "remind-of-daily": remindOfDaily,
    "forget-old-daily-answers": async ({ db, clock }) => {
      const before = addLagosDays(lagosDay(clock.now()), -KEPT_DAYS);
      await db.deleteFrom("daily_answers").where("day", "<", before).execute();
    },
  },
  // In Lagos time: the first minute of the day, seven in the morning, and the night.
  cron: ["0 23 * * * settle-daily-question", "0 6 * * * remind-of-daily", "40 1 * * * forget-old-daily-answers"],
  personal: {
    export: async (db, candidateId) => ({
      daily_answers: await db.selectFrom("daily_answers").selectAll().where("candidate_id", "=", candidateId).execute(),
    }),
    erase: async (db, candidateId) => {
      await db.deleteFrom("daily_answers").where("candidate_id", "=", candidateId).execute();
    },
    clear: async (db, candidateId) => {
      await db.deleteFrom("daily_answers").where("candidate_id", "=", candidateId).execute();
    },
  },
};

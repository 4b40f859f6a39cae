import { leaderboard } from "@sabiprep/contract";
import { lagosDay } from "@sabiprep/exam";
import type { HeardEvent } from "../../events/event-types.ts";
import type { Feature } from "../../feature.ts";
import { route } from "../../http/route.ts";
import { weekOf } from "../progress/public.ts";
import { dropOldWeeks } from "./boards.ts";
import { foldPoints } from "./fold.ts";
import { forgetMember, forgetPoints, join, leave } from "./membership.ts";
import { board, place } from "./standings.ts";

const personalTables = ["sitting_points", "board_points", "leaderboard_members"] as const;

export const leaderboardFeature: Feature = {
  name: "leaderboard",
  routes: [
    route(leaderboard.place, place),
    route(leaderboard.board, board),
    route(leaderboard.join, join),
    route(leaderboard.leave, leave),
  ],
  on: {
    name: "leaderboard",
    types: ["sitting_graded"],
    hear: (db, events) => {
      const graded = events as HeardEvent<"sitting_graded">[];
      const ids = [...new Set(graded.map(({ body }) => body.sitting_id))];
      return foldPoints(db, ids, new Date(graded.at(-1)!.at));
    },
  },
  jobs: {
    "drop-old-weeks": ({ db, clock }) => dropOldWeeks(db, weekOf(lagosDay(clock.now()))),
  },
  cron: ["35 2 * * * drop-old-weeks"],
  personal: {
    export: async (db, candidateId) => {
      const rows: Record<string, unknown[]> = {};
      for (const table of personalTables)
        rows[table] = await db.selectFrom(table).selectAll().where("candidate_id", "=", candidateId).execute();
      return rows;
    },
    erase: forgetMember,
    clear: forgetPoints,
  },
};

import { leaderboard } from "@sabiprep/contract";
import { lagosDay } from "@sabiprep/exam";
import { sql } from "kysely";
import type { DeliveredEvent } from "../../events/event-types.ts";
import { gradesNotIn } from "../../events/missing-grades.ts";
import type { Feature } from "../../feature.ts";
import { replicaRoute, route } from "../../http/route.ts";
import { weekOf } from "../progress/public.ts";
import { aggregateRankedPoints } from "./aggregate-points.ts";
import { dropOldWeeks } from "./boards.ts";
import { countSitting, voidSitting } from "./count-sitting.ts";
import { forgetMember, forgetPoints, hideWithoutConsent, join, leave } from "./membership.ts";
import { board, place } from "./standings.ts";

const personalTables = ["sitting_points", "board_points", "leaderboard_members"] as const;

export const leaderboardFeature: Feature = {
  name: "leaderboard",
  routes: [
    replicaRoute(leaderboard.place, place),
    replicaRoute(leaderboard.board, board),
    route(leaderboard.join, join),
    route(leaderboard.leave, leave),
    route(leaderboard.countSitting, countSitting),
    route(leaderboard.voidSitting, voidSitting),
  ],
  on: {
    name: "leaderboard",
    types: ["sitting_graded"],
    handle: (db, events) => {
      const graded = events as DeliveredEvent<"sitting_graded">[];
      const ids = [...new Set(graded.map(({ body }) => body.sitting_id))];
      return aggregateRankedPoints(db, ids, new Date(graded.at(-1)!.at));
    },
    missing: gradesNotIn(
      "sitting_points",
      sql`s.candidate_id is not null and s.mode = 'exam' and f.grade_id is distinct from g.id`,
    ),
  },
  jobs: {
    "drop-old-weeks": ({ db, clock }) => dropOldWeeks(db, weekOf(lagosDay(clock.now()))),
    "hide-without-consent": ({ db, clock }) => hideWithoutConsent(db, clock.now()),
  },
  cron: ["35 2 * * * drop-old-weeks", "47 * * * * hide-without-consent"],
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

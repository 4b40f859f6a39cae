import { leagues } from "@sabiprep/contract";
import { sql } from "kysely";
import type { DeliveredEvent } from "../../../events/event-types.ts";
import { gradesNotIn } from "../../../events/missing-grades.ts";
import type { Feature } from "../../../feature.ts";
import { replicaRoute, route } from "../../../http/route.ts";
import { endWeeks } from "./end-week.ts";
import { eraseLeague, join, leave, leaveLeague, leaveWithoutConsent } from "./membership.ts";
import { aggregatePoints } from "./points.ts";
import { readLeague } from "./read-league.ts";

const personalTables = ["league_members", "league_seats", "league_points"] as const;

export const leagueFeature: Feature = {
  name: "league",
  routes: [replicaRoute(leagues.read, readLeague), route(leagues.join, join), route(leagues.leave, leave)],
  on: {
    name: "league",
    types: ["sitting_graded"],
    handle: (db, events) => {
      const graded = events as DeliveredEvent<"sitting_graded">[];
      const ids = [...new Set(graded.map(({ body }) => body.sitting_id))];
      return aggregatePoints(db, ids, new Date(graded.at(-1)!.at));
    },
    missing: gradesNotIn(
      "league_points",
      sql`exists (select 1 from league_members m where m.candidate_id = s.candidate_id and m.is_in
        and m.joined_at <= s.submitted_at) and f.grade_id is distinct from g.id`,
    ),
  },
  jobs: {
    "end-league-weeks": ({ db, clock }) => endWeeks(db, clock.now()),
    "leave-league-without-consent": ({ db }) => leaveWithoutConsent(db),
  },
  // Every hour, so that a week ends soon after midnight in Lagos even if a run was missed.
  cron: ["3 * * * * end-league-weeks", "49 * * * * leave-league-without-consent"],
  personal: {
    export: async (db, candidateId) => {
      const rows: Record<string, unknown[]> = {};
      for (const table of personalTables)
        rows[table] = await db.selectFrom(table).selectAll().where("candidate_id", "=", candidateId).execute();
      return rows;
    },
    erase: eraseLeague,
    clear: leaveLeague,
  },
};

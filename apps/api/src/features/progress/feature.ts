import { dailyGoal, progress } from "@sabiprep/contract";
import type { DeliveredEvent } from "../../events/event-types.ts";
import { gradesNotIn } from "../../events/missing-grades.ts";
import type { Feature } from "../../feature.ts";
import { route } from "../../http/route.ts";
import { aggregateSittings } from "./aggregate-sittings.ts";
import { calendarRoutes } from "./calendar.ts";
import { setGoal } from "./daily-goal.ts";
import { gained } from "./gained.ts";
import { addGuardianLink, endGuardianLinks, guardianCard, guardianLinks, removeGuardianLink } from "./guardian.ts";
import { performance } from "./performance.ts";
import { projection } from "./project.ts";
import { repairStreak } from "./repair-streak.ts";
import { report } from "./report.ts";
import { summary } from "./summary.ts";

/** Study records. A reset of the history deletes them. */
const studyTables = [
  "sitting_figures",
  "candidate_figures",
  "day_figures",
  "subject_figures",
  "topic_figures",
  "achievements",
] as const;

/** Everything stored about a candidate here. Erasure deletes it all. */
const personalTables = [...studyTables, "daily_goals", "streak_repairs", "guardian_links"] as const;

const sittingsOf = (events: DeliveredEvent[]): number[] => [
  ...new Set((events as DeliveredEvent<"sitting_graded">[]).map(({ body }) => body.sitting_id)),
];

export const progressFeature: Feature = {
  name: "progress",
  routes: [
    route(progress.summary, summary),
    route(progress.gained, gained),
    route(dailyGoal.set, setGoal),
    route(progress.performance, performance),
    route(progress.projection, projection),
    route(progress.report, report),
    route(progress.guardianLinks, guardianLinks),
    route(progress.addGuardianLink, addGuardianLink),
    route(progress.removeGuardianLink, removeGuardianLink),
    route(progress.guardianCard, guardianCard),
    route(progress.repairStreak, repairStreak),
    ...calendarRoutes,
  ],
  on: {
    name: "progress",
    types: ["sitting_graded"],
    handle: (db, events) => aggregateSittings(db, sittingsOf(events)),
    missing: gradesNotIn("sitting_figures"),
  },
  personal: {
    export: async (db, candidateId) => {
      const rows: Record<string, unknown[]> = {};
      for (const table of personalTables)
        rows[table] = await db.selectFrom(table).selectAll().where("candidate_id", "=", candidateId).execute();
      return rows;
    },
    erase: async (db, candidateId) => {
      for (const table of personalTables) await db.deleteFrom(table).where("candidate_id", "=", candidateId).execute();
    },
  },
  credentials: { tables: ["guardian_links"], end: endGuardianLinks },
};

import { sql } from "kysely";
import { gradesNotIn } from "../../events/missing-grades.ts";
import type { Feature } from "../../feature.ts";
import { inParts } from "../../jobs/run-parts.ts";
import { aggregateSittings } from "./analysis/aggregate-sittings.ts";
import { analyseItems } from "./analysis/analyse-items.ts";
import { continueKeyFixes, remarkLatecomers } from "./key-fix/remark-sittings.ts";
import { measurePictures } from "./measure-pictures.ts";
import { renderAgain } from "./render-again.ts";
import { questionsRoutes } from "./routes.ts";
import { continueDuplicates } from "./staff/duplicate-report.ts";
import { hashNewTexts } from "./staff/duplicates.ts";
import { picturesNobodyShows, recordingsNobodyPlays } from "./uploads-nobody-shows.ts";
import { reviewDue } from "./writing/review-due.ts";

export const questionsFeature: Feature = {
  name: "questions",
  routes: questionsRoutes,
  on: {
    name: "item-figures",
    types: ["sitting_graded"],
    handle: async (db, events) => {
      const ids = events.map(({ body }) => (body as { sitting_id: number }).sitting_id);
      await aggregateSittings(db, ids);
      await remarkLatecomers(db, ids, new Date(events.at(-1)!.at));
    },
    // Grades aggregated before the row named its grade are recognised by their score.
    missing: gradesNotIn(
      "item_contributions",
      sql`(f.sitting_id is null or coalesce(f.grade_id <> g.id, f.score <> g.score))`,
    ),
  },
  loop: inParts(
    continueKeyFixes,
    reviewDue,
    analyseItems,
    hashNewTexts,
    continueDuplicates,
    renderAgain,
    measurePictures,
  ),
  retires: [picturesNobodyShows, recordingsNobodyPlays],
};

import { reports } from "@sabiprep/contract";
import type { Feature } from "../../feature.ts";
import { route } from "../../http/route.ts";
import { reportsBy, submitReport } from "./submit-report.ts";

const PAGE = 20;

export const reportsFeature: Feature = {
  name: "reports",
  routes: [
    route(reports.submit, submitReport),
    route(reports.mine, ({ db, user, input }) =>
      reportsBy(db, user.id)
        .$if(input.before !== undefined, (query) => query.where("r.created_at", "<", input.before!))
        .orderBy("r.created_at", "desc")
        .limit(PAGE)
        .execute(),
    ),
  ],
  personal: {
    export: async (db, candidateId) => ({
      reports: await db.selectFrom("reports").selectAll().where("candidate_id", "=", candidateId).execute(),
    }),
    // The words may name the person who wrote them, so they go; that there was a report about a question stays.
    erase: async (db, candidateId) => {
      await db
        .updateTable("reports")
        .set({ candidate_id: null, title: "", description: "", response: null })
        .where("candidate_id", "=", candidateId)
        .execute();
    },
  },
};

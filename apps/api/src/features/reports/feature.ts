import { REPORTS_PAGE, reportDesk, reports } from "@sabiprep/contract";
import type { Feature } from "../../feature.ts";
import { replicaRoute, route } from "../../http/route.ts";
import { addScreenshot } from "./add-screenshot.ts";
import { answerReport, assignReport, listReports, readReport, setReportStatus } from "./staff-desk.ts";
import { reportShown, reportsBy, submitReport } from "./submit-report.ts";

export const reportsFeature: Feature = {
  name: "reports",
  routes: [
    route(reports.submit, submitReport),
    route(reports.subjects, ({ db }) =>
      db.selectFrom("subjects").select(["uuid", "name"]).where("retired_at", "is", null).orderBy("name").execute(),
    ),
    route(reports.addScreenshot, addScreenshot),
    route(reports.mine, async ({ db, user, input, context }) => {
      const rows = await reportsBy(db, user.id)
        .$if(input.before !== undefined, (query) => query.where("r.created_at", "<", input.before!))
        .orderBy("r.created_at", "desc")
        .limit(REPORTS_PAGE)
        .execute();
      return rows.map((row) => reportShown(context, row));
    }),
    replicaRoute(reportDesk.list, listReports),
    route(reportDesk.read, readReport),
    route(reportDesk.take, assignReport),
    route(reportDesk.answer, answerReport),
    route(reportDesk.setStatus, setReportStatus),
  ],
  personal: {
    export: async (db, candidateId) => ({
      reports: await db.selectFrom("reports").selectAll().where("candidate_id", "=", candidateId).execute(),
    }),
    // The text may name its writer, so it is erased. The fact that a question was reported stays.
    erase: async (db, candidateId) => {
      await db
        .updateTable("reports")
        .set({ candidate_id: null, title: "", description: "", response: null, screenshot_file_uuid: null })
        .where("candidate_id", "=", candidateId)
        .execute();
    },
  },
};

import { analytics } from "@sabiprep/contract";
import type { Feature } from "../../feature.ts";
import { laggingRoute, route } from "../../http/route.ts";
import { dashboard } from "./dashboard.ts";
import { exportReport } from "./export-report.ts";
import { foldCohortsJob, foldDaysJob } from "./fold-days.ts";
import { writePageLoads } from "./page-loads.ts";
import { readReport } from "./report.ts";

export const analyticsFeature: Feature = {
  name: "analytics",
  routes: [
    laggingRoute(analytics.dashboard, dashboard),
    laggingRoute(analytics.report, readReport),
    route(analytics.export, exportReport),
  ],
  jobs: { "fold-site-days": foldDaysJob, "fold-cohorts": foldCohortsJob },
  cron: ["*/5 * * * * fold-site-days", "20 2 * * * fold-cohorts"],
  ownLoop: writePageLoads,
};

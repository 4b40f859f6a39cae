import { analytics } from "@sabiprep/contract";
import type { Feature } from "../../feature.ts";
import { replicaRoute, route } from "../../http/route.ts";
import { aggregateCohortsJob, aggregateDaysJob } from "./aggregate-days.ts";
import { dashboard } from "./dashboard.ts";
import { exportReport } from "./export-report.ts";
import { writePageLoads } from "./page-loads.ts";
import { readReport } from "./report.ts";

export const analyticsFeature: Feature = {
  name: "analytics",
  routes: [
    replicaRoute(analytics.dashboard, dashboard),
    replicaRoute(analytics.report, readReport),
    route(analytics.export, exportReport),
  ],
  jobs: { "fold-site-days": aggregateDaysJob, "fold-cohorts": aggregateCohortsJob },
  cron: ["*/5 * * * * fold-site-days", "20 2 * * * fold-cohorts"],
  ownLoop: writePageLoads,
};

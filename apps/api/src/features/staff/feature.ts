import type { Feature } from "../../feature.ts";
import { oldRowCounts } from "./count-rows.ts";
import { sendStaffResetJob } from "./recovery.ts";
import { staffRoutes } from "./routes.ts";

export const staffFeature: Feature = {
  name: "staff",
  routes: staffRoutes,
  retires: [oldRowCounts],
  jobs: { "send-staff-reset": sendStaffResetJob },
};

import type { Feature } from "../../feature.ts";
import { sendStaffResetJob } from "./recovery.ts";
import { staffRoutes } from "./routes.ts";

export const staffFeature: Feature = {
  name: "staff",
  routes: staffRoutes,
  jobs: { "send-staff-reset": sendStaffResetJob },
};

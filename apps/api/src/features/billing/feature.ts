import type { Feature } from "../../feature.ts";
import { personal } from "./personal.ts";
import { reconcilePayments } from "./reconcile.ts";
import { billingRoutes } from "./routes.ts";
import { billingStaffRoutes } from "./staff-routes.ts";
import { workOffInbox } from "./webhook-inbox.ts";

export const billingFeature: Feature = {
  name: "billing",
  routes: [...billingRoutes, ...billingStaffRoutes],
  loop: workOffInbox,
  jobs: { "reconcile-payments": (context) => reconcilePayments(context) },
  cron: ["*/4 * * * * reconcile-payments"],
  personal,
};

import { billingStaff } from "@sabiprep/contract";
import { fail } from "../../http/failure.ts";
import { route } from "../../http/route.ts";
import { addCoupon, listCoupons, retireCoupon } from "./staff-coupons.ts";
import { billingFigures } from "./staff-figures.ts";
import { giveGrant, revokeGrant } from "./staff-grants.ts";
import { addPlan, changePlan, staffPlans } from "./staff-plans.ts";
import { exportSubscriptions, staffSubscriptions } from "./staff-subscriptions.ts";

const PROBLEMS_SHOWN = 50;

export const billingStaffRoutes = [
  route(billingStaff.plans, ({ db, now }) => staffPlans(db, now)),
  route(billingStaff.addPlan, addPlan),
  route(billingStaff.changePlan, changePlan),
  route(billingStaff.coupons, listCoupons),
  route(billingStaff.addCoupon, addCoupon),
  route(billingStaff.retireCoupon, retireCoupon),
  route(billingStaff.figures, async ({ db, now, context }) => ({
    ...(await billingFigures(db, now)),
    payments_enabled: context.paystack !== null,
  })),
  route(billingStaff.subscriptions, ({ db, input, now }) => staffSubscriptions(db, input, now)),
  route(billingStaff.exportSubscriptions, exportSubscriptions),
  route(billingStaff.grant, giveGrant),
  route(billingStaff.revokeGrant, revokeGrant),
  route(billingStaff.problems, ({ db }) =>
    db
      .selectFrom("payment_problems")
      .select(["id", "reference", "reason", "amount_kobo", "currency", "at"])
      .where("settled_at", "is", null)
      .orderBy("at", "desc")
      .limit(PROBLEMS_SHOWN)
      .execute(),
  ),
  route(billingStaff.settleProblem, async ({ db, input, now, recordAudit }) => {
    const settled = await db
      .updateTable("payment_problems")
      .set({ settled_at: now, settled_note: input.note })
      .where("id", "=", input.id)
      .where("settled_at", "is", null)
      .returning("reference")
      .executeTakeFirst();
    if (!settled) fail("not_found", "This problem is already settled.");
    recordAudit({ subject: settled.reference });
    return null;
  }),
];

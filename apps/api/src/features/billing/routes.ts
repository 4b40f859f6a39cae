import { billing } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { ownRow } from "../../http/own-row.ts";
import { route } from "../../http/route.ts";
import { cancel } from "./cancel.ts";
import { checkout } from "./checkout.ts";
import { confirm } from "./confirm.ts";
import { tryCoupon } from "./coupons.ts";
import { currentSubscription } from "./current-subscription.ts";
import { entitlement } from "./entitlement.ts";
import { paymentsOf } from "./payments-of.ts";
import { receiptUrl } from "./receipt.ts";
import { refund } from "./refund.ts";
import { endSeat, joinSeat, openSeat, seatsOf } from "./seats.ts";

export const billingRoutes = [
  route(billing.plans, async ({ db, user, now, context }) => {
    const { slug } = await entitlement(db, user.id, now);
    const plans = (await plansOnOffer(db)).map((plan) => ({ ...plan, is_current: plan.slug === slug }));
    return { plans, payments_enabled: context.paystack !== null };
  }),
  route(billing.subscription, ({ db, user, now }) => currentSubscription(db, user.id, now)),
  route(billing.payments, ({ db, user, input }) => paymentsOf(db, user.id, input.before)),
  route(billing.receipt, async ({ db, user, input, now, context }) => {
    const { reference } = input;
    await ownRow(db, "payments", user.id, ["reference", reference], "We could not find that payment.");
    return { url: receiptUrl(context, reference, now) };
  }),
  route(billing.tryCoupon, tryCoupon),
  route(billing.checkout, checkout),
  route(billing.confirm, confirm),
  route(billing.cancel, cancel),
  route(billing.refund, refund),
  route(billing.seats, ({ db, user, now }) => seatsOf(db, user.id, now)),
  route(billing.openSeat, openSeat),
  route(billing.joinSeat, joinSeat),
  route(billing.endSeat, endSeat),
];

interface Offer {
  slug: string;
  name: string;
  features: string[];
  prices: { duration: "monthly" | "quarterly" | "yearly"; amount_kobo: number }[];
}

async function plansOnOffer(db: Db): Promise<Offer[]> {
  const { rows } = await sql<Offer>`
    select p.slug, p.name, p.features, (
      select coalesce(json_agg(json_build_object('duration', c.duration, 'amount_kobo', c.amount_kobo)
        order by c.amount_kobo), '[]')
      from plan_prices c where c.plan_id = p.id and c.retired_at is null) as prices
    from plans p where p.retired_at is null order by p.position`.execute(db);
  return rows;
}

import { billing } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import type { Feature } from "../../feature.ts";
import { route } from "../../http/route.ts";
import { entitlement } from "./entitlement.ts";

export const billingFeature: Feature = {
  name: "billing",
  routes: [
    route(billing.plans, async ({ db, user, now }) => {
      const { slug } = await entitlement(db, user.id, now);
      const plans = (await plansOnOffer(db)).map((plan) => ({ ...plan, is_current: plan.slug === slug }));
      // Paying comes with the payment door; until then every choice of a paid plan says so.
      return { plans, payments_enabled: false };
    }),
  ],
};

interface Offer {
  slug: string;
  name: string;
  features: string[];
  prices: { duration: "monthly" | "quarterly" | "yearly"; amount_kobo: number }[];
}

async function plansOnOffer(db: Db): Promise<Offer[]> {
  const { rows } = await sql<Offer>`
    select p.slug, p.name, p.features, (
      select json_agg(json_build_object('duration', c.duration, 'amount_kobo', c.amount_kobo) order by c.amount_kobo)
      from plan_prices c where c.plan_id = p.id) as prices
    from plans p where p.retired_at is null order by p.position`.execute(db);
  return rows;
}

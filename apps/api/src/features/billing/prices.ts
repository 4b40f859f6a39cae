import type { Duration } from "@sabiprep/contract";
import type { Db } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";

export interface Price {
  id: number;
  plan_id: number;
  plan_name: string;
  position: number;
  duration: Duration;
  amount_kobo: number;
}

/** The current price of a plan for this duration. */
export async function priceOnOffer(db: Db, slug: string, duration: Duration): Promise<Price> {
  const price = await db
    .selectFrom("plan_prices as c")
    .innerJoin("plans as p", "p.id", "c.plan_id")
    .select(["c.id", "c.plan_id", "p.name as plan_name", "p.position", "c.duration", "c.amount_kobo"])
    .where("p.slug", "=", slug)
    .where("p.retired_at", "is", null)
    .where("c.duration", "=", duration)
    .where("c.retired_at", "is", null)
    .executeTakeFirst();
  if (!price) return fail("not_found", "You cannot buy this plan for that period.");
  if (price.amount_kobo === 0) fail("bad_request", "The Free plan is free. You do not need to pay.");
  return price;
}

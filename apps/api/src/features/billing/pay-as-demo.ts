// A payment of a demo person. No money moved, so it is in no kept sum (db/demo-people.ts); the plan it pays for is real.
import type { Duration } from "@sabiprep/contract";
import { DEMO_REFERENCE } from "../../db/demo-people.ts";
import type { Db } from "../../db/transaction.ts";
import { aggregateGrants } from "./aggregate-grants.ts";

interface DemoPayment {
  candidate_id: number;
  /** Unlike any other payment's; the same each time. */
  name: string;
  plan: string;
  duration: Duration;
  paid_at: Date;
}

export async function payAsDemo(db: Db, { candidate_id, name, plan, duration, paid_at }: DemoPayment): Promise<void> {
  const price = await db
    .selectFrom("plan_prices as c")
    .innerJoin("plans as p", "p.id", "c.plan_id")
    .select(["c.id as price_id", "c.plan_id", "c.amount_kobo"])
    .where("p.slug", "=", plan)
    .where("c.duration", "=", duration)
    .where("c.retired_at", "is", null)
    .executeTakeFirst();
  // A person who tries the product may have removed the plan.
  if (!price || price.amount_kobo === 0) return;
  await db
    .insertInto("payments")
    .values({
      ...price,
      candidate_id,
      reference: `${DEMO_REFERENCE}${name}`,
      paystack_id: 0,
      duration,
      renews: false,
      channel: "card",
      card: "demo 0000",
      paid_at,
      recorded_at: paid_at,
    })
    .onConflict((conflict) => conflict.column("reference").doNothing())
    .execute();
  await aggregateGrants(db, candidate_id);
}

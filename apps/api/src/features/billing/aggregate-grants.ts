// Updates a candidate's grants from the known facts of their payments. It may be called at any time and any number of
// times: the same facts always give the same grants.
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { type PaymentFact, type Period, periodsOf } from "./periods.ts";

/** Inside a transaction. Two calls for one candidate queue at the candidate's row. */
export async function aggregateGrants(db: Db, candidateId: number): Promise<void> {
  await lockCandidate(db, candidateId);
  const facts = await paymentFacts(db, candidateId);
  for (const period of periodsOf(facts, await renewingPlans(db, candidateId))) await keep(db, candidateId, period);
}

export const lockCandidate = (db: Db, candidateId: number) =>
  sql`select 1 from candidates where id = ${candidateId} for no key update`.execute(db);

async function paymentFacts(db: Db, candidateId: number): Promise<PaymentFact[]> {
  const { rows } = await sql<PaymentFact>`
    select p.id, p.reference, p.plan_id, p.duration, p.renews, p.paid_at, p.amount_kobo,
      case when d.at is not null then p.amount_kobo else coalesce(r.amount, 0)::int end as returned_kobo,
      least(d.at, r.at) as returned_at
    from payments p
    left join lateral (select sum(amount_kobo) as amount, min(at) as at from refunds
      where payment_id = p.id and state <> 'failed') r on true
    left join lateral (select min(at) as at from disputes where payment_id = p.id and state <> 'won') d on true
    where p.candidate_id = ${candidateId}`.execute(db);
  return rows;
}

/** A request to stop ends the grace period immediately, even before Paystack knows about it. */
async function renewingPlans(db: Db, candidateId: number): Promise<Set<number>> {
  const rows = await db
    .selectFrom("subscriptions")
    .select("plan_id")
    .where("candidate_id", "=", candidateId)
    .where("status", "in", ["active", "attention"])
    .where("cancel_asked_at", "is", null)
    .execute();
  return new Set(rows.map((row) => row.plan_id));
}

const keep = (
  db: Db,
  candidateId: number,
  { reference, plan_id, starts_at, ends_at, revoked_at, payment_id }: Period,
) =>
  db
    .insertInto("grants")
    .values({
      candidate_id: candidateId,
      plan_id,
      cause: `payment:${reference}`,
      starts_at,
      ends_at,
      revoked_at,
      payment_id,
    })
    .onConflict((conflict) => conflict.column("cause").doUpdateSet({ starts_at, ends_at, revoked_at }))
    .execute();

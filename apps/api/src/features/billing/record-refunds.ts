// Money that was returned. A refund's state only moves forward: asked, pending, then processed or failed.
import { sql } from "kysely";
import type { PaystackDispute, PaystackRefund } from "../../adapters/paystack.ts";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { aggregateGrants } from "./aggregate-grants.ts";
import { notifyRefunded } from "./emails.ts";

const CHECK_AGAIN_MS = 10 * 60_000;

type State = "asked" | "pending" | "processed" | "failed";

const stateOf = (status: string): State =>
  status === "processed" ? "processed" : status === "failed" ? "failed" : "pending";

export const recordRefunds = (
  context: AppContext,
  reference: string,
  refunds: PaystackRefund[],
  now: Date,
): Promise<void> =>
  inTransaction(context.db, async (db) => {
    const payment = await paymentBy(db, reference);
    if (!payment) return;
    for (const refund of refunds) await recordRefund(db, payment, refund, now);
    if (payment.candidate_id) await aggregateGrants(db, payment.candidate_id);
    for (const refund of refunds)
      if (payment.candidate_id && refund.status === "processed")
        await notifyRefunded(context, db, reference, refund.id, now);
  });

interface KnownPayment {
  id: number;
  candidate_id: number | null;
  plan_id: number;
  amount_kobo: number;
}

/** Locked, so that two callers do not write the same refund at the same time. */
const paymentBy = (db: Db, reference: string): Promise<KnownPayment | undefined> =>
  db
    .selectFrom("payments")
    .select(["id", "candidate_id", "plan_id", "amount_kobo"])
    .where("reference", "=", reference)
    .forUpdate()
    .executeTakeFirst();

async function recordRefund(db: Db, payment: KnownPayment, refund: PaystackRefund, now: Date): Promise<void> {
  const state = stateOf(refund.status);
  const processed_at = state === "processed" ? new Date(refund.updatedAt ?? refund.createdAt) : null;
  const known = await db
    .selectFrom("refunds")
    .select(["id", "state"])
    .where("payment_id", "=", payment.id)
    // Our own wish has no number of Paystack's yet.
    .where(({ eb, or, and }) =>
      or([eb("paystack_id", "=", refund.id), and([eb("paystack_id", "is", null), eb("state", "=", "asked")])]),
    )
    .orderBy("paystack_id", (order) => order.asc().nullsLast())
    .executeTakeFirst();
  if (known?.state === "processed") return;
  const next_check_at = new Date(now.getTime() + CHECK_AGAIN_MS);
  const what = { paystack_id: refund.id, amount_kobo: refund.amount, state, processed_at, next_check_at };
  if (known) await db.updateTable("refunds").set(what).where("id", "=", known.id).execute();
  else
    await db
      .insertInto("refunds")
      .values({ ...what, payment_id: payment.id, cause: "paystack", at: refund.createdAt })
      .execute();
  if (processed_at) await countRefund(db, payment.plan_id, refund.amount, processed_at);
}

const countRefund = (db: Db, planId: number, amount: number, at: Date) =>
  sql`insert into revenue_days as r (lagos_day, plan_id, refunds, refunds_kobo)
    values (lagos_day(${at}::timestamptz), ${planId}, 1, ${amount})
    on conflict (lagos_day, plan_id) do update
    set refunds = r.refunds + 1, refunds_kobo = r.refunds_kobo + excluded.refunds_kobo`.execute(db);

/**
 * While a payment is disputed, and after a lost dispute, its time is not given. A lost dispute counts as returned
 * money.
 */
export const recordDispute = (context: AppContext, dispute: PaystackDispute, now: Date): Promise<void> =>
  inTransaction(context.db, async (db) => {
    const payment = await paymentBy(db, dispute.transaction.reference);
    if (!payment) return;
    const isOver = dispute.status === "resolved" || dispute.status === "archived";
    const state = !isOver ? "open" : dispute.resolution === "declined" ? "won" : "lost";
    const { id } = await db
      .insertInto("disputes")
      .values({ paystack_id: dispute.id, payment_id: payment.id, state, at: dispute.createdAt })
      .onConflict((conflict) => conflict.column("paystack_id").doUpdateSet({ state }))
      .returning("id")
      .executeTakeFirstOrThrow();
    if (state === "lost") await returnDisputed(db, payment, id, now);
    if (payment.candidate_id) await aggregateGrants(db, payment.candidate_id);
  });

async function returnDisputed(db: Db, payment: KnownPayment, disputeId: number, now: Date): Promise<void> {
  const made = await db
    .insertInto("refunds")
    .values({
      payment_id: payment.id,
      dispute_id: disputeId,
      amount_kobo: payment.amount_kobo,
      state: "processed",
      cause: "dispute",
      at: now,
      processed_at: now,
      next_check_at: now,
    })
    .onConflict((conflict) => conflict.column("dispute_id").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (made) await countRefund(db, payment.plan_id, payment.amount_kobo, now);
}

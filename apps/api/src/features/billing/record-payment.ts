// Records received money, once for each reference, after comparing Paystack's data with what we asked for.
import { sql } from "kysely";
import type { Transaction } from "../../adapters/paystack.ts";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { aggregateGrants } from "./aggregate-grants.ts";
import { couponGone } from "./coupons.ts";
import { notifyPaid } from "./emails.ts";
import { stopSuperseded } from "./stop-superseded.ts";

export type PaymentRecord = "paid" | "refused" | "foreign";

interface ExpectedPayment {
  order_id: number | null;
  candidate_id: number | null;
  payer_email: string | null;
  price_id: number;
  plan_id: number;
  duration: "monthly" | "quarterly" | "yearly";
  amount_kobo: number;
  renews: boolean;
  plan_code: string | null;
}

export const recordPayment = (context: AppContext, paid: Transaction, now: Date): Promise<PaymentRecord> =>
  inTransaction(context.db, async (db) => {
    const expected = (await orderOf(db, paid.reference)) ?? (await renewalOf(db, paid));
    if (!expected) return "foreign";
    const wrong =
      whatIsWrong(paid, expected, context.paystack!.domain) ??
      (expected.order_id ? await couponGone(db, expected.order_id) : null);
    if (wrong) {
      await noteProblem(db, paid, wrong, now);
      if (expected.order_id) await closeOrder(db, expected.order_id, "refused", now);
      return "refused";
    }
    if (expected.order_id) await closeOrder(db, expected.order_id, "paid", now);
    const candidateId = await linkCustomer(db, paid, expected);
    const isNew = await insertPayment(db, paid, expected, candidateId, now);
    if (candidateId) await aggregateGrants(db, candidateId);
    if (candidateId && isNew) await notifyPaid(context, db, paid.reference, now);
    if (candidateId) await stopSuperseded(context, db, candidateId, now);
    return "paid";
  });

async function orderOf(db: Db, reference: string): Promise<ExpectedPayment | undefined> {
  const order = await db
    .selectFrom("orders")
    .select([
      "id",
      "candidate_id",
      "payer_email",
      "price_id",
      "plan_id",
      "duration",
      "amount_kobo",
      "renews",
      "plan_code",
    ])
    .where("reference", "=", reference)
    .executeTakeFirst();
  return order && { ...order, order_id: order.id };
}

/** A renewal has Paystack's own reference. Its plan shows what it pays for, its customer shows the owner. */
async function renewalOf(db: Db, { plan }: Transaction): Promise<ExpectedPayment | undefined> {
  if (!plan) return undefined;
  const price = await db
    .selectFrom("paystack_plans as k")
    .innerJoin("plan_prices as c", "c.id", "k.price_id")
    .select(["c.id as price_id", "c.plan_id", "c.duration", "c.amount_kobo", "k.plan_code"])
    .where("k.plan_code", "=", plan)
    .executeTakeFirst();
  return price && { ...price, order_id: null, candidate_id: null, payer_email: null, renews: true };
}

/** Null when amount, currency, owner, plan and mode are all correct. */
function whatIsWrong(paid: Transaction, expected: ExpectedPayment, domain: string): string | null {
  if (paid.domain !== domain) return `paid in Paystack's ${paid.domain} mode, not in ${domain} mode`;
  if (paid.currency !== "NGN") return `paid in ${paid.currency}, not in naira`;
  if (paid.amount !== expected.amount_kobo) return `paid ${paid.amount} kobo instead of ${expected.amount_kobo}`;
  if (expected.order_id && paid.plan !== expected.plan_code) return "paid for a different plan than the one ordered";
  if (expected.payer_email && paid.customer.email.toLowerCase() !== expected.payer_email)
    return "paid by a different customer than the one who ordered";
  return null;
}

/**
 * The first payment of an order links a Paystack customer to a candidate. Earlier renewals and subscriptions get their
 * owner now.
 */
async function linkCustomer(
  db: Db,
  { customer }: Transaction,
  { candidate_id }: ExpectedPayment,
): Promise<number | null> {
  const { customer_code } = customer;
  if (!candidate_id) {
    const known = await db
      .selectFrom("paystack_customers")
      .select("candidate_id")
      .where("customer_code", "=", customer_code)
      .executeTakeFirst();
    return known?.candidate_id ?? null;
  }
  await db
    .insertInto("paystack_customers")
    .values({ customer_code, customer_id: customer.id, candidate_id })
    .onConflict((conflict) => conflict.column("customer_code").doUpdateSet({ candidate_id, customer_id: customer.id }))
    .execute();
  for (const table of ["payments", "subscriptions"] as const)
    await db
      .updateTable(table)
      .set({ candidate_id })
      .where("customer_code", "=", customer_code)
      .where("candidate_id", "is", null)
      .execute();
  return candidate_id;
}

async function insertPayment(
  db: Db,
  paid: Transaction,
  expected: ExpectedPayment,
  candidate_id: number | null,
  now: Date,
) {
  const { price_id, plan_id, duration, amount_kobo, renews } = expected;
  const paid_at = paid.paid_at ?? now.toISOString();
  const { brand, last4 } = paid.authorization ?? {};
  const inserted = await db
    .insertInto("payments")
    .values({
      reference: paid.reference,
      paystack_id: paid.id,
      candidate_id,
      customer_code: paid.customer.customer_code,
      ...{ price_id, plan_id, duration, amount_kobo, renews },
      channel: paid.channel ?? null,
      card: brand && last4 ? `${brand.trim()} ${last4}` : null,
      paid_at,
      recorded_at: now,
    })
    .onConflict((conflict) => conflict.column("reference").doNothing())
    .returning("id")
    .executeTakeFirst();
  if (!inserted) return false;
  await sql`insert into revenue_days as r (lagos_day, plan_id, payments, payments_kobo)
    values (lagos_day(${paid_at}::timestamptz), ${plan_id}, 1, ${amount_kobo})
    on conflict (lagos_day, plan_id) do update
    set payments = r.payments + 1, payments_kobo = r.payments_kobo + excluded.payments_kobo`.execute(db);
  return true;
}

const noteProblem = (db: Db, { reference, amount, currency }: Transaction, reason: string, now: Date) =>
  db
    .insertInto("payment_problems")
    .values({ reference, reason, amount_kobo: amount, currency, at: now })
    .onConflict((conflict) => conflict.column("reference").doNothing())
    .execute();

export const closeOrder = (
  db: Db,
  id: number,
  outcome: "paid" | "failed" | "abandoned" | "refused" | "not_started",
  now: Date,
) =>
  db
    .updateTable("orders")
    .set({ closed_at: now, outcome })
    .where("id", "=", id)
    .where("closed_at", "is", null)
    .execute();

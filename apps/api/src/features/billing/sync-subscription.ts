// A subscription with Paystack's data, which replaces what we knew.
import { sql } from "kysely";
import type { PaystackSubscription } from "../../adapters/paystack.ts";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { sealText } from "../../secrets/vault.ts";
import { aggregateGrants } from "./aggregate-grants.ts";
import { emailTokenAt } from "./email-token.ts";
import { notifyRenewalFailed } from "./emails.ts";
import { stopSuperseded } from "./stop-superseded.ts";

const CHECK_AGAIN_MS = 6 * 3_600_000;

export async function syncSubscription(context: AppContext, code: string): Promise<"synced" | "unknown"> {
  const found = await context.paystack!.subscription(code);
  if (!found) return "unknown";
  return recordSubscription(context, found);
}

/** Also finds subscriptions whose creation was never reported to us. */
export async function syncSubscriptionsOf(context: AppContext, customerId: number): Promise<void> {
  for (const found of await context.paystack!.subscriptionsOf(customerId)) await recordSubscription(context, found);
}

const recordSubscription = (context: AppContext, found: PaystackSubscription): Promise<"synced" | "unknown"> =>
  inTransaction(context.db, async (db) => {
    const now = context.clock.now();
    const price = await priceOf(db, found.plan);
    if (!price) return "unknown";
    const { customer_code } = found.customer;
    const owner = await db
      .selectFrom("paystack_customers")
      .select("candidate_id")
      .where("customer_code", "=", customer_code)
      .executeTakeFirst();
    const next_payment_at = found.next_payment_date ?? null;
    const state = { status: found.status, next_payment_at, next_check_at: nextCheck(next_payment_at, now) };
    await db
      .insertInto("subscriptions")
      .values({
        code: found.subscription_code,
        email_token: sealText(emailTokenAt(found.subscription_code), found.email_token),
        candidate_id: owner?.candidate_id ?? null,
        customer_code,
        price_id: price.id,
        plan_id: price.plan_id,
        started_at: found.createdAt,
        ...state,
      })
      .onConflict((conflict) =>
        conflict.column("code").doUpdateSet({
          ...state,
          // A cancellation that Paystack has not received keeps its own check time.
          next_check_at: sql`case when subscriptions.cancel_asked_at is not null
            and subscriptions.cancel_told_at is null
            then subscriptions.next_check_at else excluded.next_check_at end`,
        }),
      )
      .execute();
    if (!owner) return "synced";
    await aggregateGrants(db, owner.candidate_id);
    await stopSuperseded(context, db, owner.candidate_id, now);
    if (found.status === "attention") await notifyRenewalFailed(context, db, found.subscription_code, now);
    return "synced";
  });

const priceOf = (db: Db, planCode: string | null) =>
  db
    .selectFrom("paystack_plans as k")
    .innerJoin("plan_prices as c", "c.id", "k.price_id")
    .select(["c.id", "c.plan_id"])
    .where("k.plan_code", "=", planCode ?? "")
    .executeTakeFirst();

/** Soon after the next charge, or from time to time before it. */
function nextCheck(nextPaymentAt: string | null, now: Date): Date {
  const later = now.getTime() + CHECK_AGAIN_MS;
  if (!nextPaymentAt) return new Date(later);
  return new Date(Math.max(later, Date.parse(nextPaymentAt) + CHECK_AGAIN_MS / 6));
}

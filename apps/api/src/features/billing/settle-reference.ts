// Asks Paystack for the state of a payment and records the answer. Webhooks, the candidate's return page and the
// reconciler all end here, so each may run first, late, twice or never.
import type { AppContext } from "../../app-context.ts";
import { type PaymentRecord, recordPayment } from "./record-payment.ts";
import { recordRefunds } from "./record-refunds.ts";
import { syncSubscriptionsOf } from "./sync-subscription.ts";

export type Settlement = PaymentRecord | "waiting" | "failed" | "unknown";

/** A fully refunded payment is "reversed", and is still a payment. */
const PAID = new Set(["success", "reversed"]);
const FAILED = new Set(["failed", "abandoned"]);

export async function settleReference(
  context: AppContext,
  reference: string,
  { refunds = false } = {},
): Promise<Settlement> {
  const paystack = context.paystack!;
  const now = context.clock.now();
  const transaction = await paystack.verify(reference);
  // An answer with another reference would be about another payment.
  if (transaction?.reference !== reference) return "unknown";
  if (!PAID.has(transaction.status)) return FAILED.has(transaction.status) ? "failed" : "waiting";
  const recorded = await recordPayment(context, transaction, now);
  if (recorded !== "paid") return recorded;
  if (refunds || transaction.status === "reversed")
    await recordRefunds(context, reference, await paystack.refundsOf(transaction.id), now);
  if (transaction.plan) await syncSubscriptionsOf(context, transaction.customer.id);
  return "paid";
}

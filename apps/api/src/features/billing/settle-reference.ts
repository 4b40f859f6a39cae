// Asks Paystack how a payment stands and writes what it says. Webhooks, the page the candidate comes back to and the
// reconciler all end here, so each of them may come first, late, twice or never.
import type { AppContext } from "../../app-context.ts";
import { type PaymentRecord, recordPayment } from "./record-payment.ts";
import { recordRefunds } from "./record-refunds.ts";
import { syncSubscriptionsOf } from "./sync-subscription.ts";

export type Settlement = PaymentRecord | "waiting" | "failed" | "unknown";

/** A payment that was returned in full is "reversed", and is still a payment. */
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
  // An answer about another reference would be another payment.
  if (transaction?.reference !== reference) return "unknown";
  if (!PAID.has(transaction.status)) return FAILED.has(transaction.status) ? "failed" : "waiting";
  const recorded = await recordPayment(context, transaction, now);
  if (recorded !== "paid") return recorded;
  if (refunds || transaction.status === "reversed")
    await recordRefunds(context, reference, await paystack.refundsOf(transaction.id), now);
  if (transaction.plan) await syncSubscriptionsOf(context, transaction.customer.id);
  return "paid";
}

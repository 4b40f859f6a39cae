// Asks Paystack how a payment stands and writes what it says. Webhooks, the page the candidate comes back to and the
// reconciler all end here, so each of them may come first, late, twice or never.
import type { House } from "../../house.ts";
import { type Recorded, recordPayment } from "./record-payment.ts";
import { recordRefunds } from "./record-refunds.ts";
import { syncSubscriptionsOf } from "./sync-subscription.ts";

export type Settled = Recorded | "waiting" | "failed" | "unknown";

/** A payment that was returned in full is "reversed", and is still a payment. */
const PAID = new Set(["success", "reversed"]);
const FAILED = new Set(["failed", "abandoned"]);

export async function settleReference(house: House, reference: string, { refunds = false } = {}): Promise<Settled> {
  const paystack = house.paystack!;
  const now = house.clock.now();
  const transaction = await paystack.verify(reference);
  // An answer about another reference would be another payment.
  if (transaction?.reference !== reference) return "unknown";
  if (!PAID.has(transaction.status)) return FAILED.has(transaction.status) ? "failed" : "waiting";
  const recorded = await recordPayment(house, transaction, now);
  if (recorded !== "paid") return recorded;
  if (refunds || transaction.status === "reversed")
    await recordRefunds(house, reference, await paystack.refundsOf(transaction.id), now);
  if (transaction.plan) await syncSubscriptionsOf(house, transaction.customer.id);
  return "paid";
}

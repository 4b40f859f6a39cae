// Finds what Paystack never reported: payments with a lost call, renewals, refunds, and requests it has not received
// yet.
import { sql } from "kysely";
import { PaystackAway, PaystackRefusal } from "../../adapters/paystack.ts";
import type { AppContext } from "../../app-context.ts";
import { inTransaction } from "../../db/transaction.ts";
import { stopAtPaystack } from "./cancel.ts";
import { type EndedRow, notifyEnded } from "./emails.ts";
import { closeOrder } from "./record-payment.ts";
import { askForRefund } from "./refund.ts";
import { settleReference } from "./settle-reference.ts";
import { syncSubscription } from "./sync-subscription.ts";

const BATCH = 200;
/** No candidate pays on a page this old. */
const ABANDONED_MS = 3 * 86_400_000;
/** An order that holds a coupon is closed sooner, because others may be waiting for it. */
const COUPON_HELD_MS = 3_600_000;
const LOOK_BACK_MS = 7 * 86_400_000;

/** Runs every few minutes. If Paystack is down, the round ends and the next one continues. */
export async function reconcilePayments(context: AppContext): Promise<void> {
  await notifyEndedPlans(context);
  if (!context.paystack) return;
  try {
    await checkOrders(context);
    await checkSubscriptions(context);
    await checkRefunds(context);
  } catch (problem) {
    if (!(problem instanceof PaystackAway || problem instanceof PaystackRefusal)) throw problem;
    context.log.warn({ err: problem }, "checking payments with Paystack: will retry");
  }
}

async function checkOrders(context: AppContext): Promise<void> {
  const { db } = context;
  const now = context.clock.now();
  const due = await db
    .selectFrom("orders")
    .select(["id", "reference", "created_at", "checks", "coupon_id"])
    .where("closed_at", "is", null)
    .where("next_check_at", "<=", now.toISOString())
    .orderBy("next_check_at")
    .limit(BATCH)
    .execute();
  for (const order of due) {
    const settled = await settleReference(context, order.reference);
    if (settled === "paid" || settled === "refused") continue;
    const age = now.getTime() - Date.parse(order.created_at);
    if (age > (order.coupon_id === null ? ABANDONED_MS : COUPON_HELD_MS))
      await closeOrder(db, order.id, settled === "failed" ? "failed" : "abandoned", now);
    // Checks every round in the first hours, then less often as the order gets older.
    const wait = Math.max(4 * 60_000, age / 24);
    await db
      .updateTable("orders")
      .set({ checks: order.checks + 1, next_check_at: new Date(now.getTime() + wait) })
      .where("id", "=", order.id)
      .execute();
  }
}

async function checkSubscriptions(context: AppContext): Promise<void> {
  const now = context.clock.now();
  const { rows } = await sql<{ id: number; code: string; stop: boolean; customer_id: number | null }>`
    select s.id, s.code, s.cancel_asked_at is not null and s.cancel_told_at is null as stop, k.customer_id
    from subscriptions s left join paystack_customers k on k.customer_code = s.customer_code
    where s.next_check_at <= ${now}
      and (s.status in ('active', 'attention') or (s.cancel_asked_at is not null and s.cancel_told_at is null))
    order by s.next_check_at limit ${BATCH}`.execute(context.db);
  for (const { code, stop, customer_id } of rows) {
    if (stop) await stopAtPaystack(context, code);
    else {
      if (customer_id) await findLostPayments(context, customer_id, now);
      await syncSubscription(context, code);
    }
  }
}

/** Renewals have Paystack's own references, so they are found by their customer. */
async function findLostPayments(context: AppContext, customerId: number, now: Date): Promise<void> {
  const paid = await context.paystack!.paidBy(customerId, new Date(now.getTime() - LOOK_BACK_MS));
  if (paid.length === 0) return;
  const references = paid.map(({ reference }) => reference);
  const known = await context.db
    .selectFrom("payments")
    .select("reference")
    .where("reference", "in", references)
    .execute();
  const heardOf = new Set(known.map(({ reference }) => reference));
  const lost = references.filter((reference) => !heardOf.has(reference));
  for (const reference of lost) await settleReference(context, reference);
}

async function checkRefunds(context: AppContext): Promise<void> {
  const due = await context.db
    .selectFrom("refunds")
    .select("id")
    .where("state", "in", ["asked", "pending"])
    .where("next_check_at", "<=", context.clock.now().toISOString())
    .orderBy("next_check_at")
    .limit(BATCH)
    .execute();
  for (const { id } of due) await askForRefund(context, id);
}

/** Notifies each candidate who is on Free again, once, within two days of the end. */
async function notifyEndedPlans(context: AppContext): Promise<void> {
  const now = context.clock.now();
  const { rows } = await sql<EndedRow>`
    select g.id as grant_id, g.candidate_id, c.email, p.name as plan
    from grants g join candidates c on c.id = g.candidate_id join plans p on p.id = g.plan_id
    where g.ends_at > ${new Date(now.getTime() - 2 * 86_400_000)} and g.ends_at <= ${now} and g.revoked_at is null
      and not exists (select 1 from grants o where o.candidate_id = g.candidate_id and o.ends_at > ${now}
        and o.revoked_at is null)
      and not exists (select 1 from notifications n where n.candidate_id = g.candidate_id
        and n.once_key = 'plan-ended:' || g.id)
    order by g.ends_at limit ${BATCH}`.execute(context.db);
  for (const ended of rows) await inTransaction(context.db, (db) => notifyEnded(context, db, ended, now));
}

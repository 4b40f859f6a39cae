// Finds out what Paystack never told us: payments whose call was lost, renewals, refunds, wishes it has not heard yet.
import { sql } from "kysely";
import { PaystackAway, PaystackRefusal } from "../../adapters/paystack.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { House } from "../../house.ts";
import { tellPaystackToStop } from "./cancel.ts";
import { type EndedRow, tellEnded } from "./letters.ts";
import { closeOrder } from "./record-payment.ts";
import { askForRefund } from "./refund.ts";
import { settleReference } from "./settle-reference.ts";
import { syncSubscription } from "./sync-subscription.ts";

const BATCH = 200;
/** Nobody pays on a page this old. */
const ABANDONED_MS = 3 * 86_400_000;
/** An order that holds a coupon, which others may be waiting for, is given up sooner. */
const COUPON_HELD_MS = 3_600_000;
const LOOK_BACK_MS = 7 * 86_400_000;

/** Every few minutes. A Paystack that is away ends the round; the next one goes on. */
export async function reconcilePayments(house: House): Promise<void> {
  await tellOfEndedPlans(house);
  if (!house.paystack) return;
  try {
    await checkOrders(house);
    await checkSubscriptions(house);
    await checkRefunds(house);
  } catch (problem) {
    if (!(problem instanceof PaystackAway || problem instanceof PaystackRefusal)) throw problem;
    house.log.warn({ err: problem }, "checking payments with Paystack: will retry");
  }
}

async function checkOrders(house: House): Promise<void> {
  const { db } = house;
  const now = house.clock.now();
  const due = await db
    .selectFrom("orders")
    .select(["id", "reference", "created_at", "checks", "coupon_id"])
    .where("closed_at", "is", null)
    .where("next_check_at", "<=", now.toISOString())
    .orderBy("next_check_at")
    .limit(BATCH)
    .execute();
  for (const order of due) {
    const settled = await settleReference(house, order.reference);
    if (settled === "paid" || settled === "refused") continue;
    const age = now.getTime() - Date.parse(order.created_at);
    if (age > (order.coupon_id === null ? ABANDONED_MS : COUPON_HELD_MS))
      await closeOrder(db, order.id, settled === "failed" ? "failed" : "abandoned", now);
    // Every round for the first hours, then more seldom as the order grows old.
    const wait = Math.max(4 * 60_000, age / 24);
    await db
      .updateTable("orders")
      .set({ checks: order.checks + 1, next_check_at: new Date(now.getTime() + wait) })
      .where("id", "=", order.id)
      .execute();
  }
}

async function checkSubscriptions(house: House): Promise<void> {
  const now = house.clock.now();
  const { rows } = await sql<{ id: number; code: string; stop: boolean; customer_id: number | null }>`
    select s.id, s.code, s.cancel_asked_at is not null and s.cancel_told_at is null as stop, k.customer_id
    from subscriptions s left join paystack_customers k on k.customer_code = s.customer_code
    where s.next_check_at <= ${now}
      and (s.status in ('active', 'attention') or (s.cancel_asked_at is not null and s.cancel_told_at is null))
    order by s.next_check_at limit ${BATCH}`.execute(house.db);
  for (const { code, stop, customer_id } of rows) {
    if (stop) await tellPaystackToStop(house, code);
    else {
      if (customer_id) await findLostPayments(house, customer_id, now);
      await syncSubscription(house, code);
    }
  }
}

/** Renewals have references of Paystack's own, so they are found by whom they came from. */
async function findLostPayments(house: House, customerId: number, now: Date): Promise<void> {
  const paid = await house.paystack!.paidBy(customerId, new Date(now.getTime() - LOOK_BACK_MS));
  if (paid.length === 0) return;
  const references = paid.map(({ reference }) => reference);
  const known = await house.db
    .selectFrom("payments")
    .select("reference")
    .where("reference", "in", references)
    .execute();
  const heardOf = new Set(known.map(({ reference }) => reference));
  const lost = references.filter((reference) => !heardOf.has(reference));
  for (const reference of lost) await settleReference(house, reference);
}

async function checkRefunds(house: House): Promise<void> {
  const due = await house.db
    .selectFrom("refunds")
    .select("id")
    .where("state", "in", ["asked", "pending"])
    .where("next_check_at", "<=", house.clock.now().toISOString())
    .orderBy("next_check_at")
    .limit(BATCH)
    .execute();
  for (const { id } of due) await askForRefund(house, id);
}

/** Tells whoever is on Free again, once, within two days of the end. */
async function tellOfEndedPlans(house: House): Promise<void> {
  const now = house.clock.now();
  const { rows } = await sql<EndedRow>`
    select g.id as grant_id, g.candidate_id, c.email, p.name as plan
    from grants g join candidates c on c.id = g.candidate_id join plans p on p.id = g.plan_id
    where g.ends_at > ${new Date(now.getTime() - 2 * 86_400_000)} and g.ends_at <= ${now} and g.revoked_at is null
      and not exists (select 1 from grants o where o.candidate_id = g.candidate_id and o.ends_at > ${now}
        and o.revoked_at is null)
      and not exists (select 1 from notices n where n.candidate_id = g.candidate_id
        and n.once_key = 'plan-ended:' || g.id)
    order by g.ends_at limit ${BATCH}`.execute(house.db);
  for (const ended of rows) await inTransaction(house.db, (db) => tellEnded(house, db, ended, now));
}

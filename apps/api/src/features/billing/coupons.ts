// Coupons at checkout. The orders show how often a coupon was used. Candidates who use the same coupon wait for each
// other.
import type { billing } from "@sabiprep/contract";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { failField, say } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { priceOnOffer } from "./prices.ts";

/** A smaller amount is not worth a payment, and Paystack does not accept zero. */
const MIN_KOBO = 5_000;

interface Coupon {
  id: number;
  code: string;
  percent: number | null;
  amount_kobo: number | null;
  plan_id: number | null;
  plan_name: string | null;
  most_uses: number | null;
  expires_at: string | null;
  is_retired: boolean;
}

interface PriceResult {
  plan_id: number;
  amount_kobo: number;
}

/** An order that was abandoned and paid late keeps its outcome, and has a payment. */
const isPaid = (order: RawBuilder<unknown>) =>
  sql`(coalesce(${order}.outcome = 'paid', false)
    or exists (select 1 from payments p where p.reference = ${order}.reference))`;

/** An order that was paid, or may still be. An abandoned one gives its coupon back. */
const isUse = (order: RawBuilder<unknown>) => sql`(${order}.closed_at is null or ${isPaid(order)})`;

/** How often a coupon was used, or is being used now. */
export const usesOf = (coupon: RawBuilder<unknown>) =>
  sql<number>`(select count(*)::int from orders o where o.coupon_id = ${coupon} and ${isUse(sql`o`)})`;

export async function couponNamed(db: Db, code: string, lock = false): Promise<Coupon> {
  const wanted = code.trim().toUpperCase();
  const { rows } = await sql<Coupon>`
    select c.id, c.code, c.percent, c.amount_kobo, c.plan_id, p.name as plan_name, c.most_uses, c.expires_at,
      c.retired_at is not null as is_retired
    from coupons c left join plans p on p.id = c.plan_id
    where c.code = ${wanted} ${lock ? sql`for update of c` : sql``}`.execute(db);
  return rows[0] ?? failField("coupon", say("We do not recognise the coupon {code}.", { code: wanted }));
}

/** The amount left to pay. Refuses with the reason when this candidate may not use the coupon for this now. */
export async function withCoupon(db: Db, coupon: Coupon, candidateId: number, price: PriceResult, now: Date) {
  if (coupon.is_retired) failField("coupon", say("We do not recognise the coupon {code}.", { code: coupon.code }));
  if (coupon.expires_at !== null && new Date(coupon.expires_at) <= now) failField("coupon", "This coupon has expired.");
  if (coupon.plan_id !== null && coupon.plan_id !== price.plan_id)
    failField("coupon", say("This coupon is for {plan} only.", { plan: coupon.plan_name ?? "" }));
  const { rows } = await sql<{ uses: number; paid: boolean; begun: boolean }>`
    select ${usesOf(sql`${coupon.id}`)} as uses,
      coalesce(bool_or(o.outcome = 'paid' or exists (select 1 from payments p where p.reference = o.reference)),
        false) as paid,
      coalesce(bool_or(o.closed_at is null), false) as begun
    from orders o where o.coupon_id = ${coupon.id} and o.candidate_id = ${candidateId}`.execute(db);
  const { uses, paid, begun } = rows[0]!;
  if (paid) failField("coupon", "You have already used this coupon.");
  if (begun)
    failField("coupon", "You have already started a payment with this coupon. Finish it, or try again in an hour.");
  if (coupon.most_uses !== null && uses >= coupon.most_uses) failField("coupon", "This coupon has no uses left.");
  const off_kobo = coupon.amount_kobo ?? Math.floor((price.amount_kobo * coupon.percent!) / 100);
  const amount_kobo = price.amount_kobo - off_kobo;
  if (amount_kobo < MIN_KOBO)
    failField("coupon", "This coupon is worth more than the price, so you cannot use it here.");
  return { code: coupon.code, off_kobo, amount_kobo };
}

/** What a coupon would take off, before an order is made. */
export async function tryCoupon({ db, user, input, now }: Call<typeof billing.tryCoupon>) {
  const price = await priceOnOffer(db, input.plan, input.duration);
  return withCoupon(db, await couponNamed(db, input.coupon), user.id, price, now);
}

/**
 * An abandoned order gave its coupon back, but its page can still be paid. If others have taken the last use, or this
 * candidate has already paid with the coupon, the payment starts nothing and staff refund it. Null when all is well.
 */
export async function couponGone(db: Db, orderId: number): Promise<string | null> {
  const { rows } = await sql<{ coupon_id: number; code: string; was_given_up: boolean }>`
    select c.id as coupon_id, c.code, o.closed_at is not null as was_given_up
    from orders o join coupons c on c.id = o.coupon_id
    where o.id = ${orderId} and not ${isPaid(sql`o`)} for update of c`.execute(db);
  if (!rows[0]) return null;
  const { coupon_id, code, was_given_up } = rows[0];
  const { rows: others } = await sql<{ paid_already: boolean; used_up: boolean }>`
    select coalesce(bool_or(o.candidate_id = mine.candidate_id and ${isPaid(sql`o`)}), false) as paid_already,
      count(o.id) >= c.most_uses as used_up
    from coupons c join orders mine on mine.id = ${orderId}
    left join orders o on o.coupon_id = c.id and o.id <> mine.id and ${isUse(sql`o`)}
    where c.id = ${coupon_id} group by c.id`.execute(db);
  const { paid_already, used_up } = others[0]!;
  if (paid_already) return `paid a second time with the coupon ${code}: refund this payment`;
  return was_given_up && used_up ? `paid late, after the coupon ${code} was used up: refund this payment` : null;
}

// The candidate's plan as the subscriptions screen shows it.
import { REFUND_DAYS } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { SEAT_PLAN, seatInForce } from "./entitlement.ts";

const DAY_MS = 86_400_000;
/**
 * Longer than Paystack has ever needed to create a subscription from a payment. After that the reconciler finds out.
 */
const RENEWAL_COMES_WITHIN_MS = 3_600_000;
/** Paystack's clock may be this much behind ours. */
const CLOCKS_DIFFER_MS = 600_000;

interface Row {
  slug: string;
  name: string;
  position: number;
  ends_at: string | null;
  by_staff: boolean | null;
  subscription: { status: string; next_payment_at: string | null; cancelling: boolean; amount_kobo: number } | null;
  renewal_coming: boolean;
  last_payment: { reference: string; amount_kobo: number; paid_at: string } | null;
}

/** The candidate's own plan, or the higher plan they have as a study partner. */
export async function currentSubscription(db: Db, candidateId: number, now: Date) {
  const own = await ownSubscription(db, candidateId, now);
  const seat = await seatOf(db, candidateId, now);
  if (!seat || seat.position <= own.position) return own;
  const { slug, name, position, ends_at } = seat;
  return {
    ...own,
    plan: { slug, name },
    position,
    ends_at,
    source: "partner" as const,
    renewal: null,
    renewal_coming: false,
    cancelled: false,
  };
}

async function seatOf(db: Db, candidateId: number, now: Date) {
  const { rows } = await sql<{ slug: string; name: string; position: number; ends_at: string | null }>`
    select p.slug, p.name, p.position, (select max(g.ends_at) from (${seatInForce(candidateId, now)}) g) as ends_at
    from plans p where p.slug = ${SEAT_PLAN}`.execute(db);
  return rows[0]?.ends_at ? rows[0] : null;
}

async function ownSubscription(db: Db, candidateId: number, now: Date) {
  const { rows } = await sql<Row>`
    select p.slug, p.name, p.position, g.ends_at, g.payment_id is null and g.id is not null as by_staff,
      (select jsonb_build_object('status', s.status, 'next_payment_at', s.next_payment_at,
          'cancelling', s.cancel_asked_at is not null, 'amount_kobo', c.amount_kobo)
        from subscriptions s join plan_prices c on c.id = s.price_id
        where s.candidate_id = ${candidateId} and (s.plan_id = p.id or p.slug = 'free' and s.status = 'attention')
        order by s.started_at desc limit 1) as subscription,
      exists (select from orders o where o.candidate_id = ${candidateId} and o.plan_id = p.id and o.renews
          and o.outcome = 'paid' and o.closed_at > ${new Date(now.getTime() - RENEWAL_COMES_WITHIN_MS)}
          and not exists (select from subscriptions s where s.candidate_id = o.candidate_id and s.plan_id = o.plan_id
            and s.started_at > o.created_at - ${CLOCKS_DIFFER_MS} * interval '1 millisecond')) as renewal_coming,
      (select jsonb_build_object('reference', y.reference, 'amount_kobo', y.amount_kobo, 'paid_at', y.paid_at)
        from payments y where y.candidate_id = ${candidateId}
          and y.paid_at > ${new Date(now.getTime() - REFUND_DAYS * DAY_MS)}
          and not exists (select 1 from disputes d where d.payment_id = y.id)
          and not exists (select 1 from refunds r join payments z on z.id = r.payment_id
            where z.candidate_id = ${candidateId} and r.state <> 'failed' and (r.cause = 'seven_days' or z.id = y.id))
        order by y.paid_at desc limit 1) as last_payment
    from plans p left join lateral (
      select id, ends_at, payment_id from grants where plan_id = p.id and candidate_id = ${candidateId}
        and starts_at <= ${now} and ends_at > ${now} and revoked_at is null order by ends_at desc limit 1) g on true
    where p.slug = 'free' or g.id is not null
    order by p.position desc limit 1`.execute(db);
  const { slug, name, position, ends_at, by_staff, subscription, renewal_coming, last_payment } = rows[0]!;
  const isLive = subscription !== null && ["active", "attention"].includes(subscription.status);
  const renews = isLive && !subscription.cancelling;
  return {
    plan: { slug, name },
    position,
    ends_at: ends_at && (await paidUntil(db, candidateId, slug, ends_at)),
    source: ends_at === null ? null : by_staff ? ("staff" as const) : ("payment" as const),
    renewal: renews
      ? {
          at: subscription.next_payment_at && new Date(subscription.next_payment_at).toISOString(),
          amount_kobo: subscription.amount_kobo,
          failed: subscription.status === "attention",
        }
      : null,
    renewal_coming,
    cancelled: ends_at !== null && subscription !== null && !renews,
    refundable: last_payment && {
      reference: last_payment.reference,
      amount_kobo: last_payment.amount_kobo,
      until: new Date(Date.parse(last_payment.paid_at) + REFUND_DAYS * DAY_MS).toISOString(),
    },
  };
}

/** Payments that follow each other are one period. The candidate wants to know its end. */
async function paidUntil(db: Db, candidateId: number, slug: string, endsAt: string): Promise<string> {
  const { rows } = await sql<{ ends_at: string }>`
    select max(g.ends_at) as ends_at from grants g join plans p on p.id = g.plan_id
    where g.candidate_id = ${candidateId} and p.slug = ${slug} and g.revoked_at is null
      and g.ends_at >= ${endsAt}`.execute(db);
  return rows[0]!.ends_at;
}

// The paid periods: a pure aggregation of facts. The facts are sorted first, so the order in which they were received
// does not matter, and a repeated fact counts once.
import type { Duration } from "@sabiprep/contract";
import { GRACE_DAYS } from "@sabiprep/contract";

const DAY_MS = 86_400_000;
const MONTHS: Record<Duration, number> = { monthly: 1, quarterly: 3, yearly: 12 };

export interface PaymentFact {
  id: number;
  reference: string;
  plan_id: number;
  duration: Duration;
  renews: boolean;
  paid_at: string;
  amount_kobo: number;
  /** Refunds that did not fail, and money in a dispute or lost in one: the amount, and since when. */
  returned_kobo: number;
  returned_at: string | null;
}

export interface Period {
  payment_id: number;
  reference: string;
  plan_id: number;
  starts_at: Date;
  ends_at: Date;
  /** Set when the money was returned. The time is not given. */
  revoked_at: Date | null;
}

/**
 * Payments of one plan follow each other, so paying early loses no time. `renewing` names the plans that will be
 * charged again. Their last period is longer by the days of grace.
 */
export function periodsOf(payments: readonly PaymentFact[], renewing: ReadonlySet<number>): Period[] {
  const ends = new Map<number, Date>();
  const lastRenewing = new Map<number, Period>();
  const periods: Period[] = [];
  for (const fact of payments.toSorted(byTime)) {
    const paid = new Date(fact.paid_at);
    const before = ends.get(fact.plan_id);
    const starts_at = before && before > paid ? before : paid;
    const { id, reference, plan_id } = fact;
    const ends_at = addMonths(starts_at, MONTHS[fact.duration]);
    const isReturned = fact.returned_kobo >= fact.amount_kobo;
    const revoked_at = isReturned ? new Date(fact.returned_at ?? fact.paid_at) : null;
    const period = { payment_id: id, reference, plan_id, starts_at, ends_at, revoked_at };
    periods.push(period);
    if (isReturned) continue;
    ends.set(plan_id, ends_at);
    if (fact.renews) lastRenewing.set(plan_id, period);
  }
  for (const plan of renewing) {
    const last = lastRenewing.get(plan);
    if (last && last.ends_at.getTime() === ends.get(plan)?.getTime())
      last.ends_at = new Date(last.ends_at.getTime() + GRACE_DAYS * DAY_MS);
  }
  return periods;
}

const byTime = (a: PaymentFact, b: PaymentFact) =>
  Date.parse(a.paid_at) - Date.parse(b.paid_at) || (a.reference < b.reference ? -1 : 1);

/** The same day and time some months later. A day that the month does not have becomes its last day. */
function addMonths(from: Date, months: number): Date {
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(to.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to;
}

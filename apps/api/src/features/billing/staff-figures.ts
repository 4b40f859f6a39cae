// Revenue, subscribers, conversion and churn, from stored sums and indexed time spans. No table is counted in full.
import { lagosDay, lagosMonth } from "@sabiprep/exam";
import { sql } from "kysely";
import { countsForStaff, includesDemo, ownerCountsForStaff, revenueForStaff } from "../../db/demo-people.ts";
import type { Db } from "../../db/transaction.ts";

const DAY_MS = 86_400_000;
const MONTHS_SHOWN = 12;

export async function billingFigures(db: Db, now: Date) {
  const thisMonth = `${lagosMonth(now)}-01`;
  const back = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const { rows } = await sql<{
    payments_kobo: number;
    refunds_kobo: number;
    revenue_this_month_kobo: number;
    subscribers: number;
    joined: number;
    paid: number;
    had: number;
    left: number;
  }>`
    select r.*, s.*, j.*, c.* from
      (select coalesce(sum(payments_kobo), 0)::bigint as payments_kobo,
        coalesce(sum(refunds_kobo), 0)::bigint as refunds_kobo,
        coalesce(sum(payments_kobo - refunds_kobo) filter (where lagos_day >= ${thisMonth}::date),
          0)::bigint as revenue_this_month_kobo
        from ${revenueForStaff} d) r,
      (select count(distinct candidate_id)::int as subscribers from grants
        where ends_at > ${now} and starts_at <= ${now} and revoked_at is null and payment_id is not null
          and ${ownerCountsForStaff("candidate_id")}) s,
      (select count(*)::int as joined,
        count(*) filter (where exists (select 1 from payments p where p.candidate_id = c.id))::int as paid
        from candidates c where registered_at > ${back(90)} and ${countsForStaff("is_demo")}) j,
      (select count(*)::int as had, count(*) filter (where not has_now)::int as left from (
        select candidate_id, exists (select 1 from grants n where n.candidate_id = g.candidate_id
          and n.payment_id is not null
          and n.revoked_at is null and n.starts_at <= ${now} and n.ends_at > ${now}) as has_now
        from grants g where g.ends_at > ${back(30)} and g.starts_at <= ${back(30)} and g.payment_id is not null
          and g.candidate_id is not null and (g.revoked_at is null or g.revoked_at > ${back(30)})
          and ${ownerCountsForStaff("g.candidate_id")}
        group by candidate_id) k) c`.execute(db);
  const { joined, paid, had, left, ...sums } = rows[0]!;
  return {
    ...sums,
    includes_demo: await includesDemo(db),
    revenue_kobo: sums.payments_kobo - sums.refunds_kobo,
    conversion: { joined, paid },
    churn: { had, left },
    months: await revenueByMonth(db, now),
  };
}

async function revenueByMonth(db: Db, now: Date) {
  const { rows } = await sql<{ month: string; revenue_kobo: number }>`
    select to_char(m, 'YYYY-MM') as month, coalesce(sum(r.payments_kobo - r.refunds_kobo), 0)::bigint as revenue_kobo
    from generate_series(date_trunc('month', ${lagosDay(now)}::date) - make_interval(months => ${MONTHS_SHOWN - 1}),
      date_trunc('month', ${lagosDay(now)}::date), interval '1 month') m
    left join ${revenueForStaff} r on r.lagos_day >= m::date and r.lagos_day < (m + interval '1 month')::date
    group by m order by m`.execute(db);
  return rows;
}

import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { receiptNumber } from "./money.ts";

const PAGE = 12;

interface PaymentRow {
  id: number;
  reference: string;
  plan_name: string;
  duration: "monthly" | "quarterly" | "yearly";
  amount_kobo: number;
  paid_at: string;
  state: "paid" | "refunding" | "refunded" | "disputed";
}

export async function paymentsOf(db: Db, candidateId: number, before: string | undefined) {
  const { rows } = await sql<PaymentRow>`
    select p.id, p.reference, l.name as plan_name, p.duration, p.amount_kobo, p.paid_at, case
      when exists (select 1 from disputes d where d.payment_id = p.id and d.state = 'open') then 'disputed'
      when r.processed >= p.amount_kobo then 'refunded' when r.wanted >= p.amount_kobo then 'refunding'
        else 'paid' end as state
    from payments p join plans l on l.id = p.plan_id
    left join lateral (select sum(amount_kobo) filter (where state = 'processed') as processed,
      sum(amount_kobo) as wanted
      from refunds where payment_id = p.id and state <> 'failed') r on true
    where p.candidate_id = ${candidateId} and p.paid_at < ${before ?? "infinity"}::timestamptz
    order by p.paid_at desc limit ${PAGE}`.execute(db);
  return rows.map((row) => ({ ...row, receipt_number: receiptNumber(row.id) }));
}

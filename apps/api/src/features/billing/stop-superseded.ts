// Nobody is charged for two plans. A candidate keeps the newest subscription, and none of a lower plan than one paid
// for after it started. The reconciler cancels the others at Paystack.
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { notifyCancelled } from "./emails.ts";

export async function stopSuperseded(context: AppContext, db: Db, candidateId: number, now: Date): Promise<void> {
  const { rows } = await sql<{ code: string }>`
    update subscriptions s set cancel_asked_at = ${now}, next_check_at = ${now}
    where s.candidate_id = ${candidateId} and s.status in ('active', 'attention') and s.cancel_asked_at is null and (
      exists (select 1 from subscriptions n where n.candidate_id = s.candidate_id
        and n.status in ('active', 'attention')
        and n.cancel_asked_at is null and (n.started_at, n.code) > (s.started_at, s.code))
      or exists (select 1 from grants g join payments y on y.id = g.payment_id join plans p on p.id = g.plan_id
        where g.candidate_id = s.candidate_id and g.revoked_at is null and g.ends_at > ${now}
          and y.paid_at > s.started_at
          and p.position > (select position from plans where id = s.plan_id)))
    returning s.code`.execute(db);
  for (const { code } of rows) await notifyCancelled(context, db, code, now);
}

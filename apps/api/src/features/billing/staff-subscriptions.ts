// Which candidate has or had which plan, for staff: one row per grant, newest first.
import type { billingStaff, StaffSubscription } from "@sabiprep/contract";
import { lagosDay } from "@sabiprep/exam";
import { writeCsv } from "@sabiprep/formats";
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import type { Call } from "../../http/route.ts";

const PAGE = 25;
const MAX_EXPORTED = 50_000;

interface Filters {
  search?: string | null | undefined;
  plan?: string | undefined;
  status?: "active" | "cancelled" | "expired" | undefined;
  before?: number | undefined;
}

/**
 * The list leaves out the email address. The exported file includes it, because it asks for the password and is
 * audited.
 */
type Exported = StaffSubscription & { email: string | null };

/** Cancelled: it still runs, but will not be charged again. Manual grants never renew and count as active. */
const statusOf = (now: Date) => sql<StaffSubscription["status"]>`case
  when g.revoked_at is not null or g.ends_at <= ${now} then 'expired'
  when s.renews is false then 'cancelled' else 'active' end`;

export async function staffSubscriptions(db: Db, filters: Filters, now: Date, limit = PAGE) {
  const search = filters.search?.trim().toLowerCase();
  const wanted: RawBuilder<unknown>[] = [sql`true`];
  if (filters.before) wanted.push(sql`g.id < ${filters.before}`);
  if (filters.plan) wanted.push(sql`l.slug = ${filters.plan}`);
  if (filters.status) wanted.push(sql`${statusOf(now)} = ${filters.status}`);
  if (search) wanted.push(sql`g.candidate_id in (${matching(search)})`);
  const { rows } = await sql<Exported>`
    select g.id, c.uuid as candidate_uuid, c.first_name || ' ' || c.last_name as name, c.email, l.name as plan_name,
      ${statusOf(now)} as status, case when g.payment_id is null then 'staff' else 'payment' end as source, g.reason,
      g.starts_at, g.ends_at, case when s.renews then s.next_payment_at end as next_billing
    from grants g join plans l on l.id = g.plan_id left join candidates c on c.id = g.candidate_id
    left join lateral (
      select status in ('active', 'attention') and cancel_asked_at is null as renews, next_payment_at from subscriptions
      where candidate_id = g.candidate_id and plan_id = g.plan_id and g.payment_id is not null
      order by started_at desc limit 1) s on true
    where ${sql.join(wanted, sql` and `)} order by g.id desc limit ${limit + 1}`.execute(db);
  const items = rows.slice(0, limit);
  return { items, next: rows.length > limit ? items.at(-1)!.id : null };
}

/** By the beginning of the address or of a name. Returns a few people, never a page of the full table. */
const matching = (search: string) => {
  const beginning = `${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  return sql`select id from candidates where email like ${beginning} or lower(first_name) like ${beginning}
    or lower(last_name) like ${beginning} or lower(first_name || ' ' || last_name) like ${beginning} limit 500`;
};

export async function exportSubscriptions({
  db,
  input,
  now,
  recordAudit,
}: Call<typeof billingStaff.exportSubscriptions>) {
  const { items } = await staffSubscriptions(db, input, now, MAX_EXPORTED);
  recordAudit({ after: { rows: items.length, plan: input.plan ?? null, status: input.status ?? null } });
  const head = ["Name", "E-mail", "Plan", "Status", "Source", "Reason", "Start", "End", "Next billing"];
  const rows = items.map((row) => [
    row.name,
    row.email,
    row.plan_name,
    row.status,
    row.source,
    row.reason,
    row.starts_at,
    row.ends_at,
    row.next_billing,
  ]);
  return { name: `subscriptions-${lagosDay(now)}.csv`, csv: writeCsv([head, ...rows]), rows: items.length };
}

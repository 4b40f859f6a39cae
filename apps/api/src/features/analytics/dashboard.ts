import type { analytics } from "@sabiprep/contract";
import { sql } from "kysely";
import { includesDemo, revenueForStaff } from "../../db/demo-people.ts";
import { speedOf } from "../../http/metrics.ts";
import type { Call } from "../../http/route.ts";
import { aggregateFirst } from "./aggregate-days.ts";
import { healthOf } from "./health.ts";
import { landingTexts, openTasks } from "./open-tasks.ts";
import { readFigures } from "./read-figures.ts";

const ACTIVITY = 10;
const seesMoney = new Set(["owner", "finance"]);

export async function dashboard({ db, context, user, now }: Call<typeof analytics.dashboard>) {
  // This call writes when no statistics exist yet. The reads below may use another database.
  await aggregateFirst(context.db, now);
  const figures = await readFigures(db);
  const { rows } = await sql<{ new_this_month: number; this_month_kobo: number; last_month_kobo: number }>`
    with months as (select date_trunc('month', lagos_day(${now})::timestamp)::date as this)
    select
      (select coalesce(sum(sign_ups), 0)::int from site_days, months where day >= this) as new_this_month,
      (select coalesce(sum(payments_kobo - refunds_kobo), 0)::bigint from ${revenueForStaff} r, months
        where lagos_day >= this) as this_month_kobo,
      (select coalesce(sum(payments_kobo - refunds_kobo), 0)::bigint from ${revenueForStaff} r, months
        where lagos_day >= this - interval '1 month' and lagos_day < this) as last_month_kobo`.execute(db);
  const { new_this_month, ...revenue } = rows[0]!;
  const activity = await db
    .selectFrom("audit_chain as c")
    .innerJoin("audit_bodies as b", "b.seq", "c.seq")
    .leftJoin("staff as s", "s.uuid", "b.actor_uuid")
    .select(["c.at", "b.verb", "s.name as by", "b.subject"])
    // What was done, not who came and went.
    .where("b.verb", "not in", ["staff.sign_in", "staff.sign_in_refused", "staff.refused"])
    .orderBy("c.seq", "desc")
    .limit(ACTIVITY)
    .execute();
  const money = seesMoney.has(user.role);
  return {
    includes_demo: await includesDemo(db),
    users: { total: (figures.get("users") ?? figures.get("candidates"))?.value ?? 0, new_this_month },
    active_users: figures.get("active_30")?.value ?? 0,
    revenue: money ? revenue : null,
    subscriptions: money ? { active: figures.get("subscriptions")?.value ?? 0 } : null,
    folded_at: figures.get("candidates")?.at ?? null,
    tasks: await openTasks(context, db, user),
    landing_texts: await landingTexts(db, user.role),
    health: await healthOf(context),
    activity,
    performance: { ...(await speedOf(context)), up_seconds: Math.floor(process.uptime()) },
  };
}

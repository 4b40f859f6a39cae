// Whether staff figures count the demo people. One row decides it, which only a start outside production writes. Leaderboards,
// the landing page and everything students see never count them and do not ask here.
import { type RawBuilder, sql } from "kysely";
import type { Db } from "./transaction.ts";

export const DEMO_PEOPLE = "demo_people";

/** Asked once per statement: it depends on no row. */
const areCounted = sql<boolean>`exists (select 1 from site_settings where name = ${DEMO_PEOPLE})`;

/** Of rows with a column that says who belongs to the demo. */
export const countsForStaff = (isDemo: string): RawBuilder<boolean> =>
  sql<boolean>`(not coalesce(${sql.ref(isDemo)}, false) or ${areCounted})`;

/** Of rows that name a candidate. The tests of people who were erased name nobody and still count. */
export const isOfNoDemo = (candidate: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(candidate)} = any (array(select id from candidates where is_demo))) is not true`;

export const ownerCountsForStaff = (candidate: string): RawBuilder<boolean> =>
  sql<boolean>`(${areCounted} or ${isOfNoDemo(candidate)})`;

/** The references of made-up payments; no payment of Paystack's begins like this. */
export const DEMO_REFERENCE = "demo-";

/** Money by day and plan. Made-up payments are in no kept sum: they are added here, where staff figures count them. */
export const revenueForStaff = sql`(
  select lagos_day, plan_id, payments_kobo, refunds_kobo from revenue_days
  union all
  select lagos_day(paid_at), plan_id, amount_kobo::bigint, 0::bigint from payments
    where ${areCounted} and reference like ${`${DEMO_REFERENCE}%`})`;

/** Most who look at the landing page do not sign up: so many looked for each demo person who did. */
const LOOKS = 4;

/** Looks at the landing page on a day, for the same funnel. Of real people only a number is kept, so nobody looks for the demo. */
export const demoLooks = (day: string): RawBuilder<number> => sql<number>`(
  select ${LOOKS}::int * count(*)::int from candidates where ${areCounted} and is_demo
    and lagos_day(registered_at) = ${sql.ref(day)}::date)`;

/** For the "Demo data" label. */
export const includesDemo = async (db: Db): Promise<boolean> => {
  const { rows } = await sql<{ counted: boolean }>`select ${areCounted} as counted`.execute(db);
  return rows[0]!.counted;
};

// Plans as staff edit them. A changed price is a new price, and running subscriptions keep the old one.
import type { billingStaff, Duration, PlanBody } from "@sabiprep/contract";
import { durations } from "@sabiprep/contract";
import { sql } from "kysely";
import { ownerCountsForStaff, revenueForStaff } from "../../db/demo-people.ts";
import type { Db } from "../../db/transaction.ts";
import { fail, failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";

type StaffPlanRow = PlanBody & { slug: string; subscribers: number; revenue_kobo: number };

export async function staffPlans(db: Db, now: Date): Promise<StaffPlanRow[]> {
  const { rows } = await sql<StaffPlanRow>`
    select p.slug, p.name, p.color, p.features, p.tests_a_month, p.mocks_a_month, p.questions_per_test,
      p.most_questions_per_test,
      p.questions_a_day, p.seats, p.all_years, p.retired_at is null as is_active,
      max(c.amount_kobo) filter (where c.duration = 'monthly') as monthly_kobo,
      max(c.amount_kobo) filter (where c.duration = 'quarterly') as quarterly_kobo,
      max(c.amount_kobo) filter (where c.duration = 'yearly') as yearly_kobo,
      (select count(distinct g.candidate_id)::int from grants g where g.plan_id = p.id and g.ends_at > ${now}
        and g.starts_at <= ${now} and g.revoked_at is null
          and ${ownerCountsForStaff("g.candidate_id")}) as subscribers,
      (select coalesce(sum(payments_kobo - refunds_kobo), 0)::bigint from ${revenueForStaff} r
        where r.plan_id = p.id) as revenue_kobo
    from plans p left join plan_prices c on c.plan_id = p.id and c.retired_at is null
    group by p.id order by p.position`.execute(db);
  return rows;
}

const columnsOf = (plan: PlanBody) => ({
  name: plan.name.trim(),
  color: plan.color,
  features: plan.features.map((feature) => feature.trim()),
  tests_a_month: plan.tests_a_month,
  mocks_a_month: plan.mocks_a_month,
  questions_per_test: plan.questions_per_test,
  most_questions_per_test: plan.most_questions_per_test,
  questions_a_day: plan.questions_a_day,
  seats: plan.seats,
  all_years: plan.all_years,
});

const pricesOf = (plan: PlanBody): Record<Duration, number | null> => ({
  monthly: plan.monthly_kobo,
  quarterly: plan.quarterly_kobo,
  yearly: plan.yearly_kobo,
});

function refuseOdd(plan: PlanBody): void {
  if (plan.most_questions_per_test < plan.questions_per_test)
    failField("most_questions_per_test", "The maximum cannot be lower than the usual number");
  if (durations.every((duration) => pricesOf(plan)[duration] === null))
    failField("monthly_kobo", "Enter at least one price");
  if (durations.some((duration) => pricesOf(plan)[duration] === 0))
    failField("monthly_kobo", "Only the Free plan can be free");
}

export async function addPlan({ db, input, now, recordAudit }: Call<typeof billingStaff.addPlan>) {
  refuseOdd(input);
  const slug = slugOf(input.name);
  const taken = await db.selectFrom("plans").select("id").where("slug", "=", slug).executeTakeFirst();
  if (taken || slug === "") failField("name", "There is already a plan with this name");
  // If a candidate has two plans, the higher position wins, so positions follow the price.
  const { rows } = await sql<{ position: number }>`
    select coalesce(max(p.position), 0) + 1 as position from plans p
    where p.slug = 'free' or exists (select 1 from plan_prices c where c.plan_id = p.id and c.retired_at is null
      and ${monthlyPrice(sql`c`)} <= ${cheapestMonth(input)})`.execute(db);
  const { position } = rows[0]!;
  await sql`update plans set position = position + 1 where position >= ${position}`.execute(db);
  const { id } = await db
    .insertInto("plans")
    .values({ ...columnsOf(input), slug, position, retired_at: input.is_active ? null : now })
    .returning("id")
    .executeTakeFirstOrThrow();
  await offer(db, id, input, now);
  recordAudit({ subject: slug, after: input });
  return { slug };
}

const MONTHS = { monthly: 1, quarterly: 3, yearly: 12 } as const;

const monthlyPrice = (price: ReturnType<typeof sql>) =>
  sql`${price}.amount_kobo / case ${price}.duration when 'monthly' then 1 when 'quarterly' then 3 else 12 end`;

const cheapestMonth = (plan: PlanBody): number =>
  Math.min(
    ...durations.flatMap((duration) => {
      const amount = pricesOf(plan)[duration];
      return amount === null ? [] : [Math.floor(amount / MONTHS[duration])];
    }),
  );

const slugOf = (name: string) =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .slice(0, 40);

export async function changePlan({ db, input, now, recordAudit }: Call<typeof billingStaff.changePlan>) {
  const isFree = input.slug === "free";
  if (!isFree) refuseOdd(input);
  if (isFree && !input.is_active) failField("is_active", "The Free plan is always available");
  const plan = await db.selectFrom("plans").selectAll().where("slug", "=", input.slug).forUpdate().executeTakeFirst();
  if (!plan) return fail("not_found", "We could not find that plan.");
  const retired_at = input.is_active ? null : (plan.retired_at ?? now);
  await db
    .updateTable("plans")
    .set({ ...columnsOf(input), retired_at })
    .where("id", "=", plan.id)
    .execute();
  if (!isFree) await offer(db, plan.id, input, now);
  recordAudit({ subject: input.slug, before: plan, after: input });
  return null;
}

/** Retires prices that changed and adds the new ones. Unchanged prices keep their row and their Paystack code. */
async function offer(db: Db, planId: number, plan: PlanBody, now: Date): Promise<void> {
  const wanted = pricesOf(plan);
  const onOffer = await db
    .selectFrom("plan_prices")
    .select(["id", "duration", "amount_kobo"])
    .where("plan_id", "=", planId)
    .where("retired_at", "is", null)
    .execute();
  for (const duration of durations) {
    const known = onOffer.find((price) => price.duration === duration);
    const amount_kobo = wanted[duration];
    if ((known?.amount_kobo ?? null) === amount_kobo) continue;
    if (known) await db.updateTable("plan_prices").set({ retired_at: now }).where("id", "=", known.id).execute();
    if (amount_kobo !== null)
      await db.insertInto("plan_prices").values({ plan_id: planId, duration, amount_kobo, created_at: now }).execute();
  }
}

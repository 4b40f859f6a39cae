// What a plan gives and what is left of it, counted by Lagos months and spent atomically.
import { lagosDay, lagosMonth } from "@sabiprep/exam";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { Failure, fail } from "../../http/failure.ts";
import { type Entitlement, entitlement } from "../billing/public.ts";

/** New questions an account may be handed in a day, against copying the bank. */
const DAILY_QUESTIONS_FREE = 600;
const DAILY_QUESTIONS_PAID = 1_500;

type Kind = "tests" | "mocks";

const limitOf = (plan: Entitlement, kind: Kind) => (kind === "tests" ? plan.tests_a_month : plan.mocks_a_month);

/** Spends one of the month's allowance, or refuses; fifty at once with one left: exactly one succeeds. */
export async function spendQuota(db: Db, candidateId: number, plan: Entitlement, kind: Kind, now: Date): Promise<void> {
  const limit = limitOf(plan, kind);
  if (limit === null) return;
  const { rows } = await sql`
    insert into quota_used as q (candidate_id, lagos_month, kind, used)
    select ${candidateId}::bigint, ${lagosMonth(now)}::text, ${kind}::text, 1 where ${limit}::int > 0
    on conflict (candidate_id, lagos_month, kind) do update set used = q.used + 1 where q.used < ${limit}::int
    returning used`.execute(db);
  if (rows.length > 0) return;
  const what =
    kind === "tests" ? `${limit} practice tests` : `${limit === 1 ? "one full mock" : `${limit} full mocks`}`;
  fail(
    "plan_limit",
    `Your ${plan.name} plan gives ${what} a month, and this month's are used. It renews on ${renewalDay(now)}.`,
  );
}

export async function spendDailyQuestions(
  db: Db,
  candidateId: number,
  plan: Entitlement,
  count: number,
  now: Date,
): Promise<void> {
  const most = plan.slug === "free" ? DAILY_QUESTIONS_FREE : DAILY_QUESTIONS_PAID;
  const { rows } = await sql`
    insert into questions_handed as h (candidate_id, lagos_day, questions) values (${candidateId}, ${lagosDay(now)}, ${count})
    on conflict (candidate_id, lagos_day) do update set questions = h.questions + ${count} where h.questions + ${count} <= ${most}
    returning questions`.execute(db);
  if (rows.length > 0) return;
  const untilMidnight = Math.ceil(
    (Date.parse(`${lagosDay(new Date(now.getTime() + 86_400_000))}T00:00:00+01:00`) - now.getTime()) / 1000,
  );
  throw new Failure("too_many", "You have had as many new questions as one day allows. Please go on tomorrow.", {
    retryAfter: untilMidnight,
  });
}

export async function allowanceOf(db: Db, candidateId: number, now: Date) {
  const plan = await entitlement(db, candidateId, now);
  const used = await db
    .selectFrom("quota_used")
    .select(["kind", "used"])
    .where("candidate_id", "=", candidateId)
    .where("lagos_month", "=", lagosMonth(now))
    .execute();
  const left = (kind: Kind) => {
    const limit = limitOf(plan, kind);
    return limit === null ? null : Math.max(0, limit - (used.find((row) => row.kind === kind)?.used ?? 0));
  };
  return {
    plan: { slug: plan.slug, name: plan.name },
    tests_left: left("tests"),
    tests_a_month: plan.tests_a_month,
    mocks_left: left("mocks"),
    questions_per_test: plan.questions_per_test,
    most_questions_per_test: plan.most_questions_per_test,
    renews_on: renewalDay(now),
  };
}

/** The first day of the next Lagos month. */
function renewalDay(now: Date): string {
  const [year = 0, month = 0] = lagosMonth(now).split("-").map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, "0")}-01`;
}

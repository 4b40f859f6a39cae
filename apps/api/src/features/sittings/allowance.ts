// What a plan includes and what is left of it, counted by Lagos months. A test is used when its first answer is
// received, once and atomically. Opening it only checks that one is left. The tests of an offline pack are set aside
// when it is issued, because a phone without a network cannot ask.
import { lagosDay, lagosMonth } from "@sabiprep/exam";
import { sql } from "kysely";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { Failure, fail, say } from "../../http/failure.ts";
import { type Entitlement, entitlement } from "../billing/public.ts";

type Kind = "tests" | "mocks";

const limitOf = (plan: Entitlement, kind: Kind) => (kind === "tests" ? plan.tests_a_month : plan.mocks_a_month);

export interface Spending {
  candidate_id: number;
  plan: Entitlement;
  /** Null if the sitting uses nothing of the month: an open past paper, the check of a lesson, a retake. */
  kind: Kind | null;
  /** Counted when the sitting is issued, not at its first answer. */
  set_aside?: boolean;
  /** The school has paid for it, so it is not counted by the day either. */
  is_paid?: boolean;
  questions: number;
  /** The first question if it was prepared in advance. It was shown early, so it is already counted. */
  begins_with?: string | undefined;
}

/** Thrown when the month's allowance is used up. The caller explains why. */
export type Refusal = "quota" | "daily";

/**
 * The parts of a statement that spend for the rows of `guard`. `paid` returns a row only if everything could be spent.
 * Of fifty at the same time with one left, exactly one succeeds.
 */
export function spendingParts(spending: Spending, now: Date) {
  const { candidate_id, plan, kind, questions, begins_with, set_aside = false, is_paid = false } = spending;
  const limit = kind && limitOf(plan, kind);
  const quota =
    limit === null
      ? sql`quota as (select 1 as used)`
      : set_aside
        ? sql`quota as (${countOne({ candidate_id, kind: kind!, limit }, now)})`
        : sql`quota as (select 1 as used where ${limit}::int > coalesce((
            select used from quota_used where candidate_id = ${candidate_id}::bigint
              and lagos_month = ${lagosMonth(now)}::text and kind = ${kind}::text), 0))`;
  if (is_paid) return sql`paid as (select 1 as quota, 1 as daily)`;
  return sql`${quota}, daily as (
      insert into questions_handed as h (candidate_id, lagos_day, questions)
      select ${candidate_id}::bigint, ${lagosDay(now)}::date,
        ${questions}::int - ${begins_with ? shownEarly(candidate_id, begins_with, now) : sql`0`}
      where exists (select 1 from quota)
      on conflict (candidate_id, lagos_day) do update set questions = h.questions + excluded.questions
        where h.questions + excluded.questions <= ${plan.questions_a_day}::int
      returning questions
    ), paid as (select (select count(*) from quota) as quota, (select count(*) from daily) as daily)`;
}

const shownEarly = (candidateId: number, question: string, now: Date) => sql`(
  select count(*)::int from questions_shown_early e join questions q on q.id = e.question_id
  where e.candidate_id = ${candidateId} and e.lagos_day = ${lagosDay(now)} and q.uuid = ${question}::uuid)`;

/** Counts a question shown before its test starts, once a day. Refuses it if the day's limit is reached. */
export const spendEarly = (db: Db, spending: Omit<Spending, "kind" | "questions">, question: string, now: Date) =>
  inTransaction(db, async (db) => {
    const { candidate_id, plan } = spending;
    const { rows } = await sql<{ is_new: boolean; has_room: boolean }>`
      with early as (
        insert into questions_shown_early (candidate_id, lagos_day, question_id)
        select ${candidate_id}::bigint, ${lagosDay(now)}::date, id from questions where uuid = ${question}::uuid
        on conflict do nothing returning 1
      ), daily as (
        insert into questions_handed as h (candidate_id, lagos_day, questions)
        select ${candidate_id}::bigint, ${lagosDay(now)}::date, 1 from early
        on conflict (candidate_id, lagos_day) do update set questions = h.questions + 1
          where h.questions < ${plan.questions_a_day}::int
        returning 1
      )
      select exists (select 1 from early) as is_new, exists (select 1 from daily) as has_room`.execute(db);
    const [{ is_new, has_room } = { is_new: false, has_room: false }] = rows;
    if (is_new && !has_room) refuseSpending({ ...spending, kind: null, questions: 1 }, "daily", now);
  });

/** Questions shown early yesterday no longer count towards any limit. */
export async function dropShownEarly(db: Db, now: Date): Promise<void> {
  const before = lagosDay(new Date(now.getTime() - 86_400_000));
  await db.deleteFrom("questions_shown_early").where("lagos_day", "<", before).execute();
}

interface Counted {
  candidate_id: number;
  kind: Kind;
  limit: number;
}

/** Counts one. Returns a row only if the limit allowed it. `which` has a row if it is to be counted. */
const countOne = ({ candidate_id, kind, limit }: Counted, now: Date, which = sql`(select 1) as once`) => sql`
  insert into quota_used as q (candidate_id, lagos_month, kind, used)
  select ${candidate_id}::bigint, ${lagosMonth(now)}::text, ${kind}::text, 1 from ${which} where ${limit}::int > 0
  on conflict (candidate_id, lagos_month, kind) do update set used = q.used + 1 where q.used < ${limit}::int
  returning used`;

/** What the first answer to this sitting will use, for the sitting's row. */
export const firstAnswerCosts = ({ plan, kind, set_aside }: Spending): Kind | null =>
  kind && !set_aside && limitOf(plan, kind) !== null ? kind : null;

interface Costing {
  id: number;
  candidate_id: number | null;
  first_answer_costs: Kind | null;
}

/**
 * Counts the test when its first answer is received: once, even if it is sent again. If the month was used up since the
 * test was opened, the answer is refused, nothing is counted, and the answers stay on the device.
 */
export async function useForFirstAnswer(db: Db, sitting: Costing, now: Date): Promise<void> {
  const { id, candidate_id, first_answer_costs: kind } = sitting;
  if (!kind || candidate_id === null) return;
  const plan = await entitlement(db, candidate_id, now);
  const limit = limitOf(plan, kind);
  const spending = { candidate_id, plan, kind, questions: 0 };
  const counted = limit === null ? sql`select 1 from mine` : countOne({ candidate_id, kind, limit }, now, sql`mine`);
  await sql`
    with mine as (
      update sittings set first_answer_costs = null where id = ${id}::bigint and first_answer_costs is not null
      returning id
    ), counted as (${counted})
    select case when exists (select 1 from mine) and not exists (select 1 from counted) then refuse('quota') end`
    .execute(db)
    .catch((problem: { code?: string }) => {
      if (problem.code !== REFUSED) throw problem;
      return refuseSpending(spending, "quota", now);
    });
}

/** Refuses to open a test that could not be answered: another test has used the last one of the month. */
export async function assertCanAnswer(db: Db, { candidate_id, first_answer_costs: kind }: Costing, now: Date) {
  if (!kind || candidate_id === null) return;
  const plan = await entitlement(db, candidate_id, now);
  if ((await leftOf(db, candidate_id, plan, now))(kind) === 0)
    refuseSpending({ candidate_id, plan, kind, questions: 0 }, "quota", now);
}

/** The open tests that can still be answered: one without answers needs a test left in the month. */
export async function answerable<Open extends Costing>(db: Db, candidateId: number, open: Open[], now: Date) {
  if (open.every(({ first_answer_costs }) => first_answer_costs === null)) return open;
  const left = await leftOf(db, candidateId, await entitlement(db, candidateId, now), now);
  return open.filter(({ first_answer_costs: kind }) => kind === null || left(kind) !== 0);
}

/** Raised by the database's refuse(): nothing of the statement is written. */
export const REFUSED = "SB001";

/** Explains why nothing was issued. */
export function refuseSpending(spending: Spending, refusal: Refusal, now: Date): never {
  const { plan, kind } = spending;
  if (refusal === "quota" && kind) {
    const limit = limitOf(plan, kind);
    const values = { plan: plan.name, n: limit ?? 0, day: renewalDay(now) };
    fail("plan_limit", kind === "tests" ? say(TESTS_USED, values) : say(MOCKS_USED, values));
  }
  const tomorrow = Date.parse(`${lagosDay(new Date(now.getTime() + 86_400_000))}T00:00:00+01:00`);
  throw new Failure("too_many", "You have reached today's limit for new questions. Come back tomorrow for more.", {
    retryAfter: Math.ceil((tomorrow - now.getTime()) / 1000),
  });
}

export async function allowanceOf(db: Db, candidateId: number, now: Date) {
  const plan = await entitlement(db, candidateId, now);
  const left = await leftOf(db, candidateId, plan, now);
  return {
    plan: { slug: plan.slug, name: plan.name },
    tests_left: left("tests"),
    tests_a_month: plan.tests_a_month,
    tests_set_aside: plan.tests_a_month === null ? 0 : await setAside(db, candidateId, now),
    mocks_left: left("mocks"),
    questions_per_test: plan.questions_per_test,
    most_questions_per_test: plan.most_questions_per_test,
    renews_on: renewalDay(now),
  };
}

/** Tests of this month that are set aside in offline packs. */
async function setAside(db: Db, candidateId: number, now: Date): Promise<number> {
  const { rows } = await sql<{ tests: number }>`
    select coalesce(sum(t.waiting), 0)::int as tests from packs p
    cross join lateral (
      select count(*) filter (where s.state = 'issued') as waiting from sittings s where s.pack_id = p.id) t
    where p.candidate_id = ${candidateId} and p.removed_at is null and p.tests_set_aside > 0
      and to_char(p.issued_at at time zone 'Africa/Lagos', 'YYYY-MM') = ${lagosMonth(now)}`.execute(db);
  return rows[0]!.tests;
}

/** Returns unstarted tests of this month that an offline pack had set aside. */
export const giveBack = (db: Db, candidateId: number, tests: number, now: Date) =>
  db
    .updateTable("quota_used")
    .set((row) => ({ used: sql<number>`greatest(0, ${row.ref("used")} - ${tests}::int)` }))
    .where("candidate_id", "=", candidateId)
    .where("lagos_month", "=", lagosMonth(now))
    .where("kind", "=", "tests")
    .execute();

async function leftOf(db: Db, candidateId: number, plan: Entitlement, now: Date) {
  const used = await db
    .selectFrom("quota_used")
    .select(["kind", "used"])
    .where("candidate_id", "=", candidateId)
    .where("lagos_month", "=", lagosMonth(now))
    .execute();
  return (kind: Kind): number | null => {
    const limit = limitOf(plan, kind);
    return limit === null ? null : Math.max(0, limit - (used.find((row) => row.kind === kind)?.used ?? 0));
  };
}

const TESTS_USED = "You have used all {n} practice tests in your {plan} plan this month. You will get more on {day}.";
const MOCKS_USED =
  "Your {plan} plan includes {n, plural, one {one full mock} other {# full mocks}} a month. You have none left. You will get more on {day}.";

/** The first day of the next Lagos month. */
function renewalDay(now: Date): string {
  const [year = 0, month = 0] = lagosMonth(now).split("-").map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, "0")}-01`;
}

// What a candidate may do now: the best active plan among their grants and a partner's seat. Without any, the free
// plan.
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/transaction.ts";

export interface Entitlement {
  slug: string;
  name: string;
  /** Practice tests in a Lagos month. Null means no limit. */
  tests_a_month: number | null;
  /** Full mocks in a Lagos month. Null means no limit. */
  mocks_a_month: number | null;
  /** The length of a practice test when the candidate does not choose one. */
  questions_per_test: number;
  most_questions_per_test: number;
  /** New questions in a Lagos day. */
  questions_a_day: number;
  /** Whether every year of past questions is open, or only every second one. */
  all_years: boolean;
}

/** The plan of a study partner while the other's plan with seats runs. */
export const SEAT_PLAN = "premium";

/** A candidate by id, or by a column. */
type PlanOwner = number | RawBuilder<unknown>;

export const seatInForce = (candidateId: PlanOwner, now: Date) => sql`
  select g.ends_at from plan_seats s join grants g on g.candidate_id = s.owner_id join plans o on o.id = g.plan_id
  where s.member_id = ${candidateId} and s.left_at is null and o.seats > 0
    and g.starts_at <= ${now} and g.ends_at > ${now} and g.revoked_at is null`;

/** A scalar subquery, for reads that need it together with other data. */
export const entitlementOf = (candidateId: PlanOwner, now: Date): RawBuilder<Entitlement> => sql`
  select jsonb_build_object('slug', p.slug, 'name', p.name, 'tests_a_month', p.tests_a_month, 'mocks_a_month',
    p.mocks_a_month,
    'questions_per_test', p.questions_per_test, 'most_questions_per_test', p.most_questions_per_test,
    'questions_a_day', p.questions_a_day, 'all_years', p.all_years)
  from plans p
  where p.slug = 'free' or exists (
    select 1 from grants g where g.plan_id = p.id and g.candidate_id = ${candidateId}
      and g.starts_at <= ${now} and g.ends_at > ${now} and g.revoked_at is null)
    or p.slug = ${SEAT_PLAN} and exists (${seatInForce(candidateId, now)})
  order by p.position desc limit 1`;

export async function entitlement(db: Db, candidateId: number, now: Date): Promise<Entitlement> {
  const { rows } = await sql<{ plan: Entitlement }>`select (${entitlementOf(candidateId, now)}) as plan`.execute(db);
  return rows[0]!.plan;
}

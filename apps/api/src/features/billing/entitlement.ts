// What a candidate may do now: a fold over grants, the best plan in force winning; without any, the free plan.
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../db/transaction.ts";

export interface Entitlement {
  slug: string;
  name: string;
  /** Null means no limit. */
  tests_a_month: number | null;
  mocks_a_month: number | null;
  questions_per_test: number;
  most_questions_per_test: number;
  all_years: boolean;
}

/** As a scalar subquery, for reads that need it beside other things. */
export const entitlementOf = (candidateId: number, now: Date): RawBuilder<Entitlement> => sql`
  select jsonb_build_object('slug', p.slug, 'name', p.name, 'tests_a_month', p.tests_a_month, 'mocks_a_month', p.mocks_a_month,
    'questions_per_test', p.questions_per_test, 'most_questions_per_test', p.most_questions_per_test, 'all_years', p.all_years)
  from plans p
  where p.slug = 'free' or exists (
    select 1 from grants g where g.plan_id = p.id and g.candidate_id = ${candidateId}
      and g.starts_at <= ${now} and g.ends_at > ${now} and g.revoked_at is null)
  order by p.position desc limit 1`;

export async function entitlement(db: Db, candidateId: number, now: Date): Promise<Entitlement> {
  const { rows } = await sql<{ plan: Entitlement }>`select (${entitlementOf(candidateId, now)}) as plan`.execute(db);
  return rows[0]!.plan;
}

// What a candidate may do now: a fold over grants, the best plan in force winning; without any, the free plan.
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";

export interface Entitlement {
  slug: string;
  name: string;
  tests_a_month: number | null;
  mocks_a_month: number | null;
  questions_per_test: number;
  most_questions_per_test: number;
  all_years: boolean;
}

export async function entitlement(db: Db, candidateId: number, now: Date): Promise<Entitlement> {
  const { rows } = await sql<Entitlement>`
    select slug, name, tests_a_month, mocks_a_month, questions_per_test, most_questions_per_test, all_years
    from plans p
    where p.slug = 'free' or exists (
      select 1 from grants g where g.plan_id = p.id and g.candidate_id = ${candidateId}
        and g.starts_at <= ${now} and g.ends_at > ${now} and g.revoked_at is null)
    order by p.position desc limit 1`.execute(db);
  return rows[0]!;
}

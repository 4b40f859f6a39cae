import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";

/**
 * Removes the candidate from all sittings and stores which questions were in them: exactly those, even if others are
 * issued meanwhile. Nothing else of the history stays, and only the leaderboards use it.
 */
export async function clearSittings(db: Db, candidateId: number): Promise<void> {
  await sql`
    with cleared as (
      update sittings set candidate_id = null where candidate_id = ${candidateId} returning id
    )
    insert into cleared_questions (candidate_id, question_id)
    select distinct ${candidateId}::bigint, v.question_id
    from cleared c
    join sitting_sections n on n.sitting_id = c.id
    cross join lateral unnest(n.revision_ids) r (id)
    join question_revisions v on v.id = r.id
    on conflict do nothing`.execute(db);
}

import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";

/**
 * Takes the candidate's name off all sittings and remembers which questions were in them: exactly those, whatever is being
 * handed out meanwhile. Nothing else of the history stays, and this serves the boards alone.
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

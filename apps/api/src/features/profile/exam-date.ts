import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";

/** Revision is a second place to set it. The profile stores it. */
export async function setExamDate(db: Db, candidateId: number, day: string | null): Promise<void> {
  await sql`
    insert into candidate_profiles (candidate_id, exam_date) values (${candidateId}, ${day})
    on conflict (candidate_id) do update set exam_date = excluded.exam_date`.execute(db);
}

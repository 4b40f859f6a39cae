import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";

/** Revision offers a second place to set it; the profile keeps it. */
export async function setExamDate(db: Db, candidateId: number, day: string | null): Promise<void> {
  await sql`
    insert into candidate_profiles (candidate_id, exam_date) values (${candidateId}, ${day})
    on conflict (candidate_id) do update set exam_date = excluded.exam_date`.execute(db);
}

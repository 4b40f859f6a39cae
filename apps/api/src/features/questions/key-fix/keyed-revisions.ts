// Every text of a question with the key that is in force for it, the newest first.
import type { AnswersWanted } from "@sabiprep/exam";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";

export interface RevisionKey {
  revision_id: number;
  body_source: string;
  instruction_source: string;
  picture_sha256: string | null;
  audio_file_uuid: string | null;
  options: { id: string; source: string; fifth_only: boolean }[];
  answers_wanted: AnswersWanted;
  accepted: string[];
  is_void: boolean;
  is_live: boolean;
}

export async function keyedRevisions(db: Db, questionId: number): Promise<RevisionKey[]> {
  const { rows } = await sql<RevisionKey>`
    select r.id as revision_id, r.body_source, r.instruction_source, r.picture_sha256, r.audio_file_uuid, r.options,
      r.answers_wanted, k.accepted, k.is_void,
      coalesce(r.id = q.live_revision_id, false) as is_live
    from questions q join question_revisions r on r.question_id = q.id
    join lateral (select accepted, is_void from question_keys where revision_id = r.id order by version desc limit 1) k
      on true
    where q.id = ${questionId} order by r.no desc`.execute(db);
  return rows;
}

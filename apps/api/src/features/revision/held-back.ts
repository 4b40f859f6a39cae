// Questions of an exam that is still running are shown nowhere else: their keys would give the exam away.
import { type RawBuilder, sql } from "kysely";

/** A condition on `q`, a row of questions. */
export const notInRunningExam = (candidateId: number): RawBuilder<boolean> => sql<boolean>`not exists (
  select 1 from sittings s join sitting_sections n on n.sitting_id = s.id
  where s.candidate_id = ${candidateId} and s.state = 'open' and s.mode = 'exam' and q.live_revision_id = any(n.revision_ids))`;

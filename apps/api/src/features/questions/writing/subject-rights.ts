// Editors and reviewers may be limited to some subjects. Everybody can read everything, but a change outside the
// allowed subjects is refused.
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { fail } from "../../../http/failure.ts";
import { lockQuestion, type QuestionState } from "./stored-question.ts";

export async function assertOwnSubjects(db: Db, staffId: number, subjectIds: readonly number[]): Promise<void> {
  const { rows } = await sql<{ name: string }>`
    select u.name from staff s join subjects u on u.id = any(${[...new Set(subjectIds)]}::bigint[])
    where s.id = ${staffId} and s.role in ('editor', 'reviewer') and not u.id = any(s.subject_ids)
    order by u.position limit 1`.execute(db);
  if (rows[0])
    fail("not_allowed", `Your account cannot change questions in ${rows[0].name}. Ask an owner to add this subject.`);
}

/** The question, locked for a change by this staff member. */
export async function lockQuestionFor(db: Db, uuid: string, staffId: number): Promise<QuestionState> {
  const standing = await lockQuestion(db, uuid);
  await assertOwnSubjects(db, staffId, [standing.subject_id]);
  return standing;
}

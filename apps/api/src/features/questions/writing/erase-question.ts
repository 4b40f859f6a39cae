// A deleted question stays for the tests that contain it. One that was never live is in no test and may be erased
// permanently.
import type { questions } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { fail } from "../../../http/failure.ts";
import type { Call } from "../../../http/route.ts";
import { lockQuestionFor } from "./subject-rights.ts";

/** For a question `q`. A shipped question would return with the next load of the bank. */
export const isErasable = sql<boolean>`(q.state = 'retired' and q.live_revision_id is null and q.bank_key is null)`;

export async function eraseQuestion({ db, user, input, recordAudit }: Call<typeof questions.erase>) {
  const { id, uuid, state } = await lockQuestionFor(db, input.question_id, user.id);
  if (state !== "retired") fail("conflict", "Delete the question first. Then you can delete it permanently.");
  const { rows } = await sql`select 1 from questions q where q.id = ${id} and ${isErasable}`.execute(db);
  if (rows.length === 0) fail("conflict", "Students may have seen this question, so you cannot delete it permanently.");
  const { rows: papers } = await sql`select 1 from paper_items where question_id = ${id} limit 1`.execute(db);
  if (papers.length > 0) fail("conflict", "This question is on a paper. Remove it from the paper first.");
  await erase(db, id);
  recordAudit({ subject: uuid });
  return null;
}

async function erase(db: Db, id: number): Promise<void> {
  const versions = sql`(select id from question_revisions where question_id = ${id})`;
  await sql`delete from question_comments where question_id = ${id}`.execute(db);
  await sql`delete from question_exams where question_id = ${id}`.execute(db);
  await sql`delete from question_keys where revision_id in ${versions}`.execute(db);
  await sql`delete from question_revisions where question_id = ${id}`.execute(db);
  await sql`delete from questions where id = ${id}`.execute(db);
}

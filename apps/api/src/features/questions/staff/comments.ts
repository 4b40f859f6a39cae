import type { questions } from "@sabiprep/contract";
import type { Db } from "../../../db/transaction.ts";
import { fail } from "../../../http/failure.ts";
import type { Call } from "../../../http/route.ts";
import { addComment } from "../writing/move-questions.ts";
import { lockQuestion } from "../writing/stored-question.ts";
import { readStaffQuestion } from "./staff-question.ts";

const MAX_SHOWN = 100;

const commentsOn = async (db: Db, questionId: number) =>
  (
    await db
      .selectFrom("question_comments as c")
      .leftJoin("staff as s", "s.id", "c.staff_id")
      .select(["c.uuid", "s.name as staff_name", "c.kind", "c.body", "c.revision_no as revision", "c.created_at"])
      .where("c.question_id", "=", questionId)
      .orderBy("c.id", "desc")
      .limit(MAX_SHOWN)
      .execute()
  ).reverse();

export async function readQuestion({ db, input }: Call<typeof questions.read>) {
  const row = await db.selectFrom("questions").select("id").where("uuid", "=", input.question_id).executeTakeFirst();
  if (!row) return fail("not_found", "We could not find that question.");
  return { question: await readStaffQuestion(db, row.id), comments: await commentsOn(db, row.id) };
}

export async function writeComment({ db, user, input, now }: Call<typeof questions.comment>) {
  const standing = await lockQuestion(db, input.question_id);
  await addComment(db, standing, "comment", input.body.trim(), user.id, now);
  return { comments: await commentsOn(db, standing.id) };
}

import type { questions } from "@sabiprep/contract";
import { fail } from "../../../http/failure.ts";
import type { Call } from "../../../http/route.ts";
import { readStaffQuestion } from "../staff/staff-question.ts";
import { addComment } from "./move-questions.ts";
import { lockQuestionFor } from "./subject-rights.ts";

/**
 * A native speaker has read exactly this text. It is not an edit: the shipped bank continues to correct the question,
 * and a corrected text waits for a native reader again.
 */
export async function nativeRead({ db, user, input, now, recordAudit }: Call<typeof questions.nativeRead>) {
  const standing = await lockQuestionFor(db, input.question_id, user.id);
  if (standing.no !== input.revision) fail("conflict", "This question has a newer version. Check that one.");
  const read = await db
    .updateTable("questions")
    .set({ native_read_revision_id: standing.newest_revision_id })
    .where("id", "=", standing.id)
    .where("awaits_native_reader", "=", true)
    .executeTakeFirst();
  if (read.numUpdatedRows === 0n) fail("conflict", "This question does not need a native speaker's check.");
  await addComment(db, standing, "native_read", input.comment?.trim() ?? "", user.id, now);
  recordAudit({ subject: standing.uuid, after: { revision: standing.no } });
  return { question: await readStaffQuestion(db, standing.id) };
}

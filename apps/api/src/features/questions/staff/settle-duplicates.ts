// Two similar questions are resolved: both stay, one is deleted, or one is deleted after the other has taken over its
// exams and tags.
import type { questions } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";
import { fail } from "../../../http/failure.ts";
import type { Call } from "../../../http/route.ts";
import { addComment, retireQuestions } from "../writing/move-questions.ts";
import { isPublisher } from "../writing/publishing.ts";
import { changeBank } from "../writing/question-counts.ts";
import { recordChanges } from "../writing/record-changes.ts";
import type { QuestionState } from "../writing/stored-question.ts";
import { lockQuestionFor } from "../writing/subject-rights.ts";

export async function settleDuplicates({ db, user, input, now, recordAudit }: Call<typeof questions.settleDuplicates>) {
  if (input.first_id === input.second_id) fail("bad_request", "Choose two questions.");
  // In a fixed order, so that two people resolving the same pair wait for each other.
  const [low, high] = [input.first_id, input.second_id].sort() as [string, string];
  const locked = [await lockQuestionFor(db, low, user.id), await lockQuestionFor(db, high, user.id)];
  const of = (uuid: string) => locked.find((standing) => standing.uuid === uuid)!;
  const [first, second] = [of(input.first_id), of(input.second_id)];
  if (input.keep === "both") await markSettled(db, first, second, user.id, now);
  else {
    const [kept, gone] = input.keep === "first" ? [first, second] : [second, first];
    if (gone.state === "live" && !isPublisher(user.role))
      fail("not_allowed", "Only a reviewer or an owner can delete a live question.");
    if (input.merge) await takeOver(db, kept, gone, user.id, now);
    await retireQuestions(db, [gone.id], now);
    await addComment(db, gone, "retired", `Duplicate of ${kept.uuid}`, user.id, now);
  }
  recordAudit({ subject: first.uuid, after: { second: second.uuid, keep: input.keep, merge: input.merge } });
  return null;
}

async function markSettled(db: Db, { id: a }: QuestionState, { id: b }: QuestionState, staffId: number, now: Date) {
  await sql`
    insert into duplicates_settled (first_id, second_id, staff_id, created_at)
    values (${Math.min(a, b)}, ${Math.max(a, b)}, ${staffId}, ${now}) on conflict do nothing`.execute(db);
}

/** The question that stays is asked wherever the other one was, if both have the same subject. */
async function takeOver(db: Db, kept: QuestionState, gone: QuestionState, staff_id: number, now: Date): Promise<void> {
  if (kept.subject_id !== gone.subject_id) fail("conflict", "These questions are in different subjects.");
  const { tags } = await db.selectFrom("questions").select("tags").where("id", "=", gone.id).executeTakeFirstOrThrow();
  const by = { staff_id, now, note: `Merged with ${gone.uuid}` };
  await changeBank(db, [kept.id], () =>
    recordChanges(db, [kept.id], by, async () => {
      await sql`
        insert into question_exams (question_id, exam_type_id)
        select ${kept.id}, exam_type_id from question_exams where question_id = ${gone.id}
        on conflict do nothing`.execute(db);
      await sql`
        update questions k set staff_edited_at = ${now},
          tags = array(select distinct t from unnest(k.tags || ${tags}::text[]) t order by t),
          topic_id = coalesce(k.topic_id, g.topic_id), year = coalesce(k.year, g.year)
        from questions g where k.id = ${kept.id} and g.id = ${gone.id}`.execute(db);
    }),
  );
}

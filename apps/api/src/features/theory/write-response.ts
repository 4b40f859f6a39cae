// Starting an answer, saving what is written, and ending the writing.
import type { theory } from "@sabiprep/contract";
import { sql } from "kysely";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { NO_ANSWER, ownResponse, responseOf } from "./read-response.ts";

/** The device makes the id, so that a start whose reply was lost can be sent again. */
export async function startResponse({ db, user, input, context, now }: Call<typeof theory.start>) {
  const question = await db
    .selectFrom("theory_questions")
    .select(["id", "live_revision_id"])
    .where("uuid", "=", input.theory_question_id)
    .where("retired_at", "is", null)
    .executeTakeFirst();
  if (!question?.live_revision_id) fail("not_found", "We could not find that question.");
  await db
    .insertInto("theory_responses")
    .values({
      uuid: input.response_id,
      candidate_id: user.id,
      question_id: question.id,
      revision_id: question.live_revision_id,
      answers: JSON.stringify({}),
      seq: 0,
      started_at: now,
    })
    .onConflict((conflict) => conflict.column("uuid").doNothing())
    .execute();
  return responseOf(await ownResponse(db, user.id, input.response_id), context, now);
}

export const readResponse = async ({ db, user, input, context, now }: Call<typeof theory.read>) =>
  responseOf(await ownResponse(db, user.id, input.response_id), context, now);

export async function writeResponse({ db, user, input, now }: Call<typeof theory.write>) {
  const { rows } = await sql<{ id: number; parts: string[] }>`
    select r.id, array(select p ->> 'id' from jsonb_array_elements(v.guide -> 'parts') p) as parts
    from theory_responses r join theory_revisions v on v.id = r.revision_id
    where r.uuid = ${input.response_id} and r.candidate_id = ${user.id}`.execute(db);
  const [response] = rows;
  if (!response) fail("not_found", NO_ANSWER);
  return saveAnswers(db, response.id, { ...input, answers: ofParts(input.answers, response.parts) }, now);
}

export function ofParts(answers: Record<string, string>, parts: readonly string[]): Record<string, string> {
  const unknown = Object.keys(answers).find((part) => !parts.includes(part));
  if (unknown !== undefined) fail("validation", "This question has no such part.");
  return answers;
}

interface Written {
  answers: Record<string, string>;
  photos?: { id: string; turns: number }[] | undefined;
  seq: number;
}

/** A save that arrives late, after a newer one, changes nothing and is still acknowledged with what is stored. */
export async function saveAnswers(db: Db, responseId: number, { answers, photos, seq }: Written, now: Date) {
  const saved = await db
    .updateTable("theory_responses")
    .set({
      answers: JSON.stringify(answers),
      ...(photos && { photos: JSON.stringify(photos) }),
      seq,
      saved_at: now,
    })
    .where("id", "=", responseId)
    .where("finished_at", "is", null)
    .where("seq", "<", seq)
    .executeTakeFirst();
  const standing = await db
    .selectFrom("theory_responses")
    .select(["seq", "saved_at", "finished_at"])
    .where("id", "=", responseId)
    .executeTakeFirstOrThrow();
  if (!saved.numUpdatedRows && standing.finished_at && seq > standing.seq)
    fail("conflict", "You have finished this answer, so you cannot change it any more.");
  return { seq: standing.seq, saved_at: standing.saved_at ?? now.toISOString() };
}

/** Finishing twice is the same as finishing once. The last words may come with it. */
export async function finishResponse({ db, user, input, context, now }: Call<typeof theory.finish>) {
  const row = await ownResponse(db, user.id, input.response_id);
  const { written } = input;
  await inTransaction(db, async (db) => {
    await sql`select 1 from theory_responses where id = ${row.id} for update`.execute(db);
    if (written && !row.finished_at) {
      const parts = row.guide.parts.map(({ id }) => id);
      await saveAnswers(db, row.id, { ...written, answers: ofParts(written.answers, parts) }, now);
    }
    await db
      .updateTable("theory_responses")
      .set({ finished_at: now })
      .where("id", "=", row.id)
      .where("finished_at", "is", null)
      .execute();
  });
  return responseOf(await ownResponse(db, user.id, input.response_id), context, now);
}

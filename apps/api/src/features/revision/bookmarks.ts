import type { revision } from "@sabiprep/contract";
import { lagosDay } from "@sabiprep/exam";
import { sql } from "kysely";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { candidateQuestion, questionCacheOf, shownOptions } from "../questions/public.ts";
import { mayShowKey } from "../sittings/public.ts";
import { type PracticePlace, placeOf } from "./practice-place.ts";

const PAGE = 20;

/** A candidate can only bookmark a question they have seen, so bookmarks cannot be used to read the bank. */
export async function bookmark({ db, user, input, now }: Call<typeof revision.bookmark>) {
  const { rows } = await sql<{ id: number }>`
    select q.id from questions q
    where q.uuid = ${input.question_id} and exists (
      select 1 from sittings s join sitting_sections n on n.sitting_id = s.id
      where s.candidate_id = ${user.id} and exists (
        select 1 from question_revisions r where r.question_id = q.id and r.id = any(n.revision_ids)))`.execute(db);
  const question = rows[0] ?? fail("not_found", "We could not find that question.");
  const note = input.note?.trim() || null;
  const pair = { candidate_id: user.id, question_id: question.id };
  await inTransaction(db, async (db) => {
    await db
      .insertInto("bookmarks")
      .values({ ...pair, note, created_at: now })
      .onConflict((conflict) => conflict.columns(["candidate_id", "question_id"]).doUpdateSet({ note }))
      .execute();
    await db
      .insertInto("review_cards")
      .values({ ...pair, due_on: lagosDay(now), added_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  return null;
}

/** A card that only the bookmark created, and that was never reviewed, is deleted with it. */
export async function forgetBookmark({ db, user, input }: Call<typeof revision.forget>) {
  await sql`
    with gone as (
      delete from bookmarks b using questions q
      where q.id = b.question_id and b.candidate_id = ${user.id} and q.uuid = ${input.question_id}
        returning b.question_id
    )
    delete from review_cards c using gone where c.candidate_id = ${user.id} and c.question_id = gone.question_id
      and c.reps = 0`.execute(db);
  return null;
}

export async function bookmarkIds(db: Db, candidateId: number): Promise<string[]> {
  const rows = await db
    .selectFrom("bookmarks as b")
    .innerJoin("questions as q", "q.id", "b.question_id")
    .select("q.uuid")
    .where("b.candidate_id", "=", candidateId)
    .orderBy("b.created_at", "desc")
    .limit(2000)
    .execute();
  return rows.map((row) => row.uuid);
}

interface BookmarkRow {
  revision_id: number;
  note: string | null;
  created_at: string;
  subject_name: string;
  place: PracticePlace | null;
}

/** With key and explanation. Questions of an exam in progress are held back. */
export async function bookmarksOf({ db, user, input, context }: Call<typeof revision.bookmarks>) {
  const { rows } = await sql<BookmarkRow>`
    select q.live_revision_id as revision_id, b.note, b.created_at, u.name as subject_name, ${placeOf(user.id)} as place
    from bookmarks b join questions q on q.id = b.question_id join subjects u on u.id = q.subject_id
    where b.candidate_id = ${user.id} ${input.before ? sql`and b.created_at < ${input.before}` : sql``}
      and ${mayShowKey(user.id)}
    order by b.created_at desc limit ${PAGE}`.execute(db);
  const questions = await questionCacheOf(context).questions(
    db,
    rows.map(({ revision_id }) => revision_id),
  );
  return rows.map(({ note, created_at, subject_name, place }, at) => {
    const question = questions[at]!;
    const shown = { options: shownOptions(question, 4), year: null, withKey: true };
    return { question: candidateQuestion(question, shown), note, created_at, subject_name, place };
  });
}

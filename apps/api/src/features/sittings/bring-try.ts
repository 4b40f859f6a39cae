// Stores a try made without an account as the first test of the account created right after it. The device sends the
// choices. The server accepts only questions of the visitors' sample, marks them itself, and does so once for an
// account.
import type { sittings } from "@sabiprep/contract";
import { answerAt } from "@sabiprep/exam";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { fail, failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { msg } from "../../languages/words.ts";
import { questionCacheOf, shownOptions } from "../questions/public.ts";
import { createSubmittedTest } from "./keep-tried.ts";

/**
 * A visitor fills in a form to register, so some time may pass. A try from longer ago belongs to somebody else or to
 * another day.
 */
const BEFORE_ACCOUNT_MS = 7 * 86_400_000;
/** The end of the try and the registration are measured by two clocks. */
const SLACK_MS = 60_000;
const ONCE = "We have already saved this result to your account.";

export async function bringTry({ db, user, input, now, context }: Call<typeof sittings.bringTry>) {
  const ended = now.getTime() - input.ended_ms_ago;
  const registered = Date.parse(user.registered_at);
  if (ended > registered + SLACK_MS || ended < registered - BEFORE_ACCOUNT_MS)
    fail("conflict", "We cannot add this result. You did not take the test just before you created your account.");
  const letters = new Map(input.answers.map(({ question_id, selected_option }) => [question_id, selected_option]));
  if (letters.size !== input.answers.length) failField("answers", "One question has two answers");
  const found = await sampleRevisions(db, [...letters.keys()]);
  if (found.length !== letters.size) failField("answers", "One of your answers is for a question we do not have");
  const questions = await questionCacheOf(context).questions(db, found);
  const tried = await createSubmittedTest(
    { db, context, now },
    {
      candidate_id: user.id,
      title: msg("Trial questions"),
      kind_key: "tried",
      exam: await examOf(db, user.id),
      year: null,
      options: 4,
      chosen: new Map(
        questions.map((question) => [
          question.revision_id,
          answerAt(shownOptions(question, 4), letters.get(question.uuid)!) ?? null,
        ]),
      ),
    },
  );
  return tried ?? fail("conflict", ONCE);
}

const sampleRevisions = async (db: Db, uuids: string[]): Promise<number[]> =>
  (
    await sql<{ id: number }>`
      select q.live_revision_id as id from questions q join sample_questions m on m.question_id = q.id
      where q.uuid = any(${uuids}::uuid[]) and q.state = 'live' order by q.id`.execute(db)
  ).rows.map(({ id }) => id);

/** The exam that the candidate named, otherwise the first one. */
async function examOf(db: Db, candidateId: number) {
  const { rows } = await sql<{ id: number; uuid: string; name: string; slug: string }>`
    select e.id, e.uuid, e.name, e.slug from exam_types e
    left join candidate_profiles p on p.candidate_id = ${candidateId} and p.exam_type_id = e.id
    order by p.candidate_id is null, e.position limit 1`.execute(db);
  return rows[0] ?? fail("unavailable", "There are no exams yet.");
}

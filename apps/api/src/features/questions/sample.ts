// Ten real questions for a visitor: short, easy, without passage or picture, from different subjects; a new ten every hour.
import { SAMPLE_QUESTIONS, type site } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { remembered } from "../../doors/database-signals.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { readSiteSettings } from "../site/public.ts";
import { candidateQuestion, type StoredQuestion, shownOptions } from "./candidate-question.ts";

const HOUR_MS = 3_600_000;

/** Visitors of one hour share one draw, so the landing page costs no query. */
const drawn = remembered(["bank"], () => ({ hour: -1, questions: [] as StoredQuestion[] }));

export async function sample({ db, house, now }: Call<typeof site.sample>) {
  if (!(await readSiteSettings(db)).try_out_open) fail("unavailable", "Trying out is closed for now. Please sign up.");
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const known = drawn(house);
  const questions = known.hour === hour ? known.questions : await drawSample(db, hour);
  if (questions.length === SAMPLE_QUESTIONS) Object.assign(known, { hour, questions });
  if (questions.length < SAMPLE_QUESTIONS) fail("unavailable", "The sample is being prepared. Please try again soon.");
  return {
    exams: questions.map((question) =>
      candidateQuestion(question, { options: shownOptions(question, 4), year: null, withKey: true }),
    ),
  };
}

/** The hour picks a starting point in each of the largest subjects; within the hour everybody gets the same ten. */
async function drawSample(db: Db, hour: number): Promise<StoredQuestion[]> {
  const { rows } = await sql<StoredQuestion>`
    with chosen as (
      select id, row_number() over (order by questions_count desc, id) as place, questions_count
      from subjects where questions_count > 0 and retired_at is null order by questions_count desc, id limit 5
    )
    select q.uuid, r.question_type, r.body_html, r.options, r.explanation_html, r.whys, r.picture_sha256, null as picture_type, r.picture_alt, r.audio_file_uuid,
      null as passage, t.name as topic, q.difficulty, q.source, k.accepted
    from chosen c
    cross join lateral (
      select q.* from questions q join question_revisions r on r.id = q.live_revision_id
      where q.subject_id = c.id and q.state = 'live' and q.difficulty = 'easy'
        and r.passage_revision_id is null and r.picture_sha256 is null and r.question_type = 'TEXTS_ONLY' and length(r.body_html) < 400
      order by md5(q.uuid::text || ${String(hour)}) limit 2
    ) q
    join question_revisions r on r.id = q.live_revision_id
    left join topics t on t.id = q.topic_id
    join lateral (select accepted from question_keys where revision_id = r.id order by version desc limit 1) k on true
    order by c.place, md5(q.uuid::text)`.execute(db);
  return rows.slice(0, SAMPLE_QUESTIONS);
}

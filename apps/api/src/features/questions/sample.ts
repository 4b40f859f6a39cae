// Ten real questions for a visitor: short, easy, without passage or picture, from different subjects. There are ten
// others every hour, and for each new try. Everybody can see their keys, so they come from a small set that is marked
// once and that no exam ever asks.
import { SAMPLE_QUESTIONS, SAMPLE_ROUNDS, type site } from "@sabiprep/contract";
import { addLagosDays, lagosDay } from "@sabiprep/exam";
import { sql } from "kysely";
import { cached, signal } from "../../adapters/database-signals.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { readSiteSettings } from "../site/public.ts";
import { candidateQuestion, type StoredQuestion, shownOptions } from "./candidate-question.ts";

const HOUR_MS = 3_600_000;
const SUBJECTS = 5;
const A_SUBJECT = 2;
const MARKED_A_SUBJECT = A_SUBJECT * SAMPLE_ROUNDS;

/** Visitors of one hour share one draw, so the landing page costs no query. */
const drawn = cached(["bank"], () => new Map<number, { hour: number; questions: Sampled[] }>());

type Sampled = StoredQuestion & { subject: string };

interface Draw {
  hour: number;
  /** A new try gets other questions. */
  round: number;
  day: string;
}

export async function sample({ db, context, now, input: { round = 0 } }: Call<typeof site.sample>) {
  if (!(await readSiteSettings(db)).try_out_open)
    fail("not_allowed", "You cannot try questions without an account right now. Please sign up to practise.");
  const hour = Math.floor(now.getTime() / HOUR_MS);
  const known = drawn(context).get(round);
  const questions = known?.hour === hour ? known.questions : await drawSample(db, { hour, round, day: lagosDay(now) });
  if (questions.length === SAMPLE_QUESTIONS) drawn(context).set(round, { hour, questions });
  if (questions.length < SAMPLE_QUESTIONS)
    fail("unavailable", "We are preparing the trial questions. Please try again soon.");
  return {
    exams: questions.map((question) =>
      candidateQuestion(question, { options: shownOptions(question, 4), year: null, withKey: true }),
    ),
    subjects: questions.map(({ subject }) => subject),
  };
}

async function drawSample(db: Db, draw: Draw): Promise<Sampled[]> {
  const marked = await drawMarked(db, draw);
  if (marked.length === SAMPLE_QUESTIONS) return marked;
  const again = (await mark(db)) ? await drawMarked(db, draw) : marked;
  // A small bank has no other questions.
  return again.length < SAMPLE_QUESTIONS && draw.round > 0 ? drawMarked(db, { ...draw, round: 0 }) : again;
}

/** The question can be shown to a visitor without any extra material. `q` is the question, `r` its text. */
const fits = sql`q.state = 'live' and q.difficulty = 'easy' and r.passage_revision_id is null
  and r.picture_sha256 is null
  and r.question_type = 'TEXTS_ONLY' and r.answers_wanted = 'one' and length(r.body_html) < 400
  and not exists (select 1 from paper_items i where i.question_id = q.id)`;

/** Exam-level questions come first if there are enough. The others fill the gap. */
const paperFirst = sql`q.pool <> 'paper'`;

const largest = sql`select id, name, row_number() over (order by questions_count desc, id) as place
  from subjects where questions_count > 0 and retired_at is null order by questions_count desc, id limit ${SUBJECTS}`;

/**
 * The hour orders the marked set of each subject, and the round selects its part. Within the hour everybody gets the
 * same ten. The question of the day, which the same visitors see, is left out.
 */
async function drawMarked(db: Db, { hour, round, day }: Draw): Promise<Sampled[]> {
  const { rows } = await sql<Sampled>`
    with chosen as (${largest})
    select q.uuid, r.question_type, r.body_html, r.options, r.answers_wanted, r.explanation_html, r.whys,
      r.picture_sha256, null as picture_type, r.picture_alt, null as picture_size, r.audio_file_uuid,
      null as passage, t.name as topic, q.difficulty, q.pool, r.instruction_html, q.source, k.accepted,
      c.name as subject
    from chosen c
    cross join lateral (
      select q.* from questions q join question_revisions r on r.id = q.live_revision_id
      join sample_questions m on m.question_id = q.id
      where q.subject_id = c.id and ${fits} and not exists (
        select 1 from daily_questions d where d.question_id = q.id and d.day >= ${addLagosDays(day, -1)}::date)
      order by ${paperFirst}, md5(q.uuid::text || ${String(hour)}) limit ${A_SUBJECT} offset ${round * A_SUBJECT}
    ) q
    join question_revisions r on r.id = q.live_revision_id
    left join topics t on t.id = q.topic_id
    join lateral (select accepted from question_keys where revision_id = r.id order by version desc limit 1) k on true
    order by c.place, md5(q.uuid::text)`.execute(db);
  return rows.slice(0, SAMPLE_QUESTIONS);
}

/** Marks the questions missing from the set. It takes none from a year's paper and none from an open exam. */
const mark = (db: Db): Promise<boolean> =>
  inTransaction(db, async (db) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('sample_questions', 0))`.execute(db);
    const { rows } = await sql`
      with chosen as (${largest}), in_exams as materialized (
        select distinct v.question_id from sittings s
        join sitting_sections n on n.sitting_id = s.id
        cross join lateral unnest(n.revision_ids) u (id)
        join question_revisions v on v.id = u.id
        where s.mode = 'exam' and s.state in ('open', 'expired')
      )
      insert into sample_questions (question_id)
      select q.id from chosen c cross join lateral (
        select q.id from questions q join question_revisions r on r.id = q.live_revision_id
        where q.subject_id = c.id and ${fits} and q.id not in (select question_id from in_exams)
        order by ${paperFirst}, md5(q.uuid::text) limit ${MARKED_A_SUBJECT}
      ) q
      on conflict do nothing returning question_id`.execute(db);
    if (rows.length > 0) await signal(db, "bank", {});
    return rows.length > 0;
  });

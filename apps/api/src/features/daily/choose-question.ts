// Chooses the question of a Lagos day. The first request of a day stores it for everybody. It is derived from the day's
// name, so two servers asking at the same time choose the same one.
import { addLagosDays, lagosDay } from "@sabiprep/exam";
import { sql } from "kysely";
import { cached, signal } from "../../adapters/database-signals.ts";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";

export interface DaysQuestion {
  day: string;
  question_id: number;
  question_uuid: string;
  revision_id: number;
  subject: string;
}

/** The subjects taken by the most candidates. They also have the most questions. */
const SUBJECTS = 8;
/** A question is repeated after a year at the earliest. */
const AGAIN_DAYS = 365;

const known = cached(["bank"], () => new Map<string, DaysQuestion>());

/** Null if the bank has no suitable question. */
export async function questionOfDay(
  context: Pick<AppContext, "signals">,
  db: Db,
  day: string,
): Promise<DaysQuestion | null> {
  const memory = known(context);
  const found = memory.get(day) ?? (await read(db, day)) ?? ((await choose(db, day)) ? await read(db, day) : null);
  if (found) memory.set(day, found);
  return found;
}

/** Today's question, or yesterday's for a student who started reading before midnight. */
export async function recentQuestion(
  context: AppContext,
  db: Db,
  uuid: string,
  now: Date,
): Promise<DaysQuestion | null> {
  const today = lagosDay(now);
  const current = await questionOfDay(context, db, today);
  if (current?.question_uuid === uuid) return current;
  const before = await read(db, addLagosDays(today, -1));
  return before?.question_uuid === uuid ? before : null;
}

/** A question that was retired since then counts as none. */
async function read(db: Db, day: string): Promise<DaysQuestion | null> {
  const { rows } = await sql<DaysQuestion>`
    select d.day::text as day, q.id as question_id, q.uuid as question_uuid, q.live_revision_id as revision_id,
      s.name as subject
    from daily_questions d join questions q on q.id = d.question_id and q.state = 'live' join subjects s
      on s.id = q.subject_id
    where d.day = ${day}`.execute(db);
  return rows[0] ?? null;
}

/**
 * Prefers an exam-level question of the day's subject that visitors cannot try. It must be easy or medium, with four
 * answers and plain words that any phone can show. It may not be in a year's paper or in an open exam. Everybody sees
 * its key, so from then on no exam draws it.
 */
const choose = (db: Db, day: string): Promise<boolean> =>
  inTransaction(db, async (db) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('sample_questions', 0))`.execute(db);
    if (await read(db, day)) return true;
    const { rows } = await sql`
      with taken as (
        select id from subjects where questions_count > 0 and retired_at is null order by questions_count desc, id
          limit ${SUBJECTS}
      ), in_exams as materialized (
        select distinct v.question_id from sittings s
        join sitting_sections n on n.sitting_id = s.id
        cross join lateral unnest(n.revision_ids) u (id)
        join question_revisions v on v.id = u.id
        where s.mode = 'exam' and s.state in ('open', 'expired')
      ), chosen as (
        select q.id from taken c join questions q on q.subject_id = c.id join question_revisions r
          on r.id = q.live_revision_id
        where q.state = 'live' and q.difficulty in ('easy', 'medium') and r.question_type = 'TEXTS_ONLY'
          and r.answers_wanted = 'one'
          and r.passage_revision_id is null and r.picture_sha256 is null and length(r.body_html) < 400
          and (select count(*) from jsonb_array_elements(r.options) o where not (o ->> 'fifth_only')::boolean) = 4
          and r.body_html || r.options::text !~ '<(math|table|figure|svg|img)'
          and not exists (select 1 from paper_items i where i.question_id = q.id)
          and not exists (select 1 from daily_questions d where d.question_id = q.id
            and d.day > ${addLagosDays(day, -AGAIN_DAYS)}::date)
          and q.id not in (select question_id from in_exams)
        order by md5(c.id || ${day}::text),
          exists (select 1 from sample_questions m where m.question_id = q.id), q.pool <> 'paper',
            md5(q.uuid || ${day}::text) limit 1
      ), marked as (
        insert into sample_questions (question_id) select id from chosen on conflict do nothing
      )
      insert into daily_questions (day, question_id) select ${day}::date, id from chosen
      on conflict (day) do update set question_id = excluded.question_id
      returning question_id`.execute(db);
    if (rows.length > 0) await signal(db, "bank", {});
    return rows.length > 0;
  });

// The facts of one graded sitting, read from the raw answers. For each subject and topic: how many questions were
// asked, answered and right, and how many the candidate had seen nowhere else when it was submitted.
import { IDLE_CAP_MS } from "@sabiprep/exam";
import { sql } from "kysely";
import { plannedEachTime } from "../../db/named-statements.ts";
import type { SittingPart } from "../../db/tables/progress-tables.ts";
import type { Db } from "../../db/transaction.ts";
import { isStretch, sectionsWithPlaces } from "../sittings/public.ts";

export interface SittingFacts {
  sitting_id: number;
  candidate_id: number;
  grade_id: number;
  mode: "practice" | "exam";
  kind: "practice" | "paper" | "mock";
  options: number;
  /** Harder than the exam, by the candidate's choice. It does not count for any topic's level. */
  is_stretch: boolean;
  finished_offline: boolean;
  /** The time of the last answer, or of the submission if nothing was answered. */
  at: string;
  day: string;
  submitted_at: string;
  /**
   * From start to submission by the server's clock, minus the part already taken by an exam submitted earlier. Exams
   * that run side by side are one span of work, which counts once. 0 in practice.
   */
  span_seconds: number;
  /** Half of the answers took no longer than this, by the device's times. Null if the device sent none. */
  median_seconds: number | null;
  score: number;
  correct: number;
  total: number;
  answered: number;
  /** Time with activity. A longer silence counts as a short one. */
  seconds: number;
  parts: SittingPart[];
}

/** Sittings without a candidate or a grade are left out. Questions count as new only in exam mode. */
export async function sittingFacts(db: Db, sittingIds: readonly number[]): Promise<SittingFacts[]> {
  if (sittingIds.length === 0) return [];
  const { rows } = await sql<SittingFacts>`${plannedEachTime}
    with s as materialized (
      select s.id, s.candidate_id, s.mode, s.kind, s.options, ${isStretch} as is_stretch, s.started_at,
        coalesce(s.submitted_at, g.created_at) as submitted_at,
        g.id as grade_id, g.score, g.correct, g.total, g.finished_offline, g.created_at as graded_at,
        a.chosen, a.late, a.shown_at, a.answered_at
      from sittings s
      join grades g on g.sitting_id = s.id and g.is_current
      join sitting_answers a on a.sitting_id = s.id
      where s.id = any(${sittingIds}::bigint[]) and s.candidate_id is not null
    -- Joins each sitting with its sections before it unnests them. Otherwise PostgreSQL may unnest all sections of all
    -- sittings for each one.
    ), sections as materialized (
      select s.id, n.subject_id, s.graded_at, s.mode, n.revision_ids, s.chosen[n.first:n.last] as chosen,
        s.late[n.first:n.last] as late
      from s join ${sectionsWithPlaces(sittingIds)} n on n.sitting_id = s.id
    ), asked as (
      select n.id, n.subject_id, u.revision_id, n.graded_at, n.mode, case when u.late then null
        else u.chosen end as chosen
      from sections n cross join lateral unnest(n.revision_ids, n.chosen, n.late) u (revision_id, chosen, late)
    ), met as materialized (
      select distinct s.id, old.question_id
      from s cross join lateral questions_met_by(s.candidate_id, s.id, s.submitted_at) old
      where s.mode = 'exam'
    ), marked as (
      select asked.id, asked.subject_id, q.topic_id, asked.chosen is not null as answered,
        answer_is_right(k.accepted, k.is_void, asked.chosen) as correct,
        asked.mode = 'exam' and met.id is null as is_new
      from asked
      join question_revisions v on v.id = asked.revision_id
      join questions q on q.id = v.question_id
      -- The answer key at the time of the grade. If the grade is older than every key, the first key.
      join question_keys k on k.revision_id = asked.revision_id and (k.created_at <= asked.graded_at or not exists (
          select 1 from question_keys e where e.revision_id = k.revision_id and e.version < k.version))
        and not exists (select 1 from question_keys l where l.revision_id = k.revision_id and l.version > k.version
          and l.created_at <= asked.graded_at)
      left join met on met.id = asked.id and met.question_id = q.id
    ), parts as (
      select id, subject_id, topic_id, count(*)::int as total, count(*) filter (where answered)::int as answered,
        count(*) filter (where correct)::int as correct, count(*) filter (where is_new)::int as new,
        count(*) filter (where is_new and correct)::int as new_right,
        count(*) filter (where is_new and answered and not correct)::int as new_wrong
      from marked group by 1, 2, 3
    ), per_sitting as (
      select id, sum(answered)::int as answered,
        jsonb_agg(jsonb_build_array(subject_id, topic_id, total, answered, correct, new, new_right, new_wrong)
          order by subject_id, topic_id) as parts
      from parts group by id
    ), own_time as (
      select s.id, sum(extract(epoch from upper(t) - lower(t)))::int as seconds
      from s cross join lateral unnest(
        tstzmultirange(tstzrange(s.started_at, greatest(s.started_at, s.submitted_at))) - coalesce((
          select range_agg(tstzrange(o.started_at, greatest(o.started_at, o.submitted_at))) from sittings o
          where o.candidate_id = s.candidate_id and o.mode = 'exam' and (o.submitted_at, o.id) < (s.submitted_at, s.id)
            and o.submitted_at > s.started_at), '{}')) t
      where s.mode = 'exam' group by s.id
    ), active_time as (
      select id, sum(least(gap, ${IDLE_CAP_MS / 1000}::int))::int as seconds from (
        select t.id, extract(epoch from t.at - lag(t.at) over (partition by t.id order by t.at)) as gap
        from (
          select s.id, s.started_at as at from s
          union all select s.id, x from s cross join lateral unnest(s.shown_at) x where x is not null
          union all select s.id, x from s cross join lateral unnest(s.answered_at) x where x is not null
        ) t) gaps
      where gap is not null group by id
    )
    select s.id as sitting_id, s.candidate_id, s.grade_id, s.mode, s.kind, s.options, s.is_stretch, s.finished_offline,
      s.submitted_at,
      coalesce(own_time.seconds, 0) as span_seconds,
      median.seconds as median_seconds, coalesce(last.at, s.submitted_at) as at,
        lagos_day(coalesce(last.at, s.submitted_at)) as day,
      s.score, s.correct, s.total, per_sitting.answered, coalesce(active_time.seconds, 0) as seconds, per_sitting.parts
    from s
    join per_sitting on per_sitting.id = s.id
    left join active_time on active_time.id = s.id
    left join own_time on own_time.id = s.id
    cross join lateral (select max(x) as at from unnest(s.answered_at) x) last
    cross join lateral (
      select percentile_cont(0.5) within
        group (order by extract(epoch from t.answered_at - t.shown_at))::float8 as seconds
      from unnest(s.chosen, s.shown_at, s.answered_at) t (chosen, shown_at, answered_at)
        where t.chosen is not null) median
    order by s.id`.execute(db);
  return rows;
}

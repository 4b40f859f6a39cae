// Aggregates graded sittings into the statistics of their questions. A later grade of a sitting first removes what the
// earlier one added, so every sitting counts once, with its current score.
import { type RawBuilder, sql } from "kysely";
import { countsForStaff } from "../../../db/demo-people.ts";
import { plannedEachTime } from "../../../db/named-statements.ts";
import type { Db } from "../../../db/transaction.ts";
import { sectionsWithPlaces } from "../../sittings/public.ts";

const LONGEST_SECONDS = 3600;

export async function aggregateSittings(db: Db, sittingIds: readonly number[]): Promise<void> {
  const ids = [...new Set(sittingIds)];
  await add(db, ids, sql`-1`);
  await sql`delete from item_contributions where sitting_id = any(${ids}::bigint[])`.execute(db);
  // Not reached is null. Shown but left open, or answered too late, is ''. If a candidate's answers do not count, the
  // row is empty: it records that the grade was processed.
  await sql`${plannedEachTime}
    with graded as materialized (
      select s.id, s.candidate_id, s.mode, g.id as grade_id, g.score, g.correct, g.total,
        a.chosen, a.shown_at, a.answered_at, a.late,
        counts_in_figures(s.candidate_id) and ${countsForStaff("p.is_demo")} as counts
      from sitting_answers a join grades g on g.sitting_id = a.sitting_id and g.is_current
      join sittings s on s.id = a.sitting_id
      left join candidates p on p.id = s.candidate_id
      where a.sitting_id = any(${ids}::bigint[])
    ), met as materialized (
      select distinct g.id, r.id as revision_id
      from graded g join sittings e on e.candidate_id = g.candidate_id and e.id < g.id
      join grades o on o.sitting_id = e.id and o.is_current
      join sitting_sections n on n.sitting_id = e.id cross join lateral unnest(n.revision_ids) r (id)
      where g.counts and g.mode = 'exam'
    -- Each sitting meets its own sections before any is taken apart (sitting-facts.ts); so below.
    ), sections as materialized (
      select g.id, g.mode, g.correct, g.total, n.first, n.revision_ids, g.chosen[n.first:n.last] as chosen,
        g.shown_at[n.first:n.last] as shown_at, g.answered_at[n.first:n.last] as answered_at,
        g.late[n.first:n.last] as late
      from graded g join ${sectionsWithPlaces(ids)} n on n.sitting_id = g.id
      where g.counts
    ), answered as (
      select n.id, n.first + u.at as at, u.revision_id, n.mode, n.correct, n.total,
        case when u.late then '' when u.chosen is null and u.shown_at is null then null
          else coalesce(u.chosen, '') end as chosen,
        case when u.answered_at >= u.shown_at
          and u.answered_at - u.shown_at <= make_interval(secs => ${LONGEST_SECONDS})
          then extract(epoch from u.answered_at - u.shown_at)::int end as seconds
      from sections n
      cross join lateral unnest(n.revision_ids, n.chosen, n.shown_at, n.answered_at, n.late)
        with ordinality u (revision_id, chosen, shown_at, answered_at, late, at)
    ), folded as (
      select a.id, array_agg(a.chosen order by a.at) as chosen, array_agg(a.seconds order by a.at) as seconds,
        array_agg(case when a.mode <> 'exam' then 'practice' when met.id is not null then 'again' else 'first' end
          order by a.at) as kinds,
        array_agg(case when a.total > 1 then round(1000.0 * (a.correct
          - case when answer_is_right(k.accepted, k.is_void, nullif(a.chosen, '')) then 1
            else 0 end) / (a.total - 1))::int
          else 0 end order by a.at) as rests
      from answered a
      join question_keys k on k.revision_id = a.revision_id and not exists (
        select 1 from question_keys l where l.revision_id = k.revision_id and l.version > k.version)
      left join met on met.id = a.id and met.revision_id = a.revision_id
      group by a.id
    )
    insert into item_contributions (sitting_id, grade_id, score, chosen, seconds, kinds, rests)
    select g.id, g.grade_id, g.score, coalesce(f.chosen, '{}'), coalesce(f.seconds, '{}'), coalesce(f.kinds, '{}'),
      coalesce(f.rests, '{}')
    from graded g left join folded f on f.id = g.id`.execute(db);
  await add(db, ids, sql`1`);
  await markForAnalysis(db, ids);
}

/** Adds the aggregated sittings to the statistics, or removes them. */
async function add(db: Db, ids: number[], sign: RawBuilder<unknown>): Promise<void> {
  await sql`${plannedEachTime}
    with sections as materialized (
      select f.score, n.revision_ids, f.chosen[n.first:n.last] as chosen, f.seconds[n.first:n.last] as seconds,
        f.kinds[n.first:n.last] as kinds, f.rests[n.first:n.last] as rests
      from item_contributions f join ${sectionsWithPlaces(ids)} n on n.sitting_id = f.sitting_id
      where f.sitting_id = any(${ids}::bigint[])
    ), answered as (
      select i.revision_id, i.kind, i.chosen, n.score, i.rest, i.seconds
      from sections n
      cross join lateral unnest(n.revision_ids, n.chosen, n.seconds, n.kinds, n.rests)
        as i (revision_id, chosen, seconds, kind, rest)
      where i.chosen is not null
    )
    insert into item_figures as t (revision_id, kind, option, score, rest, responses, seconds, timed)
    select revision_id, kind, chosen, score, rest, ${sign} * count(*), ${sign} * coalesce(sum(seconds), 0),
      ${sign} * count(seconds)
    from answered group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (revision_id, kind, option, score, rest) do update set responses = t.responses + excluded.responses,
      seconds = t.seconds + excluded.seconds, timed = t.timed + excluded.timed`.execute(db);
}

/** Marks the questions of these sittings for a new analysis. If all are marked already, it writes nothing. */
async function markForAnalysis(db: Db, ids: number[]): Promise<void> {
  await lockAnalysis(db);
  await sql`${plannedEachTime}
    with asked as materialized (
      select distinct r.id from sitting_sections n cross join lateral unnest(n.revision_ids) r (id)
      where n.sitting_id = any(${ids}::bigint[])
    ), marked as (
      update item_statistics i set stale = true from asked a where i.revision_id = a.id and not i.stale
    )
    insert into item_statistics (revision_id, question_id)
    select r.id, r.question_id from asked a join question_revisions r on r.id = a.id
    where not exists (select 1 from item_statistics i where i.revision_id = a.id)
      -- Some of them were not reached by anybody.
      and exists (select 1 from item_figures f where f.revision_id = a.id) order by 1`.execute(db);
}

/**
 * Until the end of the transaction, no other process marks or analyses questions. The analysis clears the mark of
 * everything it has read, so a mark set at the same time could be lost together with its answers.
 */
export const lockAnalysis = (db: Db) =>
  sql`select pg_advisory_xact_lock(hashtextextended('item_looks', 0))`.execute(db);

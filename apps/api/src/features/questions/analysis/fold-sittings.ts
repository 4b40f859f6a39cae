// Graded sittings folded into the figures of their questions. A later grade of the same sitting first takes back what the
// one before had added, so every sitting counts once, with its current score.
import { type RawBuilder, sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";

const LONGEST_SECONDS = 3600;

export async function foldSittings(db: Db, sittingIds: readonly number[]): Promise<void> {
  const ids = [...new Set(sittingIds)];
  await add(db, ids, sql`-1`);
  await sql`delete from item_folds where sitting_id = any(${ids}::bigint[])`.execute(db);
  // Not reached is null; shown and left open, or answered too late, is ''. Whose answers do not count leaves an empty row:
  // it says that the grade was heard.
  await sql`
    insert into item_folds (sitting_id, grade_id, score, chosen, seconds, kinds, rests)
    select f.sitting_id, f.grade_id, f.score, f.chosen, f.seconds, coalesce(d.kinds, '{}'), coalesce(d.rests, '{}')
    from (select a.sitting_id, g.id as grade_id, g.score, g.correct, g.total, case when c.counts then array(
        select case when n.late then '' when n.chosen is null and n.shown_at is null then null else coalesce(n.chosen, '') end
        from unnest(a.chosen, a.shown_at, a.late) with ordinality as n (chosen, shown_at, late, at) order by n.at) else '{}' end as chosen,
      case when c.counts then array(
        select case when n.answered_at >= n.shown_at and n.answered_at - n.shown_at <= make_interval(secs => ${LONGEST_SECONDS})
          then extract(epoch from n.answered_at - n.shown_at)::int end
        from unnest(a.answered_at, a.shown_at) with ordinality as n (answered_at, shown_at, at) order by n.at) else '{}' end as seconds
    from sitting_answers a join grades g on g.sitting_id = a.sitting_id and g.is_current
    join sittings s on s.id = a.sitting_id
    left join candidates p on p.id = s.candidate_id
    -- Demo people count in no figure.
    cross join lateral (select counts_in_figures(s.candidate_id) and not coalesce(p.is_demo, false) as counts) c
    where a.sitting_id = any(${ids}::bigint[])) f
    left join lateral fold_details(f.sitting_id, f.chosen, f.correct, f.total) d on cardinality(f.chosen) > 0`.execute(
    db,
  );
  await add(db, ids, sql`1`);
}

/** Adds the folded sittings to the figures, or takes them away, and marks the questions for a new look. */
async function add(db: Db, ids: number[], sign: RawBuilder<unknown>): Promise<void> {
  await sql`
    with answered as (
      select i.revision_id, i.kind, i.chosen, f.score, i.rest, i.seconds
      from item_folds f
      cross join lateral (
        select array_agg(r.id order by n.no, r.at) as revision_ids
        from sitting_sections n, unnest(n.revision_ids) with ordinality as r (id, at) where n.sitting_id = f.sitting_id) p
      cross join lateral unnest(p.revision_ids, f.chosen, f.seconds, f.kinds, f.rests) as i (revision_id, chosen, seconds, kind, rest)
      where f.sitting_id = any(${ids}::bigint[]) and i.chosen is not null
    ), counted as (
      insert into item_figures as t (revision_id, kind, option, score, rest, responses, seconds, timed)
      select revision_id, kind, chosen, score, rest, ${sign} * count(*), ${sign} * coalesce(sum(seconds), 0), ${sign} * count(seconds)
      from answered group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
      on conflict (revision_id, kind, option, score, rest) do update set responses = t.responses + excluded.responses,
        seconds = t.seconds + excluded.seconds, timed = t.timed + excluded.timed
    )
    insert into item_statistics (revision_id, question_id)
    select r.id, r.question_id from (select distinct revision_id from answered) a
    join question_revisions r on r.id = a.revision_id order by 1
    on conflict (revision_id) do update set stale = true`.execute(db);
}

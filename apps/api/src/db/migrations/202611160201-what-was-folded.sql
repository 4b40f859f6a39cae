-- Every listener can tell which grade of a sitting it has folded, so that what it missed can be found and folded later.

alter table item_folds add column grade_id bigint;

create table revision_folds (
  sitting_id bigint primary key references sittings (id) on delete cascade,
  grade_id bigint not null
);

-- Sittings folded before this table was there: those that wait for delivery are not, and neither are those with a
-- question their candidate has never met.
insert into revision_folds (sitting_id, grade_id)
select g.sitting_id, g.id
from grades g
join sittings s on s.id = g.sitting_id and s.candidate_id is not null
join sitting_answers a on a.sitting_id = g.sitting_id
where g.is_current
  and not exists (
    select 1 from event_cursors c join events e on (e.xid, e.id) > (c.last_xid, c.last_id)
    where c.listener = 'revision' and e.type = 'sitting_graded' and (e.body ->> 'sitting_id')::bigint = g.sitting_id)
  and not exists (
    select 1 from (
      select p.revision_id, row_number() over (order by n.no, p.at) as at
      from sitting_sections n cross join lateral unnest(n.revision_ids) with ordinality p (revision_id, at)
      where n.sitting_id = g.sitting_id) asked
    join question_revisions r on r.id = asked.revision_id
    where (a.chosen[asked.at] is not null or a.shown_at[asked.at] is not null)
      and not exists (
        select 1 from met_questions m where m.candidate_id = s.candidate_id and m.question_id = r.question_id));

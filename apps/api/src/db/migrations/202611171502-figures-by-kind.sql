-- Figures one can believe: an answer is told apart by how it came about, and by the score of the rest of its test.
-- Kinds: `first` in exam mode, the first time its candidate met the question; `again` in exam mode, met before; `practice`.
alter table item_folds
  add column kinds text[] not null default '{}',
  -- Of each question the score of all the others, in thousandths.
  add column rests integer[] not null default '{}';

alter table item_figures
  drop constraint item_figures_pkey,
  add column kind text not null default 'practice' check (kind in ('first', 'again', 'practice')),
  add column rest integer not null default 0;

-- In which revisions an answer of this sitting gets its mark, in the order of the questions.
create function fold_details(sitting bigint, chosen text[], correct integer, total integer, out kinds text[], out rests integer[])
language sql stable as $$
  with asked as (
    select array_agg(r.id order by n.no, r.at) as ids
    from sitting_sections n, unnest(n.revision_ids) with ordinality as r (id, at) where n.sitting_id = sitting
  ), met as (
    select coalesce(array_agg(r.id), '{}') as ids
    from sittings s join sittings e on e.candidate_id = s.candidate_id and e.id < s.id
    join grades g on g.sitting_id = e.id and g.is_current
    join sitting_sections n on n.sitting_id = e.id, unnest(n.revision_ids) as r (id) where s.id = sitting
  )
  select array_agg(case when s.mode <> 'exam' then 'practice' when i.id = any(met.ids) then 'again' else 'first' end order by i.at),
    array_agg(case when total > 1 then round(1000.0 * (correct - case when answer_is_right(k.accepted, k.is_void, nullif(i.option, '')) then 1 else 0 end)
      / (total - 1))::int else 0 end order by i.at)
  from sittings s, asked, met, unnest(asked.ids, chosen) with ordinality as i (id, option, at)
  join lateral (select accepted, is_void from question_keys where revision_id = i.id order by version desc limit 1) k on true
  where s.id = sitting
$$;

-- What was folded before is told apart once; answers of demo people go.
update item_folds f set chosen = '{}', seconds = '{}'
from sittings s join candidates c on c.id = s.candidate_id where s.id = f.sitting_id and c.is_demo;
update item_folds f set kinds = n.kinds, rests = n.rests
from (
  select o.sitting_id, d.kinds, d.rests from item_folds o join grades g on g.id = o.grade_id
  cross join lateral fold_details(o.sitting_id, o.chosen, g.correct, g.total) d where cardinality(o.chosen) > 0) n
where n.sitting_id = f.sitting_id;
truncate item_figures;
insert into item_figures (revision_id, kind, option, score, rest, responses, seconds, timed)
select i.revision_id, i.kind, i.chosen, f.score, i.rest, count(*), coalesce(sum(i.seconds), 0), count(i.seconds)
from item_folds f
cross join lateral (
  select array_agg(r.id order by n.no, r.at) as revision_ids
  from sitting_sections n, unnest(n.revision_ids) with ordinality as r (id, at) where n.sitting_id = f.sitting_id) p
cross join lateral unnest(p.revision_ids, f.chosen, f.seconds, f.kinds, f.rests) as i (revision_id, chosen, seconds, kind, rest)
where i.chosen is not null and i.kind is not null group by 1, 2, 3, 4, 5;
update item_statistics set stale = true;

alter table item_figures alter column kind drop default, alter column rest drop default,
  add primary key (revision_id, kind, option, score, rest);

-- The sittings of one paper, newest first, for its reliability.
create index sittings_of_paper on sittings (paper_id, id) where paper_id is not null and mode = 'exam';

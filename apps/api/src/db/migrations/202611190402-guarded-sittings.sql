-- The exams of a candidate that still take answers: whether there is one is asked at every start, which questions are in them only where there is.
create function guarded_sittings(candidate bigint) returns table (id bigint)
language sql stable as $$
  select s.id from sittings s where s.candidate_id = candidate and s.mode = 'exam' and s.state in ('open', 'expired')
$$;

create or replace function protected_questions(candidate bigint, besides bigint default null)
returns table (question_id bigint)
language sql stable as $$
  select v.question_id
  from guarded_sittings(candidate) s
  join sitting_sections n on n.sitting_id = s.id
  cross join lateral unnest(n.revision_ids) r (id)
  join question_revisions v on v.id = r.id
  where s.id is distinct from besides
$$;

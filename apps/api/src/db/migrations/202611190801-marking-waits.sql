-- A finished test that shares a question with an exam of the same student that still takes answers is not marked yet. Until it is, it has
-- no grade, and `waiting_cause` is the cause its first grade will have. Null for every test that is marked, or not finished.
alter table sittings add column waiting_cause text;

-- True where two tests ask the same question, in whatever revision.
create function shares_question(one bigint, other bigint) returns boolean
language sql stable as $$
  select exists (
    select 1
    from sitting_sections n
    cross join lateral unnest(n.revision_ids) r (id)
    join question_revisions v on v.id = r.id
    where n.sitting_id = one and v.question_id in (
      select w.question_id
      from sitting_sections m
      cross join lateral unnest(m.revision_ids) u (id)
      join question_revisions w on w.id = u.id
      where m.sitting_id = other))
$$;

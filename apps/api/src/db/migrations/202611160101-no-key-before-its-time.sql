-- Keys are kept back while a test may still take answers, and points are for questions met for the first time.

-- An expired test stays `expired` while answers given in time may still arrive; looked at, or three days later, it is
-- `submitted` like any other. Those whose three days are over:
update sittings set state = 'submitted' where state = 'expired' and deadline_at < now() - interval '72 hours';

create index sittings_guarded on sittings (candidate_id) where mode = 'exam' and state in ('open', 'expired');
create index sittings_late on sittings (deadline_at) where state = 'expired';

-- The one rule: the questions whose key this candidate must not be told now. `besides` is a test whose own outcome is shown.
create function protected_questions(candidate bigint, besides bigint default null) returns table (question_id bigint)
language sql stable as $$
  select v.question_id
  from sittings s
  join sitting_sections n on n.sitting_id = s.id
  cross join lateral unnest(n.revision_ids) r (id)
  join question_revisions v on v.id = r.id
  where s.candidate_id = candidate and s.mode = 'exam' and s.state in ('open', 'expired')
    and s.id is distinct from besides
$$;

-- What was met in a history that has been cleared: it can not be met for the first time again. Erasing takes it away.
create table cleared_questions (
  candidate_id bigint not null references candidates (id) on delete cascade,
  question_id bigint not null references questions (id) on delete cascade,
  primary key (candidate_id, question_id)
);

-- What a candidate had met, other than in this test, by the moment it was handed in.
create function questions_met_by(candidate bigint, sitting bigint, moment timestamptz) returns table (question_id bigint)
language sql stable as $$
  select v.question_id
  from sittings p
  join sitting_sections n on n.sitting_id = p.id
  cross join lateral unnest(n.revision_ids) r (id)
  join question_revisions v on v.id = r.id
  where p.candidate_id = candidate and p.id <> sitting and p.started_at <= moment
  union
  select c.question_id from cleared_questions c where c.candidate_id = candidate
$$;

-- A test that looks too good for its pace waits here until staff have looked at it.
alter table sitting_points add column counted_at timestamptz;
create index sitting_points_doubtful on sitting_points (candidate_id) where reason = 'implausible';

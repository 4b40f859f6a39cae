-- Class work is done in ordinary sittings. This adds what they need of each other.

-- The results of this sitting wait for a release. Until then it is not marked, and the keys of its questions are hidden.
alter table sittings add column results_held boolean not null default false;

-- The exam, sections and clock of the paper that was made from `made_of`. The questions are in `revision_ids`.
alter table assignments add column paper jsonb;
-- When its pupils were told that it is open, and reminded that it closes soon.
alter table assignments add column told_at timestamptz;
alter table assignments add column reminded_at timestamptz;
create index assignments_untold on assignments (opens_at) where state = 'given' and told_at is null;
create index assignments_unreminded on assignments (closes_at) where state = 'given' and reminded_at is null;
create index assignments_unreleased on assignments (coalesce(late_until, closes_at))
  where state = 'given' and results <> 'submitted' and released_at is null;
create index assignments_newest on assignments (school_id, created_at desc, id desc);

-- Who printed the newest slip that ended a password, and when. The pupil is told.
alter table school_pupils add column slip_renewed_by bigint references staff (id) on delete set null;
alter table school_pupils add column slip_renewed_at timestamptz;

-- The answers were received long after they were given.
alter table assignment_sittings add column finished_offline boolean not null default false;
create index assignment_sittings_of on assignment_sittings (assignment_id, pupil_id);

-- The sittings whose keys the candidate may not see: exams that still take answers, and class work whose results are
-- held.
create function keyless_sittings(candidate bigint) returns table (id bigint)
language sql stable as $$
  select g.id from guarded_sittings(candidate) g
  union all
  select s.id from sittings s where s.candidate_id = candidate and s.results_held and s.state = 'submitted'
$$;

create or replace function protected_questions(candidate bigint, besides bigint default null)
returns table (question_id bigint)
language sql stable as $$
  select v.question_id
  from keyless_sittings(candidate) s
  join sitting_sections n on n.sitting_id = s.id
  cross join lateral unnest(n.revision_ids) r (id)
  join question_revisions v on v.id = r.id
  where s.id is distinct from besides
$$;

-- When class work is finished, by the pupil's own times: the last answer, or the end of the clock. A sheet that is
-- behind its log was closed by the clock.
create function class_work_finished() returns trigger language plpgsql as $$
declare
  finished timestamptz;
  received timestamptz;
begin
  select case when a.behind = 0 then coalesce((select max(t) from unnest(a.answered_at) t), new.submitted_at)
    else coalesce(new.deadline_at, new.submitted_at) end
  into finished from sitting_answers a where a.sitting_id = new.id;
  select max(b.received_at) into received from answer_batches b where b.sitting_id = new.id;
  update assignment_sittings w set finished_at = finished, is_late = finished > a.closes_at,
    finished_offline = coalesce(received > finished + interval '5 minutes', false)
  from assignments a where w.sitting_id = new.id and a.id = w.assignment_id;
  return null;
end
$$;
create trigger class_work_finished after update of state on sittings for each row
  when (old.state is distinct from new.state and new.state in ('submitted', 'expired') and new.kind_key like 'work/%')
  execute function class_work_finished();

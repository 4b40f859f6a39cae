-- The marking desk: people mark submitted theory papers, one question of one student at a time.
create table marking_rounds (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  paper_id bigint not null references theory_papers (id),
  state text not null check (state in ('open', 'closed', 'released')),
  takes_until timestamptz not null,
  max_scripts integer not null check (max_scripts between 1 and 5000),
  second_percent integer not null check (second_percent between 0 and 100),
  tolerance integer not null check (tolerance between 0 and 50),
  seed_every integer not null check (seed_every between 0 and 100),
  opened_by bigint not null references staff (id),
  opened_at timestamptz not null,
  closed_at timestamptz,
  released_at timestamptz
);
create unique index marking_rounds_open on marking_rounds (paper_id) where state = 'open';

-- The guide that a round uses for a question. It changes only when a member of staff says so.
create table marking_round_questions (
  round_id bigint not null references marking_rounds (id),
  question_id bigint not null references theory_questions (id),
  revision_id bigint not null references theory_revisions (id),
  primary key (round_id, question_id)
);

create table marking_markers (
  round_id bigint not null references marking_rounds (id),
  staff_id bigint not null references staff (id),
  last_at timestamptz not null,
  primary key (round_id, staff_id)
);

-- A submitted paper whose writer asked for it to be marked.
create table marking_scripts (
  id bigint generated always as identity primary key,
  round_id bigint not null references marking_rounds (id),
  sitting_id bigint not null unique references theory_sittings (id) on delete cascade,
  asked_at timestamptz not null
);
create index marking_scripts_round on marking_scripts (round_id);

-- Answers with definitive ticks: the specimen of a question, or an answer that a moderator decided on.
create table marking_seeds (
  id bigint generated always as identity primary key,
  round_id bigint not null references marking_rounds (id),
  question_id bigint not null references theory_questions (id),
  revision_id bigint not null references theory_revisions (id),
  source text not null check (source in ('specimen', 'answer')),
  response_id bigint unique references theory_responses (id) on delete set null,
  ticks jsonb not null,
  score integer not null,
  retired_at timestamptz
);
create index marking_seeds_question on marking_seeds (round_id, question_id);
create unique index marking_seeds_specimen on marking_seeds (round_id, revision_id) where source = 'specimen';

create table marking_tasks (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  round_id bigint not null references marking_rounds (id),
  question_id bigint not null references theory_questions (id),
  revision_id bigint not null references theory_revisions (id),
  response_id bigint references theory_responses (id) on delete cascade,
  seed_id bigint references marking_seeds (id),
  stage text not null check (stage in ('first', 'second', 'moderation', 'query', 'seed')),
  -- Random, so that the answers to a question come in another order than the students.
  position integer not null,
  state text not null check (state in ('waiting', 'taken', 'done', 'void')),
  marker_id bigint references staff (id),
  lease_until timestamptz,
  done_at timestamptz,
  unique (response_id, stage),
  unique (seed_id, marker_id),
  check ((seed_id is null) = (stage <> 'seed')),
  check ((response_id is null) = (stage = 'seed')),
  check (state not in ('taken', 'done') or marker_id is not null)
);
create index marking_tasks_to_do on marking_tasks (round_id, question_id, position) where state in ('waiting', 'taken');
create index marking_tasks_marker on marking_tasks (marker_id, round_id);

-- A log: marking again adds a row. The newest row of a task is the one in force.
create table marking_marks (
  id bigint generated always as identity primary key,
  task_id bigint not null references marking_tasks (id) on delete cascade,
  marker_id bigint not null references staff (id),
  kind text not null check (kind in ('marked', 'recomputed')),
  revision_id bigint not null references theory_revisions (id),
  ticks jsonb not null,
  comments jsonb not null,
  -- Why the marker asks a moderator to decide.
  refer_note text,
  scoring_version integer not null,
  score integer not null,
  max integer not null,
  marked_at timestamptz not null
);
create index marking_marks_task on marking_marks (task_id, id desc);

create table marking_queries (
  id bigint generated always as identity primary key,
  task_id bigint not null unique references marking_tasks (id) on delete cascade,
  response_id bigint not null unique references theory_responses (id) on delete cascade,
  atom text,
  words text not null,
  asked_at timestamptz not null,
  reply text,
  answered_at timestamptz
);

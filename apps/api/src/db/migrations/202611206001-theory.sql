-- Theory papers, the texts and guides of their questions, and what students write and tick.
create table theory_papers (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  shipped_key text not null unique,
  subject_id bigint not null references subjects (id),
  exam text not null,
  title text not null,
  minutes integer not null check (minutes between 1 and 600),
  sections jsonb not null,
  retired_at timestamptz
);
create index theory_papers_subject on theory_papers (subject_id) where retired_at is null;

create table theory_questions (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  shipped_key text not null unique,
  paper_id bigint not null references theory_papers (id),
  section text not null,
  number integer not null,
  topic_id bigint not null references topics (id),
  level integer not null check (level between 1 and 4),
  marks integer not null check (marks > 0),
  live_revision_id bigint,
  retired_at timestamptz
);
create index theory_questions_paper on theory_questions (paper_id, number) where retired_at is null;
create index theory_questions_topic on theory_questions (topic_id) where retired_at is null;

-- A revision never changes. Answers keep the revision that the student saw.
create table theory_revisions (
  id bigint generated always as identity primary key,
  question_id bigint not null references theory_questions (id),
  hash text not null,
  source jsonb not null,
  guide jsonb not null,
  page jsonb not null,
  created_at timestamptz not null,
  unique (question_id, hash)
);
alter table theory_questions
  add constraint theory_questions_live foreign key (live_revision_id) references theory_revisions (id);

create table theory_sittings (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  candidate_id bigint not null references candidates (id) on delete cascade,
  paper_id bigint not null references theory_papers (id),
  started_at timestamptz not null,
  ends_at timestamptz not null,
  finished_at timestamptz
);
create index theory_sittings_candidate on theory_sittings (candidate_id, paper_id, started_at desc);

create table theory_responses (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  candidate_id bigint not null references candidates (id) on delete cascade,
  question_id bigint not null references theory_questions (id),
  revision_id bigint not null references theory_revisions (id),
  sitting_id bigint references theory_sittings (id) on delete cascade,
  answers jsonb not null,
  seq integer not null,
  started_at timestamptz not null,
  saved_at timestamptz,
  finished_at timestamptz,
  unique (sitting_id, question_id)
);
create index theory_responses_candidate on theory_responses (candidate_id, question_id, started_at desc);

-- A log: marking again adds a row. The newest row of a kind is the one in force.
create table theory_marks (
  id bigint generated always as identity primary key,
  response_id bigint not null references theory_responses (id) on delete cascade,
  kind text not null check (kind in ('specimen', 'self')),
  ticks jsonb not null,
  unsure text[] not null,
  scoring_version integer not null,
  score integer not null,
  max integer not null,
  low integer not null,
  high integer not null,
  marked_at timestamptz not null
);
create index theory_marks_response on theory_marks (response_id, kind, id desc);

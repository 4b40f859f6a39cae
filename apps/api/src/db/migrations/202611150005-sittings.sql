-- Sittings: what was handed out is frozen, what was answered is never changed, grades are versions.

-- Which marking rules are in force. An instance whose own version differs refuses to mark; a release that changes marking
-- raises this in its migration.
create table marking (
  one boolean primary key default true check (one),
  scoring_version integer not null
);
insert into marking (scoring_version) values (1);

create table sittings (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  candidate_id bigint references candidates (id) on delete set null,
  mode text not null check (mode in ('practice', 'exam')),
  kind text not null check (kind in ('practice', 'paper', 'mock')),
  state text not null check (state in ('issued', 'open', 'submitted', 'expired', 'abandoned')),
  title text not null,
  exam_type_id bigint not null references exam_types (id),
  subject_id bigint references subjects (id),
  paper_id bigint references papers (id),
  topic_id bigint references topics (id),
  mixed_blueprint_id bigint references mixed_blueprints (id),
  year integer,
  source text not null default 'original',
  options integer not null,
  items integer not null,
  started_at timestamptz not null,
  deadline_at timestamptz,
  duration_minutes integer,
  submitted_at timestamptz,
  -- What makes two sittings "the same kind": one of them may be open at a time.
  likeness text not null
);
create unique index sittings_one_open on sittings (candidate_id, likeness) where state = 'open';
create index sittings_candidate on sittings (candidate_id, started_at desc);
create index sittings_overdue on sittings (deadline_at) where state = 'open' and deadline_at is not null;

-- Frozen when handed out: revisions in the order they are asked, and for each the ids of its options in the order shown.
create table sitting_sections (
  sitting_id bigint not null references sittings (id) on delete cascade,
  no integer not null,
  name text not null,
  subject_id bigint not null references subjects (id),
  estimate boolean not null default false,
  revision_ids bigint[] not null,
  option_orders text[] not null,
  primary key (sitting_id, no)
);

-- The current answers: one row a sitting, arrays in the order of the questions.
create table sitting_answers (
  sitting_id bigint primary key references sittings (id) on delete cascade,
  chosen text[] not null,
  first_chosen text[] not null,
  shown_at timestamptz[] not null,
  answered_at timestamptz[] not null,
  changes integer[] not null,
  flagged boolean[] not null,
  late boolean[] not null,
  last_seq integer not null default 0,
  last_hash text not null
);

-- Everything that was ever received, as it was received: the receipt. Holds no personal data.
create table answer_batches (
  sitting_id bigint not null,
  seq integer not null,
  received_at timestamptz not null,
  body text not null,
  prev_hash text not null,
  hash text not null,
  primary key (sitting_id, seq, received_at)
) partition by range (received_at);
create table answer_batches_default partition of answer_batches default;
select make_month_partitions('answer_batches', 3);

create table grades (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  sitting_id bigint not null references sittings (id) on delete cascade,
  candidate_id bigint references candidates (id) on delete set null,
  version integer not null,
  is_current boolean not null,
  scoring_version integer not null,
  cause text not null check (cause in ('submitted', 'expired', 'late_arrival', 'key_fix')),
  score integer not null,
  correct integer not null,
  total integer not null,
  topics jsonb not null,
  sections jsonb not null,
  finished_offline boolean not null default false,
  created_at timestamptz not null,
  unique (sitting_id, version)
);
create unique index grades_one_current on grades (sitting_id) where is_current;
create index grades_candidate on grades (candidate_id, created_at desc) where is_current;

-- Spent atomically: update … where used < limit.
create table quota_used (
  candidate_id bigint not null references candidates (id) on delete cascade,
  lagos_month text not null,
  kind text not null,
  used integer not null,
  primary key (candidate_id, lagos_month, kind)
);

-- New questions handed to an account in a day, against copying the bank.
create table questions_handed (
  candidate_id bigint not null references candidates (id) on delete cascade,
  lagos_day date not null,
  questions integer not null,
  primary key (candidate_id, lagos_day)
);

create table sitting_feedback (
  sitting_id bigint primary key references sittings (id) on delete cascade,
  candidate_id bigint references candidates (id) on delete set null,
  rating integer not null check (rating between 1 and 5),
  comments text,
  created_at timestamptz not null
);
create index sitting_feedback_candidate on sitting_feedback (candidate_id);

-- Extra time, in per cent, for candidates who need it; set by staff.
alter table candidates add column extra_time_percent integer not null default 0 check (extra_time_percent between 0 and 200);

create table plans (
  id bigint generated always as identity primary key,
  slug text not null unique,
  name text not null,
  position integer not null,
  features text[] not null,
  -- Null means no limit.
  tests_a_month integer,
  mocks_a_month integer,
  questions_per_test integer not null,
  most_questions_per_test integer not null,
  all_years boolean not null,
  retired_at timestamptz
);
insert into plans (slug, name, position, features, tests_a_month, mocks_a_month, questions_per_test, most_questions_per_test, all_years) values
  ('free', 'Free', 1, array['5 practice tests a month', '50 practice questions', 'Every second past-question year', 'One full UTME mock a month'], 5, 1, 10, 10, false),
  ('premium', 'Premium', 2, array['Unlimited practice tests', 'All past-question years', 'Unlimited full mocks', 'Up to 100 questions a test'], null, null, 40, 100, true),
  ('pro', 'Pro', 3, array['Everything in Premium'], null, null, 40, 100, true);

-- A plan in force for a while, and why. What a candidate may do is a fold over these facts.
create table grants (
  id bigint generated always as identity primary key,
  candidate_id bigint references candidates (id) on delete set null,
  plan_id bigint not null references plans (id),
  cause text not null unique,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  revoked_at timestamptz
);
create index grants_candidate on grants (candidate_id, ends_at);

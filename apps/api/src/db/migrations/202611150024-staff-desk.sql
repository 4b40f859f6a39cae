-- Staff find people, answer reports and read figures folded by day.

-- Lists of a million candidates are walked along these, never sorted; a search reads a few hundred rows of each name.
create index candidates_seen on candidates ((coalesce(last_sign_in_at, registered_at)), id);
create index candidates_joined on candidates (registered_at, id);
create index candidates_name on candidates (lower(last_name), lower(first_name), id);
create index candidates_suspended on candidates (registered_at, id) where suspended_at is not null;
create index candidates_search_first on candidates (lower(first_name) text_pattern_ops, id);
create index candidates_search_last on candidates (lower(last_name) text_pattern_ops, id);
create index candidates_search_email on candidates (email text_pattern_ops, id);

alter table reports
  add column assigned_to bigint references staff (id),
  add column responded_at timestamptz;
create index reports_desk on reports (created_at, id) where status <> 'resolved';

create index audit_bodies_verb on audit_bodies (verb text_pattern_ops, seq desc);

-- Both tables grow at their end, so the blocks of one day lie together.
create index sittings_started_at on sittings using brin (started_at) with (pages_per_range = 16);
create index grades_created_at on grades using brin (created_at) with (pages_per_range = 16);
create index candidates_verified_at on candidates (verified_at);

-- One row a Lagos day, folded from the tables themselves while the day is young; nobody is in it.
create table site_days (
  day date primary key,
  page_loads integer not null default 0,
  sign_ups integer not null default 0,
  verified integer not null default 0,
  active integer not null default 0,
  tests_started integer not null default 0,
  tests_finished integer not null default 0,
  first_tests_started integer not null default 0,
  first_tests_finished integer not null default 0,
  score_sum bigint not null default 0
);

create table site_subject_days (
  day date not null,
  subject_id bigint not null references subjects (id),
  tests integer not null,
  score_sum bigint not null,
  primary key (day, subject_id)
);

-- Candidates by the Monday of the week they signed up in, and how many of them took a test in each week after it.
create table cohort_weeks (
  cohort date not null,
  week integer not null,
  candidates integer not null,
  primary key (cohort, week)
);

-- Counts of whole tables, made by a job and never by a request.
create table site_figures (
  name text primary key,
  value bigint not null,
  at timestamptz not null
);

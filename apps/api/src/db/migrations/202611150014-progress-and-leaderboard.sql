-- Figures of candidates and boards, folded from graded sittings; nothing here is counted per request.

-- What each sitting has added to the figures below, so that a later grade can be taken out again and put in anew.
-- `parts` are [subject, topic or null, total, answered, correct, new, new and right, new and wrong].
create table sitting_figures (
  sitting_id bigint primary key references sittings (id) on delete cascade,
  candidate_id bigint not null references candidates (id) on delete cascade,
  grade_id bigint not null,
  mode text not null,
  day date not null,
  at timestamptz not null,
  score integer not null,
  correct integer not null,
  total integer not null,
  answered integer not null,
  seconds integer not null,
  parts jsonb not null
);
create index sitting_figures_candidate on sitting_figures (candidate_id, at desc);

create table candidate_figures (
  candidate_id bigint primary key references candidates (id) on delete cascade,
  tests integer not null,
  score_sum integer not null,
  correct integer not null,
  total integer not null,
  answered integer not null,
  seconds integer not null
);

-- Subject 0 stands for all subjects together: a mock is one test there and one in each of its subjects.
create table day_figures (
  candidate_id bigint not null references candidates (id) on delete cascade,
  subject_id bigint not null,
  day date not null,
  tests integer not null,
  score_sum integer not null,
  correct integer not null,
  total integer not null,
  answered integer not null,
  seconds integer not null,
  primary key (candidate_id, subject_id, day)
);
create index day_figures_days on day_figures (candidate_id, day);

create table subject_figures (
  candidate_id bigint not null references candidates (id) on delete cascade,
  subject_id bigint not null references subjects (id),
  tests integer not null,
  correct integer not null,
  total integer not null,
  answered integer not null,
  primary key (candidate_id, subject_id)
);

create table topic_figures (
  candidate_id bigint not null references candidates (id) on delete cascade,
  topic_id bigint not null references topics (id),
  subject_id bigint not null references subjects (id),
  correct integer not null,
  total integer not null,
  primary key (candidate_id, topic_id)
);

-- Earned once, kept for good.
create table achievements (
  candidate_id bigint not null references candidates (id) on delete cascade,
  slug text not null,
  earned_at timestamptz not null,
  primary key (candidate_id, slug)
);

-- A day that does not break a streak because the fault was ours; without a candidate it holds for everybody.
create table streak_repairs (
  id bigint generated always as identity primary key,
  candidate_id bigint references candidates (id) on delete cascade,
  day date not null,
  reason text not null,
  staff_id bigint,
  created_at timestamptz not null,
  unique nulls not distinct (candidate_id, day)
);

-- A parent or guardian looks at a weekly card through one of these, without an account, until it is revoked.
create table guardian_links (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  candidate_id bigint not null references candidates (id) on delete cascade,
  name text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz,
  revoked_at timestamptz
);
create index guardian_links_candidate on guardian_links (candidate_id);

-- Exam dates kept by staff.
create table exam_dates (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  exam_type_id bigint references exam_types (id),
  name text not null,
  starts_on date not null,
  ends_on date,
  note text,
  is_demo boolean not null default false,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index exam_dates_starts on exam_dates (starts_on);

-- Whether a candidate wants to be seen. The row comes with the first sitting that could be ranked; its lock makes folding
-- and joining take turns.
create table leaderboard_members (
  candidate_id bigint primary key references candidates (id) on delete cascade,
  state text not null check (state in ('to_ask', 'in', 'out')),
  guardian_agreed_at timestamptz,
  changed_at timestamptz not null
);

-- What each sitting is worth. `reason` says why it brings nothing.
-- `subjects` are [subject, points, score].
create table sitting_points (
  sitting_id bigint primary key references sittings (id) on delete cascade,
  candidate_id bigint not null references candidates (id) on delete cascade,
  grade_id bigint not null,
  week date not null,
  points integer not null,
  score integer not null,
  reason text,
  subjects jsonb not null
);
create index sitting_points_candidate on sitting_points (candidate_id, week);

-- Boards are `all`, `week:2026-11-09` (a Monday) and `subject:12`; only members stand on them.
create table board_points (
  board text not null,
  candidate_id bigint not null references candidates (id) on delete cascade,
  points integer not null,
  tests integer not null,
  score_sum integer not null,
  primary key (board, candidate_id)
);
create index board_points_order on board_points (board, points desc, candidate_id);
create index board_points_candidate on board_points (candidate_id);

-- How many stand at each number of points (level 1) and in each bucket of points (level 0): a rank is two short sums.
create table board_counts (
  board text not null,
  level integer not null,
  bucket integer not null,
  members integer not null,
  primary key (board, level, bucket)
);

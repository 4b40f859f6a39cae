-- A test that was handed in, for friends to try. What they are asked, and what its maker answered, is frozen here: it neither changes
-- nor needs the sitting any more.
create table challenges (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  token_hash text not null unique,
  candidate_id bigint not null references candidates (id) on delete cascade,
  sitting_id bigint not null unique references sittings (id) on delete cascade,
  exam_type_id bigint not null references exam_types (id),
  title text not null,
  year integer,
  options integer not null,
  revision_ids bigint[] not null,
  option_orders text[] not null,
  chosen text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index challenges_candidate on challenges (candidate_id, id desc);
create index challenges_expiry on challenges (expires_at);

create table challenge_tries (
  id bigint generated always as identity primary key,
  challenge_id bigint not null references challenges (id) on delete cascade,
  -- Of what the friend's device holds; none once the try belongs to an account.
  key_hash text unique,
  candidate_id bigint references candidates (id) on delete cascade,
  -- As a friend without an account called themselves.
  name text,
  chosen text[] not null,
  sitting_id bigint references sittings (id) on delete set null,
  tried_at timestamptz not null,
  check ((candidate_id is null) = (name is not null)),
  unique (challenge_id, candidate_id)
);
create index challenge_tries_candidate on challenge_tries (candidate_id) where candidate_id is not null;

-- Whoever tries a challenge with an account has one test of it.
create unique index sittings_challenge_once on sittings (candidate_id, likeness) where likeness like 'challenge:%';

-- One question for everybody on a Lagos day. Each is also among sample_questions: no exam draws it.
create table daily_questions (
  day date primary key,
  question_id bigint not null references questions (id) on delete cascade
);
create index daily_questions_question on daily_questions (question_id, day desc);

create table daily_answers (
  day date not null,
  candidate_id bigint not null references candidates (id) on delete cascade,
  question_id bigint not null references questions (id) on delete cascade,
  chosen text not null,
  answered_at timestamptz not null,
  primary key (day, candidate_id)
);
create index daily_answers_candidate on daily_answers (candidate_id);

create index candidate_settings_daily on candidate_settings (candidate_id) where chosen @> '{"daily_question": true}';

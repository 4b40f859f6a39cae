-- Studying between tests: what to revise, when to study, and what to read.

-- Every question a candidate has answered in a finished test or in revision, with how the last meeting went. The mistakes
-- are the rows whose last answer was wrong; the coverage of a syllabus is a count over one candidate's rows.
create table met_questions (
  candidate_id bigint not null references candidates (id) on delete cascade,
  question_id bigint not null references questions (id),
  subject_id bigint not null references subjects (id),
  topic_id bigint references topics (id),
  times_met integer not null,
  times_wrong integer not null,
  last_right boolean not null,
  -- The option's id, null where the question was seen and left blank.
  last_chosen text,
  last_met_at timestamptz not null,
  sitting_id bigint references sittings (id) on delete set null,
  primary key (candidate_id, question_id)
);
create index met_questions_mistakes on met_questions (candidate_id, last_met_at desc) where not last_right;
create index met_questions_topics on met_questions (candidate_id, subject_id, topic_id) include (last_right);

-- Memory of one question as the scheduler believes it to be; both figures are null until the first review.
create table review_cards (
  candidate_id bigint not null references candidates (id) on delete cascade,
  question_id bigint not null references questions (id),
  stability double precision,
  difficulty double precision,
  reps integer not null default 0,
  lapses integer not null default 0,
  last_review_at timestamptz,
  due_on date not null,
  added_at timestamptz not null,
  -- The device's own name for the last answer: the same answer sent twice is counted once.
  last_answer_id uuid,
  primary key (candidate_id, question_id)
);
create index review_cards_due on review_cards (candidate_id, due_on);

create table review_days (
  candidate_id bigint not null references candidates (id) on delete cascade,
  lagos_day date not null,
  reviewed integer not null,
  recalled integer not null,
  primary key (candidate_id, lagos_day)
);

create table revision_plans (
  candidate_id bigint primary key references candidates (id) on delete cascade,
  daily_cards integer not null check (daily_cards between 5 and 100),
  updated_at timestamptz not null
);

-- Times are wall-clock times in Lagos. A weekly session is one row; what happened on its days stands in the marks.
create table study_sessions (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  candidate_id bigint not null references candidates (id) on delete cascade,
  title text not null,
  subject text,
  type text not null check (type in ('study', 'practice', 'review', 'break')),
  day date not null,
  start_minute integer not null check (start_minute between 0 and 1439),
  end_minute integer not null check (end_minute between 1 and 1440),
  repeats_weekly boolean not null default false,
  repeat_until date,
  remind_minutes integer check (remind_minutes between 0 and 1440),
  -- When the next reminder leaves; null when there is none to come.
  next_reminder_at timestamptz,
  version integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (end_minute > start_minute)
);
create index study_sessions_candidate on study_sessions (candidate_id, day);
create index study_sessions_reminders on study_sessions (next_reminder_at) where next_reminder_at is not null;

create table study_session_days (
  session_id bigint not null references study_sessions (id) on delete cascade,
  candidate_id bigint not null references candidates (id) on delete cascade,
  day date not null,
  completed_at timestamptz,
  removed_at timestamptz,
  primary key (session_id, day)
);
create index study_session_days_candidate on study_session_days (candidate_id, day);

-- The feed's address is made from this id and the house's secret; a new id ends the old address.
create table calendar_feeds (
  candidate_id bigint primary key references candidates (id) on delete cascade,
  uuid uuid not null unique,
  created_at timestamptz not null
);

create table materials (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  -- Set on what came with the product; staff's own has none. What staff edited is never overwritten.
  shipped_key text unique,
  shipped_hash text,
  staff_edited_at timestamptz,
  staff_id bigint,
  title text not null,
  subject_id bigint not null references subjects (id),
  type text not null check (type in ('PDF', 'Video', 'Audio', 'Document')),
  description text not null,
  body_source text,
  body_html text,
  body_hash text,
  file_uuid uuid,
  -- What the file was made from; another hash than the body's means it is to be made again.
  file_hash text,
  size bigint,
  state text not null check (state in ('draft', 'live', 'retired')),
  downloads integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index materials_live on materials (subject_id, title) where state = 'live';
create index materials_to_print on materials (id)
  where body_source is not null and state <> 'retired' and file_hash is distinct from body_hash;
create index materials_state on materials (state, updated_at desc);

create table material_topics (
  material_id bigint not null references materials (id) on delete cascade,
  topic_id bigint not null references topics (id),
  primary key (material_id, topic_id)
);
create index material_topics_topic on material_topics (topic_id);

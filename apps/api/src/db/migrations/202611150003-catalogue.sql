-- What there is to study: exams, subjects, topics, paper rules, questions and the papers they are arranged in.
-- Counts are kept where they are shown; no request counts rows.

create table exam_types (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  slug text not null unique,
  name text not null,
  description text not null,
  position integer not null,
  subjects_count integer not null default 0,
  questions_count integer not null default 0
);

create table class_levels (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  name text not null unique,
  position integer not null
);

create table subjects (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  slug text not null unique,
  name text not null,
  aliases text[] not null default '{}',
  description text not null,
  icon text not null,
  icon_url text,
  position integer not null,
  questions_count integer not null default 0,
  created_at timestamptz not null,
  retired_at timestamptz
);

create table exam_subjects (
  exam_type_id bigint not null references exam_types (id),
  subject_id bigint not null references subjects (id),
  questions_count integer not null default 0,
  primary key (exam_type_id, subject_id)
);
create index exam_subjects_subject on exam_subjects (subject_id);

create table topics (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  subject_id bigint not null references subjects (id),
  slug text not null,
  name text not null,
  objectives text[] not null default '{}',
  position integer not null,
  questions_count integer not null default 0,
  retired_at timestamptz,
  unique (subject_id, slug)
);

-- Immutable: a change is a new version, so that an old sitting keeps the rules it was sat under.
create table blueprints (
  id bigint generated always as identity primary key,
  exam_type_id bigint not null references exam_types (id),
  subject_id bigint not null references subjects (id),
  from_year integer not null,
  to_year integer,
  version integer not null,
  items integer not null,
  minutes integer not null,
  options integer not null check (options in (4, 5)),
  marks integer,
  sections jsonb not null,
  source_note text not null,
  unverified boolean not null,
  -- Set on versions that came with the bank; a version by staff has none and is never replaced.
  bank_hash text,
  created_at timestamptz not null,
  unique (exam_type_id, subject_id, from_year, version)
);

-- Sittings over several subjects in one pool of time: the full UTME, an institution's screening.
create table mixed_blueprints (
  id bigint generated always as identity primary key,
  slug text not null,
  version integer not null,
  exam_type_id bigint not null references exam_types (id),
  body jsonb not null,
  bank_hash text,
  created_at timestamptz not null,
  unique (slug, version)
);

create table passages (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  bank_key text unique,
  bank_hash text,
  live_revision_id bigint,
  created_at timestamptz not null
);

create table passage_revisions (
  id bigint generated always as identity primary key,
  passage_id bigint not null references passages (id),
  no integer not null,
  title text not null,
  body_source text not null,
  body_html text not null,
  created_at timestamptz not null,
  unique (passage_id, no)
);

-- Drawn by our own code, addressed by their content, so a browser may keep them for ever.
create table pictures (
  sha256 text primary key,
  svg text not null
);

create table questions (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  bank_key text unique,
  bank_hash text,
  family text not null,
  subject_id bigint not null references subjects (id),
  topic_id bigint references topics (id),
  class_level_id bigint references class_levels (id),
  objective text,
  difficulty text not null check (difficulty in ('easy', 'medium', 'hard')),
  source text not null check (source in ('original', 'official', 'school')),
  state text not null check (state in ('draft', 'review', 'live', 'retired')),
  live_revision_id bigint,
  native_review boolean not null default false,
  staff_edited_at timestamptz,
  created_at timestamptz not null,
  retired_at timestamptz
);
create index questions_live on questions (subject_id, topic_id) where state = 'live';

create table question_exams (
  question_id bigint not null references questions (id),
  exam_type_id bigint not null references exam_types (id),
  primary key (question_id, exam_type_id)
);
create index question_exams_exam on question_exams (exam_type_id, question_id);

-- Immutable. `options` are [{id, source, html, fifth_only}] in written order; an option's id is its identity for ever,
-- whatever letter it is shown under.
create table question_revisions (
  id bigint generated always as identity primary key,
  question_id bigint not null references questions (id),
  no integer not null,
  question_type text not null,
  body_source text not null,
  body_html text not null,
  options jsonb not null,
  explanation_source text not null,
  explanation_html text not null,
  passage_revision_id bigint references passage_revisions (id),
  picture_sha256 text references pictures (sha256),
  picture_alt text,
  audio_file_uuid uuid,
  staff_id bigint,
  created_at timestamptz not null,
  unique (question_id, no)
);

-- Append-only: the options a revision accepts, or void (everyone gets the mark). The newest version is in force.
create table question_keys (
  id bigint generated always as identity primary key,
  revision_id bigint not null references question_revisions (id),
  version integer not null,
  accepted text[] not null,
  is_void boolean not null default false,
  reason text,
  staff_id bigint,
  created_at timestamptz not null,
  unique (revision_id, version)
);

create table papers (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  exam_type_id bigint not null references exam_types (id),
  subject_id bigint not null references subjects (id),
  year integer not null,
  source text not null check (source in ('original', 'official', 'school')),
  items_count integer not null default 0,
  minutes integer not null,
  created_at timestamptz not null,
  unique (exam_type_id, subject_id, year)
);

create table paper_items (
  paper_id bigint not null references papers (id),
  position integer not null,
  question_id bigint not null references questions (id),
  primary key (paper_id, position)
);
create index paper_items_question on paper_items (question_id);

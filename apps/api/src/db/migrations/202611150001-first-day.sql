-- The tables as they stood at the end of the first day. They came one file after the other; a database that was made that way has the
-- names below on record, and goes on as if it had this one (migrate.ts).
-- joins 202611150001-lagos-day b9bc4d634c93c2e3db23036cf60a3bf7f38dc9b007b74cea5134c9407ef80262
-- joins 202611150002-house 8e0506dd84311b8cec4a28708f797d482c46d5a243f9123bd5c5e921fca1cddb
-- joins 202611150003-catalogue b01489a851c4ba7c80c80893eb389a26178e7953f4953862bb66e37dfde9fa32
-- joins 202611150004-accounts de11b37c1679754f764698056ec6ad40826a9390faa0a5501ff19eb447e21282
-- joins 202611150005-sittings dfd09e314e4e06bc6c1e6e83bfad17090cae7aca390c40687e1cd138b43e7e2f
-- joins 202611150006-reports-and-bookmarks 182a1ff327fe64f9b5bd775ea90c29140e45a42bf6bb18f6b654df0d70553ddb
-- joins 202611150007-plan-prices 12cdfcaea56e8739f476cf53cfae3a0255a222f96f86ec1889401bec68afeed2
-- joins 202611150008-refuse 01aa71a413a1540ceb95d5b22a1306be9adf820551a4f994068a78153ccea568
-- joins 202611150009-notices-and-settings 545a63abc264980c59234d7ada0f2f50221393e91a46c94a7ce00db0f324b1dc
-- joins 202611150010-packs ef0f01e1dda09f27e0ef45d4e0d8b1e13e148bceb4f5b75a71932565bd353047
-- joins 202611150012-payments bdfe5e77e473f2d05d8b66188fb1cb5045cd6c061c43936a002557b8bf94c965
-- joins 202611150013-study-partner c6dfaad3412dcf4945b761fd75c7c9a4abd2a3548ef7da8cf979f079acdf857e
-- joins 202611150014-progress-and-leaderboard 6505ca1d625905b3c68bf879e36104dd90dee49327d94e6db1d651849cbe38cb
-- joins 202611150015-board-order 9fb25fa1a0f73f4f71e7f21624d73ef256d8093dff6458ed1602506f3ca4d979
-- joins 202611150016-study 5e105cede5da0508e7951da6619ff0e8e13727f7efc97e12caf5662f7b52f5bd
-- joins 202611150018-personal fb508f7ed482bfb9737f528b65633d890e112ed48905764e06b213df5503f856
-- joins 202611150020-staff-questions fbd716f71c8a82440cfd79a14801948637550d8953f0b9c8b644e1ea496c3c9b
-- joins 202611150021-question-list 6bd527faf3dc612fcf65e8be9f2d6d04ad34bb2ec784ec1bf8e5812aeb1d4c25
-- joins 202611150022-question-imports 613fcb24b900e38b5c6194845a8fdea7c245490884711d20d5e09d6ea71810d0
-- joins 202611150024-staff-desk 363fc25643cf0d8af7d8328bbf7abbd7ad8a0a770106a1d797270f96caf8662c
-- joins 202611150025-question-roads c58b3f16c09c0f18ca268302e422307864e69f77ed6ab172c75244f9986d2d9b
-- joins 202611150026-native-readers 38f1834385c660c463d41c6d248c65dd5488c2d158d3f63c2f69492dbf79053d
-- joins 202611150027-attempts-in-place 82f7c2d84718ec3b9b26f04295c40771c7a00108afb169af8f9fa3b581f7a43e

-- Days, weeks and months of a candidate are days in Lagos, wherever the server stands.
create function lagos_day(at timestamptz) returns date
  language sql immutable strict parallel safe
  return (at at time zone 'Africa/Lagos')::date;

-- Lets a single statement take everything back: a part that finds something in the way calls it, and nothing is written.
create function refuse(reason text) returns integer language plpgsql as $$
begin
  raise exception using errcode = 'SB001', message = reason;
end $$;

-- The house's own tables: events between features, mail that survives a dead mail server, files, the audit chain,
-- site settings and secrets.

create table secrets (
  name text primary key,
  value bytea not null
);

create table site_settings (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null
);

-- Features hear of each other through these. `xid` lets a reader stay below the oldest running transaction.
create table events (
  id bigint generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  at timestamptz not null,
  type text not null,
  body jsonb not null,
  primary key (id, at)
) partition by range (at);
create table events_default partition of events default;

create table event_cursors (
  listener text primary key,
  last_xid xid8 not null,
  last_id bigint not null
);
create index events_order on events (xid, id);

create table mail_outbox (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  event_key text not null unique,
  candidate_id bigint,
  to_address text not null,
  subject text not null,
  html text,
  text text,
  unsubscribe_url text,
  created_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  sent_at timestamptz,
  given_up_at timestamptz,
  last_problem text
);
create index mail_outbox_due on mail_outbox (next_attempt_at) where sent_at is null and given_up_at is null;
create index mail_outbox_candidate on mail_outbox (candidate_id) where candidate_id is not null;

create table files (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  candidate_id bigint,
  purpose text not null,
  name text not null,
  mime_type text not null,
  size bigint not null,
  sha256 text not null,
  created_at timestamptz not null,
  retired_at timestamptz
);
create index files_candidate on files (candidate_id) where candidate_id is not null;

-- The chain hashes salted commitments; a body can be deleted (erasure) and the chain still verifies.
create table audit_chain (
  seq bigint primary key,
  at timestamptz not null,
  commitment text not null,
  prev_hash text not null,
  hash text not null
);
create table audit_bodies (
  seq bigint primary key references audit_chain (seq),
  salt text not null,
  verb text not null,
  actor_audience text,
  actor_uuid uuid,
  subject text,
  body jsonb not null
);
create index audit_bodies_subject on audit_bodies (subject, seq desc);
create index audit_bodies_actor on audit_bodies (actor_uuid, seq desc);
create index audit_bodies_verb on audit_bodies (verb text_pattern_ops, seq desc);

-- People who asked to be forgotten; applied again after a restore.
create table erased (
  uuid uuid primary key,
  at timestamptz not null
);

-- Large, append-only tables are partitioned by month; this keeps the coming months ready. A month whose rows already fell
-- into the default partition is left there.
create function make_month_partitions(parent text, months integer) returns void language plpgsql as $$
declare
  month date := date_trunc('month', now())::date;
  name text;
begin
  for ahead in 0..months loop
    name := parent || '_' || to_char(month, 'YYYYMM');
    if to_regclass(name) is null then
      begin
        execute format('create table %I partition of %I for values from (%L) to (%L)',
          name, parent, month, (month + interval '1 month')::date);
      exception when check_violation then null;
      end;
    end if;
    month := (month + interval '1 month')::date;
  end loop;
end $$;
select make_month_partitions('events', 3);

-- Staff stand before what names them.
create table staff (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  email text not null unique,
  name text not null,
  role text not null check (role in ('owner', 'editor', 'reviewer', 'support', 'finance')),
  password_hash text,
  created_at timestamptz not null,
  last_sign_in_at timestamptz,
  suspended_at timestamptz,
  is_demo boolean not null default false
);

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
  staff_id bigint references staff (id) on delete set null,
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

-- Addressed by their content, so a browser may keep them for ever. Drawings of ours are kept as text; pictures staff upload are files.
create table pictures (
  sha256 text primary key,
  svg text,
  mime_type text not null default 'image/svg+xml',
  file_uuid uuid,
  constraint pictures_have_bytes check (svg is not null or file_uuid is not null)
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
  retired_at timestamptz,
  year integer,
  -- What staff see and edit; candidates get live_revision_id.
  newest_revision_id bigint,
  question_type text not null default 'TEXTS_ONLY',
  -- Where a change to a live question stands that candidates do not get yet.
  change_state text check (change_state in ('draft', 'review')),
  stage text not null generated always as (case when state = 'live' and change_state is not null then change_state else state end) stored,
  exam_type_ids bigint[] not null default '{}',
  words tsvector not null default '',
  -- Of the normalised texts: equal for word-for-word copies. `likeness` are bands of hashes that near copies share.
  text_hash text,
  likeness bigint[],
  -- A native reader's word holds for the text that was read. Whatever changes the text makes a revision, and it waits again.
  native_read_revision_id bigint,
  awaits_native_reader boolean not null
    generated always as (native_review and newest_revision_id is distinct from native_read_revision_id) stored
);
create index questions_live on questions (subject_id, topic_id) where state = 'live';
create index questions_words on questions using gin (words);
create index questions_likeness on questions using gin (likeness);
create index questions_text_hash on questions (text_hash) where text_hash is not null;
create index questions_without_hash on questions (id) where text_hash is null;

-- Every filter of the staff's list has an index in the order of the list, walked no further than a page needs. They carry the small
-- facts that are filtered by, so that pages are found and totals counted without reading the questions themselves.
create index questions_in_order on questions (id) include (stage, state, exam_type_ids, difficulty, subject_id, year);
create index questions_by_subject on questions (subject_id, id) include (stage, state, exam_type_ids, difficulty, year);
create index questions_by_topic on questions (topic_id, id) include (stage, state, exam_type_ids, difficulty, year);
create index questions_by_difficulty on questions (difficulty, id) include (stage, state, exam_type_ids, subject_id, year);
create index questions_by_year on questions (year, id) include (stage, state, exam_type_ids, difficulty, subject_id) where year is not null;
create index questions_by_subject_and_year on questions (subject_id, year, id) include (stage, state, exam_type_ids, difficulty)
  where year is not null;
create index questions_by_stage on questions (stage, id) include (state, exam_type_ids, subject_id, difficulty, year) where stage <> 'live';
create index questions_by_type on questions (question_type, id) include (stage, state, exam_type_ids, subject_id, difficulty, year)
  where question_type <> 'TEXTS_ONLY';
create index questions_for_native_readers on questions (id)
  include (awaits_native_reader, stage, state, exam_type_ids, subject_id, difficulty, year)
  where awaits_native_reader;

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
create index question_revisions_passage on question_revisions (passage_revision_id) where passage_revision_id is not null;

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
  -- Set on papers staff arranged: the shipped bank leaves those alone.
  staff_edited_at timestamptz,
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

-- People: candidates, how they and staff prove who they are, what they agreed to.

create table candidates (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  email text not null,
  password_hash text,
  first_name text not null,
  last_name text not null,
  registered_at timestamptz not null,
  verified_at timestamptz,
  last_sign_in_at timestamptz,
  suspended_at timestamptz,
  suspension_reason text,
  delete_at timestamptz,
  is_demo boolean not null default false,
  -- Extra time, in per cent, for candidates who need it; set by staff.
  extra_time_percent integer not null default 0 check (extra_time_percent between 0 and 200)
);
-- Addresses are stored in lower case; this is what makes two spellings one account.
create unique index candidates_email on candidates (email);
create index candidates_delete_at on candidates (delete_at) where delete_at is not null;
create index candidates_registered_at on candidates (registered_at);
create index candidates_verified_at on candidates (verified_at);
-- Lists of a million candidates are walked along these, never sorted; a search reads a few hundred rows of each name.
create index candidates_seen on candidates ((coalesce(last_sign_in_at, registered_at)), id);
create index candidates_joined on candidates (registered_at, id);
create index candidates_name on candidates (lower(last_name), lower(first_name), id);
create index candidates_suspended on candidates (registered_at, id) where suspended_at is not null;
create index candidates_search_first on candidates (lower(first_name) text_pattern_ops, id);
create index candidates_search_last on candidates (lower(last_name) text_pattern_ops, id);
create index candidates_search_email on candidates (email text_pattern_ops, id);

create table candidate_profiles (
  candidate_id bigint primary key references candidates (id) on delete cascade,
  phone text,
  exam_type_id bigint references exam_types (id),
  class_level_id bigint references class_levels (id),
  is_adult boolean,
  location text,
  school text,
  class text,
  exam_year text,
  target_exam text,
  exam_date date,
  avatar_file_uuid uuid
);
-- For the daily reminders: exams that draw near.
create index candidate_profiles_exam_date on candidate_profiles (exam_date) where exam_date is not null;

create table consents (
  id bigint generated always as identity primary key,
  candidate_id bigint not null references candidates (id) on delete cascade,
  kind text not null,
  version text not null,
  given_at timestamptz not null,
  withdrawn_at timestamptz
);
create index consents_candidate on consents (candidate_id, kind);

-- Accounts at other houses, by their own unchanging id, never by e-mail.
create table identities (
  provider text not null,
  subject text not null,
  candidate_id bigint not null references candidates (id) on delete cascade,
  linked_at timestamptz not null,
  primary key (provider, subject)
);
create index identities_candidate on identities (candidate_id);

create table staff_totp (
  staff_id bigint primary key references staff (id) on delete cascade,
  secret bytea not null,
  enabled_at timestamptz,
  last_step bigint not null default 0,
  recovery_hashes text[] not null default '{}'
);

create table auth_sessions (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  token_hash text not null unique,
  candidate_id bigint references candidates (id) on delete cascade,
  staff_id bigint references staff (id) on delete cascade,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  last_seen_at timestamptz not null,
  confirmed_at timestamptz,
  device text not null,
  check ((candidate_id is null) <> (staff_id is null))
);
create index auth_sessions_candidate on auth_sessions (candidate_id) where candidate_id is not null;
create index auth_sessions_staff on auth_sessions (staff_id) where staff_id is not null;
create index auth_sessions_expiry on auth_sessions (expires_at);

-- A browser that signed in keeps a secret of its own; strangers' wrong tries do not count against it.
create table known_devices (
  token_hash text primary key,
  candidate_id bigint references candidates (id) on delete cascade,
  staff_id bigint references staff (id) on delete cascade,
  last_used_at timestamptz not null
);
create index known_devices_candidate on known_devices (candidate_id) where candidate_id is not null;
create index known_devices_staff on known_devices (staff_id) where staff_id is not null;

-- Links sent by mail: the secret is kept as a hash, used once.
create table one_time_links (
  ref uuid primary key,
  purpose text not null check (purpose in ('verify', 'reset', 'staff_reset', 'staff_invite')),
  token_hash text not null,
  email_hash text not null,
  candidate_id bigint references candidates (id) on delete cascade,
  staff_id bigint references staff (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index one_time_links_candidate on one_time_links (candidate_id) where candidate_id is not null;
create index one_time_links_staff on one_time_links (staff_id) where staff_id is not null;

-- Tries in a span of time, shared by all instances; keys are hashes, never addresses. Every try moves span_started_at: without an
-- index on it a try is changed in place, and only the daily sweep looks through the table, which holds a day's tries.
create table attempts (
  key text primary key,
  span_started_at timestamptz not null,
  tries integer not null
) with (fillfactor = 70);

create table cooldowns (
  key text primary key,
  until timestamptz not null
);
create index cooldowns_until on cooldowns (until);

-- Sittings: what was handed out is frozen, what was answered is never changed, grades are versions.

-- Which marking rules are in force. An instance whose own version differs refuses to mark; a release that changes marking
-- raises this in its migration.
create table marking (
  one boolean primary key default true check (one),
  scoring_version integer not null
);
insert into marking (scoring_version) values (1);

-- Sittings issued in advance, for practice without a network.
create table packs (
  id bigint generated always as identity primary key,
  -- Chosen by the device, so that asking again after a lost reply finds the same pack.
  uuid uuid not null unique,
  candidate_id bigint not null references candidates (id) on delete cascade,
  exam_type_id bigint not null references exam_types (id),
  subject_id bigint not null references subjects (id),
  tests integer not null check (tests > 0),
  issued_at timestamptz not null,
  expires_at timestamptz not null,
  removed_at timestamptz
);
create index packs_candidate on packs (candidate_id, issued_at desc) where removed_at is null;

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
  likeness text not null,
  pack_id bigint references packs (id) on delete set null
);
create unique index sittings_one_open on sittings (candidate_id, likeness) where state = 'open';
create index sittings_candidate on sittings (candidate_id, started_at desc);
create index sittings_overdue on sittings (deadline_at) where state = 'open' and deadline_at is not null;
create index sittings_pack on sittings (pack_id) where pack_id is not null;
create index sittings_issued on sittings (started_at) where state = 'issued';
-- For the daily reminders: tests that were left open.
create index sittings_left_open on sittings (started_at) where state = 'open';
-- The table grows at its end, so the blocks of one day lie together.
create index sittings_started_at on sittings using brin (started_at) with (pages_per_range = 16);

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
create index grades_created_at on grades using brin (created_at) with (pages_per_range = 16);

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

-- The keys that answer files are sealed to.
create table seal_keys (
  id bigint generated always as identity primary key,
  public_key text not null unique,
  private_key text not null,
  created_at timestamptz not null
);

-- Paying. Everything here is a fact told or confirmed by Paystack, or a wish of the candidate; what a candidate may do
-- (grants) is folded from these facts, so the order in which they arrive does not matter.

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
  -- New questions an account may be handed in a day.
  questions_a_day integer not null default 600 check (questions_a_day > 0),
  -- Some plans hold a seat for a study partner: one more candidate, who studies with Premium while the plan runs.
  seats integer not null default 0 check (seats between 0 and 5),
  retired_at timestamptz
);
insert into plans (slug, name, position, features, tests_a_month, mocks_a_month, questions_per_test, most_questions_per_test, all_years, questions_a_day, seats) values
  ('free', 'Free', 1, array['5 practice tests a month', '50 practice questions', 'Every second past-question year', 'One full UTME mock a month'], 5, 1, 10, 10, false, 600, 0),
  ('premium', 'Premium', 2, array['Unlimited practice tests', 'All past-question years', 'Unlimited full mocks', 'Up to 100 questions a test', 'Up to 1,500 new questions a day'], null, null, 40, 100, true, 1500, 0),
  ('pro', 'Pro', 3, array['Everything in Premium', 'A study partner: one more candidate gets Premium on your plan', 'Up to 3,000 new questions a day, twice as many as Premium'], null, null, 40, 100, true, 3000, 1);

-- What a plan costs, in kobo, by how long it is paid for. A price never changes: a new one takes its place for new buyers, and
-- running subscriptions keep theirs.
create table plan_prices (
  id bigint generated always as identity primary key,
  plan_id bigint not null references plans (id),
  duration text not null check (duration in ('monthly', 'quarterly', 'yearly')),
  amount_kobo integer not null check (amount_kobo >= 0),
  created_at timestamptz not null default now(),
  retired_at timestamptz
);
create unique index plan_prices_on_offer on plan_prices (plan_id, duration) where retired_at is null;
insert into plan_prices (plan_id, duration, amount_kobo)
select p.id, v.duration, v.amount_kobo
from (values ('free', 'monthly', 0), ('free', 'yearly', 0), ('premium', 'monthly', 250000), ('premium', 'yearly', 2500000),
  ('pro', 'monthly', 500000), ('pro', 'yearly', 5000000)) as v (slug, duration, amount_kobo)
join plans p on p.slug = v.slug;

-- What a price is called at Paystack; an account of its own (test, live) has names of its own.
create table paystack_plans (
  price_id bigint not null references plan_prices (id),
  integration text not null,
  plan_code text not null unique,
  primary key (price_id, integration)
);

create table orders (
  id bigint generated always as identity primary key,
  reference text not null unique,
  candidate_id bigint references candidates (id) on delete set null,
  price_id bigint not null references plan_prices (id),
  plan_id bigint not null references plans (id),
  duration text not null check (duration in ('monthly', 'quarterly', 'yearly')),
  amount_kobo integer not null check (amount_kobo > 0),
  renews boolean not null,
  -- Set when the order renews by itself: what the subscription is called at Paystack.
  plan_code text,
  payer_email text,
  authorization_url text,
  created_at timestamptz not null,
  checks integer not null default 0,
  next_check_at timestamptz not null,
  closed_at timestamptz,
  outcome text check (outcome in ('paid', 'failed', 'abandoned', 'refused', 'not_started'))
);
create index orders_due on orders (next_check_at) where closed_at is null;
create index orders_candidate on orders (candidate_id, created_at desc);

create table paystack_customers (
  customer_code text primary key,
  customer_id bigint not null,
  candidate_id bigint not null references candidates (id) on delete cascade
);
create index paystack_customers_candidate on paystack_customers (candidate_id);

-- Money that came in and was confirmed with Paystack.
create table payments (
  id bigint generated always as identity primary key,
  reference text not null unique,
  paystack_id bigint not null,
  candidate_id bigint references candidates (id) on delete set null,
  -- Kept while a renewal waits for its first payment to tell whose it is.
  customer_code text,
  price_id bigint not null references plan_prices (id),
  plan_id bigint not null references plans (id),
  duration text not null,
  amount_kobo integer not null check (amount_kobo > 0),
  renews boolean not null,
  channel text,
  card text,
  paid_at timestamptz not null,
  recorded_at timestamptz not null
);
create index payments_candidate on payments (candidate_id, paid_at desc);
create index payments_customer on payments (customer_code);
create index payments_paid_at on payments (paid_at desc, id desc);

create table disputes (
  id bigint generated always as identity primary key,
  paystack_id bigint not null unique,
  payment_id bigint not null references payments (id),
  state text not null check (state in ('open', 'won', 'lost')),
  at timestamptz not null
);
create index disputes_payment on disputes (payment_id);

create table refunds (
  id bigint generated always as identity primary key,
  payment_id bigint not null references payments (id),
  paystack_id bigint unique,
  dispute_id bigint unique references disputes (id),
  amount_kobo integer not null check (amount_kobo > 0),
  state text not null check (state in ('asked', 'pending', 'processed', 'failed')),
  cause text not null check (cause in ('seven_days', 'staff', 'paystack', 'dispute')),
  at timestamptz not null,
  processed_at timestamptz,
  next_check_at timestamptz not null
);
create index refunds_payment on refunds (payment_id);
create index refunds_due on refunds (next_check_at) where state in ('asked', 'pending');
-- One wish a payment, however often the button is pressed.
create unique index refunds_one_wish on refunds (payment_id) where cause = 'seven_days' and state <> 'failed';

-- A payment that renews by itself, as Paystack has it.
create table subscriptions (
  id bigint generated always as identity primary key,
  code text not null unique,
  email_token text not null,
  candidate_id bigint references candidates (id) on delete set null,
  customer_code text,
  price_id bigint not null references plan_prices (id),
  plan_id bigint not null references plans (id),
  status text not null check (status in ('active', 'non-renewing', 'attention', 'completed', 'cancelled')),
  next_payment_at timestamptz,
  started_at timestamptz not null,
  -- The candidate wants it to end; kept until Paystack has heard of it.
  cancel_asked_at timestamptz,
  cancel_told_at timestamptz,
  next_check_at timestamptz not null
);
create index subscriptions_candidate on subscriptions (candidate_id);
create index subscriptions_customer on subscriptions (customer_code);
create index subscriptions_due on subscriptions (next_check_at)
  where status in ('active', 'attention') or (cancel_asked_at is not null and cancel_told_at is null);

-- What Paystack called in, once each. Only the hint of what to look up is kept: the facts are asked of Paystack itself.
create table webhook_inbox (
  id bigint generated always as identity primary key,
  sha256 text not null unique,
  event text not null,
  hint jsonb not null,
  received_at timestamptz not null,
  attempts integer not null default 0,
  next_attempt_at timestamptz not null,
  processed_at timestamptz,
  outcome text
);
create index webhook_inbox_due on webhook_inbox (next_attempt_at) where processed_at is null;

-- Money that came in but fits no order: nothing is granted, and staff look at it.
create table payment_problems (
  id bigint generated always as identity primary key,
  reference text not null unique,
  reason text not null,
  amount_kobo bigint not null,
  currency text not null,
  at timestamptz not null,
  settled_at timestamptz,
  settled_note text
);
create index payment_problems_open on payment_problems (at desc) where settled_at is null;

-- Revenue by Lagos day and plan, moved in the transaction that records the money.
create table revenue_days (
  lagos_day date not null,
  plan_id bigint not null references plans (id),
  payments integer not null default 0,
  payments_kobo bigint not null default 0,
  refunds integer not null default 0,
  refunds_kobo bigint not null default 0,
  primary key (lagos_day, plan_id)
);

-- A plan in force for a while, and why. What a candidate may do is a fold over these facts.
create table grants (
  id bigint generated always as identity primary key,
  candidate_id bigint references candidates (id) on delete set null,
  plan_id bigint not null references plans (id),
  cause text not null unique,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  revoked_at timestamptz,
  -- It comes from a payment, or from a member of staff with a reason.
  payment_id bigint references payments (id),
  staff_id bigint references staff (id),
  reason text,
  created_at timestamptz not null default now()
);
create index grants_candidate on grants (candidate_id, ends_at);
create index grants_ends_at on grants (ends_at);
create index grants_starts_at on grants (starts_at desc, id desc);

create table plan_seats (
  id bigint generated always as identity primary key,
  owner_id bigint not null references candidates (id) on delete cascade,
  -- What the partner types in; worth nothing once somebody has.
  code text not null unique,
  member_id bigint references candidates (id) on delete set null,
  created_at timestamptz not null,
  joined_at timestamptz,
  left_at timestamptz
);
create index plan_seats_owner on plan_seats (owner_id, left_at);
create unique index plan_seats_member on plan_seats (member_id) where left_at is null;

-- What candidates report, and the questions they want to come back to.

create table reports (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  candidate_id bigint references candidates (id) on delete set null,
  type text not null,
  status text not null default 'pending',
  title text not null,
  description text not null,
  subject_id bigint references subjects (id),
  question_id bigint references questions (id),
  sitting_id bigint references sittings (id) on delete set null,
  response text,
  screenshot_file_uuid uuid,
  assigned_to bigint references staff (id),
  responded_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index reports_candidate on reports (candidate_id, created_at desc);
create index reports_queue on reports (status, created_at);
create index reports_desk on reports (created_at, id) where status <> 'resolved';

create table bookmarks (
  candidate_id bigint not null references candidates (id) on delete cascade,
  question_id bigint not null references questions (id),
  note text,
  created_at timestamptz not null,
  primary key (candidate_id, question_id)
);
create index bookmarks_newest on bookmarks (candidate_id, created_at desc);

-- What a candidate is told, each thing once, and how the candidate wants the product to behave.

create table notices (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  candidate_id bigint not null references candidates (id) on delete cascade,
  kind text not null,
  -- Names the occasion: a second notice about the same occasion is not written.
  once_key text not null,
  title text not null,
  body text not null,
  link text,
  created_at timestamptz not null,
  read_at timestamptz,
  -- When it is next to leave by mail or push; null once that is done.
  due_at timestamptz,
  unique (candidate_id, once_key)
);
create index notices_newest on notices (candidate_id, id desc);
create index notices_unread on notices (candidate_id) where read_at is null;
create index notices_due on notices (due_at) where due_at is not null;

create table candidate_settings (
  candidate_id bigint primary key references candidates (id) on delete cascade,
  -- Only what differs from the defaults.
  chosen jsonb not null default '{}',
  updated_at timestamptz not null
);

-- How notices leave the house, and copies of a candidate's data.

create table push_subscriptions (
  id bigint generated always as identity primary key,
  candidate_id bigint not null references candidates (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  device text not null,
  created_at timestamptz not null
);
create index push_subscriptions_candidate on push_subscriptions (candidate_id);

-- One row for each notice and browser. A row is taken (due_at goes) before its message is sent, so that a crash can lose a
-- push but never repeat one; the notice itself stays under the bell.
create table push_messages (
  id bigint generated always as identity primary key,
  notice_id bigint not null references notices (id) on delete cascade,
  subscription_id bigint not null references push_subscriptions (id) on delete cascade,
  attempts integer not null default 0,
  due_at timestamptz,
  unique (notice_id, subscription_id)
);
create index push_messages_due on push_messages (due_at) where due_at is not null;
create index push_messages_subscription on push_messages (subscription_id);

create table data_exports (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  candidate_id bigint not null references candidates (id) on delete cascade,
  asked_at timestamptz not null,
  ready_at timestamptz,
  file_uuid uuid
);
create index data_exports_candidate on data_exports (candidate_id, id desc);
create index data_exports_ready on data_exports (ready_at) where file_uuid is not null;

-- Whether a candidate's answers may count in figures about questions. Nobody's answers count without a name as well.
create function counts_in_figures(candidate bigint) returns boolean language sql stable as $$
  select coalesce(
    (select (s.chosen->>'data_collection')::boolean from candidate_settings s where s.candidate_id = candidate), true)
$$;

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
-- Pages of a board go down by points and id together, which one comparison of rows can follow only in an index that runs the same
-- way in both.
create index board_points_order on board_points (board, points, candidate_id);
create index board_points_candidate on board_points (candidate_id);

-- How many stand at each number of points (level 1) and in each bucket of points (level 0): a rank is two short sums.
create table board_counts (
  board text not null,
  level integer not null,
  bucket integer not null,
  members integer not null,
  primary key (board, level, bucket)
);

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

-- The staff's side of the bank: the way from draft to live, search, look-alikes, item figures, corrected keys.

-- The words searched are those of the newest text; a loader that only knows the live text moves both.
create function question_text_moved() returns trigger language plpgsql as $$
begin
  if new.newest_revision_id is null or (tg_op = 'UPDATE' and new.live_revision_id is distinct from old.live_revision_id
      and new.newest_revision_id is not distinct from old.newest_revision_id and new.change_state is null) then
    new.newest_revision_id := coalesce(new.live_revision_id, new.newest_revision_id);
  end if;
  if tg_op = 'INSERT' or new.newest_revision_id is distinct from old.newest_revision_id then
    select r.question_type,
      to_tsvector('english', r.body_source || ' ' || coalesce((select string_agg(o ->> 'source', ' ') from jsonb_array_elements(r.options) o), ''))
    into new.question_type, new.words
    from question_revisions r where r.id = new.newest_revision_id;
    new.question_type := coalesce(new.question_type, 'TEXTS_ONLY');
    new.words := coalesce(new.words, '');
    new.text_hash := null;
  end if;
  return new;
end $$;
create trigger question_text_moved before insert or update of live_revision_id, newest_revision_id on questions
  for each row execute function question_text_moved();

-- Whoever writes the exams of a question beside it has nothing more to be written here.
create function question_exams_moved() returns trigger language plpgsql as $$
begin
  update questions q set exam_type_ids = n.ids
  from (select m.question_id, array(select x.exam_type_id from question_exams x where x.question_id = m.question_id order by 1) as ids
    from (select distinct question_id from moved) m) n
  where q.id = n.question_id and q.exam_type_ids <> n.ids;
  return null;
end $$;
create trigger question_exams_added after insert on question_exams referencing new table as moved
  for each statement execute function question_exams_moved();
create trigger question_exams_removed after delete on question_exams referencing old table as moved
  for each statement execute function question_exams_moved();

-- How many questions stand where, and how often they were answered: kept, never counted for a screen.
create table question_tallies (
  name text primary key,
  total bigint not null
);
insert into question_tallies (name, total) values
  ('draft', 0), ('review', 0), ('live', 0), ('retired', 0), ('answers', 0), ('correct', 0);

create function question_stages_moved() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update question_tallies t set total = t.total + n.total from (select stage, count(*) as total from after_rows group by 1) n where n.stage = t.name;
  elsif tg_op = 'DELETE' then
    update question_tallies t set total = t.total - n.total from (select stage, count(*) as total from before_rows group by 1) n where n.stage = t.name;
  else
    update question_tallies t set total = t.total + n.total from (
      select stage, sum(total) as total from (
        select stage, 1 as total from after_rows union all select stage, -1 from before_rows) m group by 1 having sum(total) <> 0) n
    where n.stage = t.name;
  end if;
  return null;
end $$;
create trigger question_stages_added after insert on questions referencing new table as after_rows
  for each statement execute function question_stages_moved();
create trigger question_stages_changed after update on questions referencing new table as after_rows old table as before_rows
  for each statement execute function question_stages_moved();
create trigger question_stages_removed after delete on questions referencing old table as before_rows
  for each statement execute function question_stages_moved();

create table question_comments (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  question_id bigint not null references questions (id),
  revision_no integer not null,
  staff_id bigint references staff (id) on delete set null,
  kind text not null check (kind in ('comment', 'sent_to_review', 'sent_back', 'published', 'retired', 'restored', 'native_read')),
  body text not null,
  created_at timestamptz not null
);
create index question_comments_question on question_comments (question_id, id);

-- How often each option was chosen by candidates of each whole-per-cent score; '' is no answer. No candidate in it.
create table item_figures (
  revision_id bigint not null references question_revisions (id),
  option text not null,
  score integer not null,
  responses integer not null,
  seconds bigint not null,
  timed integer not null,
  primary key (revision_id, option, score)
);

-- What a sitting last added to the figures, so that a later grade can take it back.
create table item_folds (
  sitting_id bigint primary key references sittings (id) on delete cascade,
  score integer not null,
  chosen text[] not null,
  seconds integer[] not null
);

create table item_statistics (
  revision_id bigint primary key references question_revisions (id),
  question_id bigint not null references questions (id),
  responses integer not null default 0,
  correct integer not null default 0,
  stale boolean not null default true,
  -- The wrong option that behaves like the key, and how strongly, in thousandths.
  suspect_option text,
  suspicion integer not null default 0,
  -- Staff looked and kept the key, at this many responses.
  kept_at timestamptz,
  kept_responses integer,
  kept_by bigint references staff (id) on delete set null,
  computed_at timestamptz
);
create index item_statistics_question on item_statistics (question_id);
create index item_statistics_stale on item_statistics (revision_id) where stale;
create index item_statistics_suspect on item_statistics (suspicion, revision_id) where suspect_option is not null and kept_at is null;

-- A corrected key and how far the marking-again of its sittings has come.
create table key_fixes (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  question_id bigint not null references questions (id),
  revision_ids bigint[] not null,
  accepted text[] not null,
  is_void boolean not null,
  reason text not null,
  staff_id bigint references staff (id) on delete set null,
  state text not null check (state in ('waiting', 'running', 'done')),
  after_sitting_id bigint not null default 0,
  last_sitting_id bigint not null,
  scanned integer not null default 0,
  remarked integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index key_fixes_question on key_fixes (question_id, id);
create index key_fixes_newest on key_fixes (created_at);

-- Question files on their way into the bank: the file, what was read of it row by row, and what became of each row.

create table question_imports (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  staff_id bigint references staff (id) on delete set null,
  file_name text not null,
  size integer not null,
  state text not null check (state in ('reading', 'refused', 'checked', 'importing', 'done', 'undone')),
  -- Counted up by every change of mind, so that a reading that was overtaken writes nothing.
  attempt integer not null default 1,
  -- What the sender chose: columns, delimiter, encoding, and what rows that do not say get.
  settings jsonb not null,
  -- What was found: format, encoding, columns, notes.
  found jsonb,
  message text,
  rows_read integer not null default 0,
  rows_ready integer not null default 0,
  rows_with_problems integer not null default 0,
  rows_duplicate integer not null default 0,
  questions_made integer not null default 0,
  progress_done integer not null default 0,
  progress_total integer not null default 0,
  created_at timestamptz not null,
  imported_at timestamptz,
  undone_at timestamptz
);
create index question_imports_unfinished on question_imports (created_at) where state not in ('done', 'undone');

-- Kept until the import is done.
create table question_import_files (
  import_id bigint primary key references question_imports (id) on delete cascade,
  bytes bytea not null
);

create table question_import_rows (
  import_id bigint not null references question_imports (id) on delete cascade,
  position integer not null,
  row_no integer not null,
  state text not null check (state in ('ready', 'problem', 'duplicate')),
  question jsonb not null,
  problems jsonb not null,
  -- What will be written; null where the row cannot be.
  prepared jsonb,
  question_uuid uuid,
  primary key (import_id, position)
);
create index question_import_rows_by_state on question_import_rows (import_id, state, position);

-- Staff find people, answer reports and read figures folded by day.

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

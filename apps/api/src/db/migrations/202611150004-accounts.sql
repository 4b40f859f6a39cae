-- People: candidates and staff, how they prove who they are, what they agreed to.

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
  is_demo boolean not null default false
);
-- Addresses are stored in lower case; this is what makes two spellings one account.
create unique index candidates_email on candidates (email);
create index candidates_delete_at on candidates (delete_at) where delete_at is not null;

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

-- Tries at a door in a span of time, shared by all instances; keys are hashes, never addresses.
create table attempts (
  key text primary key,
  span_started_at timestamptz not null,
  tries integer not null
);
create index attempts_span on attempts (span_started_at);

create table cooldowns (
  key text primary key,
  until timestamptz not null
);
create index cooldowns_until on cooldowns (until);

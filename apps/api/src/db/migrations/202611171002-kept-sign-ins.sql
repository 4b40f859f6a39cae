-- "Keep me signed in on this phone": one row for each device that asked for it. The browser holds a cookie with two secrets, one that names
-- the row and one that is changed at every use; both are kept as hashes. A secret that was changed already and comes again ends the row.
create table kept_sign_ins (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  candidate_id bigint not null references candidates (id) on delete cascade,
  name_hash text not null unique,
  token_hash text not null,
  previous_hash text,
  -- The secret of the browser's own that it signed in with: the cookie alone opens nothing.
  device_hash text not null,
  device text not null,
  started_at timestamptz not null,
  last_used_at timestamptz not null,
  rotated_at timestamptz not null,
  expires_at timestamptz not null
);
create index kept_sign_ins_candidate on kept_sign_ins (candidate_id);
create index kept_sign_ins_expiry on kept_sign_ins (expires_at);

-- Sessions opened by it end with it.
alter table auth_sessions add column kept_id bigint references kept_sign_ins (id) on delete cascade;
create index auth_sessions_kept on auth_sessions (kept_id) where kept_id is not null;

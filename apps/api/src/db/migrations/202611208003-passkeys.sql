-- Passkeys of students and staff. Only the public key is here: the private key never leaves the person's device.
create table passkeys (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  candidate_id bigint references candidates (id) on delete cascade,
  staff_id bigint references staff (id) on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  -- How often the device says it has used the key. It never goes back.
  counter bigint not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  check (num_nonnulls(candidate_id, staff_id) = 1)
);
create index passkeys_candidate on passkeys (candidate_id) where candidate_id is not null;
create index passkeys_staff on passkeys (staff_id) where staff_id is not null;

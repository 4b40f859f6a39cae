-- Photographs of working on paper. The device makes the id. The answer says which photographs it has, in what order and how
-- they are turned, because that changes without a network too.
create table theory_photos (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  candidate_id bigint not null references candidates (id) on delete cascade,
  file_uuid uuid not null references files (uuid) on delete cascade,
  width integer not null,
  height integer not null,
  created_at timestamptz not null
);
create index theory_photos_candidate on theory_photos (candidate_id);
create index theory_photos_file on theory_photos (file_uuid);
create index theory_photos_created on theory_photos (created_at);
alter table theory_responses add column photos jsonb not null default '[]';

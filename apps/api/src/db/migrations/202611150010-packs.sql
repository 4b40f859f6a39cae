-- Sittings issued in advance, for practice without a network, and the keys that answer files are sealed to.
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

alter table sittings add column pack_id bigint references packs (id) on delete set null;
create index sittings_pack on sittings (pack_id) where pack_id is not null;
create index sittings_issued on sittings (started_at) where state = 'issued';

create table seal_keys (
  id bigint generated always as identity primary key,
  public_key text not null unique,
  private_key text not null,
  created_at timestamptz not null
);

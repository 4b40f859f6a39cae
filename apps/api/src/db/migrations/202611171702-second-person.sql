-- A corrected key may wait for a second person before it holds.
create table key_fix_requests (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  question_id bigint not null references questions (id),
  -- The live text when it was asked: its options are the ones meant.
  revision_id bigint not null references question_revisions (id),
  accepted text[] not null,
  is_void boolean not null,
  reason text not null,
  staff_id bigint references staff (id) on delete set null,
  created_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'confirmed', 'declined')),
  decided_by bigint references staff (id) on delete set null,
  decided_at timestamptz
);
-- One at a time: two would contradict each other.
create unique index key_fix_requests_waiting on key_fix_requests (question_id) where state = 'waiting';
create index key_fix_requests_of_staff on key_fix_requests (staff_id) where staff_id is not null;
create index key_fix_requests_decided_by on key_fix_requests (decided_by) where decided_by is not null;

alter table key_fixes add column confirmed_by bigint references staff (id) on delete set null;

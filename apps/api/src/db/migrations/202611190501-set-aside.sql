-- Items of background work that fail for a reason of their own: while they are tried again, and after they were set aside.
create table set_aside (
  id bigint generated always as identity primary key,
  -- event, email, remark or expiry.
  kind text not null,
  -- The listener of an event, the corrected key of a sitting that is marked again, otherwise empty.
  part text not null,
  -- The id of the event, email or sitting.
  item bigint not null,
  -- What a retry needs, without personal data.
  details jsonb not null,
  tries integer not null,
  problem text not null,
  first_failed_at timestamptz not null,
  last_failed_at timestamptz not null,
  next_try_at timestamptz not null,
  set_aside_at timestamptz,
  unique (kind, part, item)
);
create index set_aside_done on set_aside (set_aside_at) where set_aside_at is not null;

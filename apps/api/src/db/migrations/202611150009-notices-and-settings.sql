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
  unique (candidate_id, once_key)
);
create index notices_newest on notices (candidate_id, id desc);
create index notices_unread on notices (candidate_id) where read_at is null;

create table candidate_settings (
  candidate_id bigint primary key references candidates (id) on delete cascade,
  -- Only what differs from the defaults.
  chosen jsonb not null default '{}',
  updated_at timestamptz not null
);

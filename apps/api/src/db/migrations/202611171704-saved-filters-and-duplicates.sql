-- Lists a member of staff has given a name to.
create table saved_filters (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  staff_id bigint not null references staff (id) on delete cascade,
  name text not null,
  filters jsonb not null,
  created_at timestamptz not null
);
create unique index saved_filters_name on saved_filters (staff_id, lower(name));

-- A search of the whole bank for questions that say the same, gone through a stretch at a time.
create table duplicate_searches (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  staff_id bigint references staff (id) on delete set null,
  state text not null default 'running' check (state in ('running', 'done')),
  after_id bigint not null default 0,
  last_id bigint not null,
  compared integer not null default 0,
  pairs integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz
);
create unique index duplicate_searches_running on duplicate_searches ((true)) where state = 'running';
create index duplicate_searches_of_staff on duplicate_searches (staff_id) where staff_id is not null;

create table duplicate_pairs (
  search_id bigint not null references duplicate_searches (id) on delete cascade,
  first_id bigint not null references questions (id) on delete cascade,
  second_id bigint not null references questions (id) on delete cascade,
  likeness integer not null,
  primary key (search_id, first_id, second_id)
);
create index duplicate_pairs_likest on duplicate_pairs (search_id, likeness desc, first_id, second_id);
create index duplicate_pairs_first on duplicate_pairs (first_id);
create index duplicate_pairs_second on duplicate_pairs (second_id);

-- The weekly league: who joined, the groups of each week, who is in which, and what each test brought.
create table league_members (
  candidate_id bigint primary key references candidates (id) on delete cascade,
  is_in boolean not null,
  level integer not null check (level between 1 and 5),
  joined_at timestamptz not null
);

create table league_groups (
  id bigint generated always as identity primary key,
  week date not null,
  level integer not null,
  members integer not null check (members between 0 and 10),
  closed_at timestamptz
);
create index league_groups_open on league_groups (week, level, members) where closed_at is null;

-- `place`, `places` and `moved` are written when the week ends.
create table league_seats (
  candidate_id bigint not null references candidates (id) on delete cascade,
  week date not null,
  group_id bigint not null references league_groups (id) on delete cascade,
  points integer not null,
  place integer,
  places integer,
  moved integer,
  primary key (candidate_id, week)
);
create index league_seats_group on league_seats (group_id, points desc);

create table league_points (
  sitting_id bigint primary key references sittings (id) on delete cascade,
  candidate_id bigint not null references candidates (id) on delete cascade,
  grade_id bigint not null,
  week date not null,
  points integer not null,
  score integer not null,
  reason text
);
create index league_points_candidate on league_points (candidate_id, week);

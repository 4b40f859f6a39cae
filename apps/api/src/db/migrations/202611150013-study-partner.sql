-- Some plans hold a seat for a study partner: one more candidate, who studies with Premium while the plan runs.
alter table plans add column seats integer not null default 0 check (seats between 0 and 5);
update plans set seats = 1,
  features = array['Everything in Premium', 'A study partner: one more candidate gets Premium on your plan',
    'Up to 3,000 new questions a day, twice as many as Premium']
where slug = 'pro';

create table plan_seats (
  id bigint generated always as identity primary key,
  owner_id bigint not null references candidates (id) on delete cascade,
  -- What the partner types in; worth nothing once somebody has.
  code text not null unique,
  member_id bigint references candidates (id) on delete set null,
  created_at timestamptz not null,
  joined_at timestamptz,
  left_at timestamptz
);
create index plan_seats_owner on plan_seats (owner_id, left_at);
create unique index plan_seats_member on plan_seats (member_id) where left_at is null;

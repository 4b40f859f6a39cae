-- Pairs of similar questions that somebody looked at and kept: they are not shown as duplicates again.
create table duplicates_settled (
  first_id bigint not null references questions (id) on delete cascade,
  second_id bigint not null references questions (id) on delete cascade,
  staff_id bigint references staff (id) on delete set null,
  created_at timestamptz not null,
  primary key (first_id, second_id),
  check (first_id < second_id)
);
create index duplicates_settled_second on duplicates_settled (second_id);

-- The number of questions a candidate means to answer a day, from a day on. Days gone by keep the goal they had.
create table daily_goals (
  candidate_id bigint not null references candidates (id) on delete cascade,
  from_day date not null,
  questions integer not null check (questions > 0),
  primary key (candidate_id, from_day)
);

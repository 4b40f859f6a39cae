-- How many questions and students each member of staff was shown in lists on a Lagos day.
create table staff_rows_read (
  staff_id bigint not null references staff (id) on delete cascade,
  day date not null,
  questions integer not null,
  people integer not null,
  primary key (staff_id, day)
);
create index staff_rows_read_day on staff_rows_read (day);

-- Corrected texts that wait for a second person. A newer proposal for the same text takes the place of the older.
create table message_corrections_waiting (
  uuid uuid primary key,
  language text not null,
  english text not null,
  text text not null,
  staff_id bigint not null references staff (id) on delete cascade,
  created_at timestamptz not null,
  unique (language, english)
);
create index message_corrections_waiting_staff on message_corrections_waiting (staff_id);

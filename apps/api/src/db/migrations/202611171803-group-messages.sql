-- A word from staff to many: to everybody, or to those who prepare for an exam, sit in a class, have a plan. It is walked out to people a
-- stretch at a time, so it may stop anywhere and go on.
create table group_messages (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  title text not null,
  body text not null,
  exam_type_id bigint references exam_types (id),
  class_level_id bigint references class_levels (id),
  plan_id bigint references plans (id),
  people integer not null,
  reached integer not null default 0,
  after_candidate_id bigint not null default 0,
  staff_id bigint references staff (id) on delete set null,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index group_messages_open on group_messages (id) where finished_at is null;

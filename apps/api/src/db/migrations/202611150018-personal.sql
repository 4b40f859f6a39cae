-- How notices leave the house, copies of a candidate's data, and screenshots of reports.

-- When a notice is next to leave by mail or push; null once that is done.
alter table notices add column due_at timestamptz;
create index notices_due on notices (due_at) where due_at is not null;

create table push_subscriptions (
  id bigint generated always as identity primary key,
  candidate_id bigint not null references candidates (id) on delete cascade,
  endpoint text not null unique,
  p256dh text not null,
  auth text not null,
  device text not null,
  created_at timestamptz not null
);
create index push_subscriptions_candidate on push_subscriptions (candidate_id);

-- One row for each notice and browser. A row is taken (due_at goes) before its message is sent, so that a crash can lose a
-- push but never repeat one; the notice itself stays under the bell.
create table push_messages (
  id bigint generated always as identity primary key,
  notice_id bigint not null references notices (id) on delete cascade,
  subscription_id bigint not null references push_subscriptions (id) on delete cascade,
  attempts integer not null default 0,
  due_at timestamptz,
  unique (notice_id, subscription_id)
);
create index push_messages_due on push_messages (due_at) where due_at is not null;
create index push_messages_subscription on push_messages (subscription_id);

create table data_exports (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  candidate_id bigint not null references candidates (id) on delete cascade,
  asked_at timestamptz not null,
  ready_at timestamptz,
  file_uuid uuid
);
create index data_exports_candidate on data_exports (candidate_id, id desc);
create index data_exports_ready on data_exports (ready_at) where file_uuid is not null;

alter table reports add column screenshot_file_uuid uuid;

-- For the daily reminders: tests that were left open, and exams that draw near.
create index sittings_left_open on sittings (started_at) where state = 'open';
create index candidate_profiles_exam_date on candidate_profiles (exam_date) where exam_date is not null;

-- Whether a candidate's answers may count in figures about questions. Nobody's answers count without a name as well.
create function counts_in_figures(candidate bigint) returns boolean language sql stable as $$
  select coalesce(
    (select (s.chosen->>'data_collection')::boolean from candidate_settings s where s.candidate_id = candidate), true)
$$;

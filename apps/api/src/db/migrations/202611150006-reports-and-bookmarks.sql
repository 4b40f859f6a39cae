-- What candidates report, and the questions they want to come back to.

create table reports (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  candidate_id bigint references candidates (id) on delete set null,
  type text not null,
  status text not null default 'pending',
  title text not null,
  description text not null,
  subject_id bigint references subjects (id),
  question_id bigint references questions (id),
  sitting_id bigint references sittings (id) on delete set null,
  response text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index reports_candidate on reports (candidate_id, created_at desc);
create index reports_queue on reports (status, created_at);

create table bookmarks (
  candidate_id bigint not null references candidates (id) on delete cascade,
  question_id bigint not null references questions (id),
  note text,
  created_at timestamptz not null,
  primary key (candidate_id, question_id)
);
create index bookmarks_newest on bookmarks (candidate_id, created_at desc);

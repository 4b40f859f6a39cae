-- What a question's first answers in exam mode had come to by the end of each month, as it was known then.
create table item_history (
  revision_id bigint not null references question_revisions (id) on delete cascade,
  month date not null,
  responses integer not null,
  correct integer not null,
  item_rest double precision,
  discrimination double precision,
  primary key (revision_id, month)
);

-- Once enough have answered, how hard a question is is measured; `difficulty` is then what was measured, and the author's word is kept.
alter table questions
  add column measured_difficulty text check (measured_difficulty in ('easy', 'medium', 'hard')),
  add column author_difficulty text check (author_difficulty in ('easy', 'medium', 'hard')),
  add constraint questions_measured_beside_author check ((measured_difficulty is null) = (author_difficulty is null));
update item_statistics set stale = true;

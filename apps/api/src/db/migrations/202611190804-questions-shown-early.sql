-- The questions a student was shown before the test they begin, each once a day: they count against the day like those of a test.
create table questions_shown_early (
  candidate_id bigint not null references candidates (id) on delete cascade,
  lagos_day date not null,
  question_id bigint not null references questions (id) on delete cascade,
  primary key (candidate_id, lagos_day, question_id)
);
create index questions_shown_early_day on questions_shown_early (lagos_day);

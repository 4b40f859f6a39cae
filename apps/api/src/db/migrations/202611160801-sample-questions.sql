-- The questions whose key everybody is told, without an account. They are a set of their own: no exam draws them.
create table sample_questions (
  question_id bigint primary key references questions (id) on delete cascade
);

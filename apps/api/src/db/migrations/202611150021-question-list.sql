-- The staff's list filters by a few small facts. The indexes carry them, so that pages are found and totals counted
-- without reading the questions themselves.
drop index questions_by_subject;
drop index questions_by_year;
create index questions_by_subject on questions (subject_id, id) include (stage, state, exam_type_ids, difficulty, year);
create index questions_by_year on questions (year, id) include (stage, state, exam_type_ids, difficulty, subject_id) where year is not null;
create index questions_by_difficulty on questions (difficulty, id) include (stage, state, exam_type_ids, subject_id, year);
create index questions_in_order on questions (id) include (stage, state, exam_type_ids, difficulty, subject_id, year);

-- Whoever writes the exams of a question beside it has nothing more to be written here.
create or replace function question_exams_moved() returns trigger language plpgsql as $$
begin
  update questions q set exam_type_ids = n.ids
  from (select m.question_id, array(select x.exam_type_id from question_exams x where x.question_id = m.question_id order by 1) as ids
    from (select distinct question_id from moved) m) n
  where q.id = n.question_id and q.exam_type_ids <> n.ids;
  return null;
end $$;

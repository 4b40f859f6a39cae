-- expand: the view has the old names, for the build before this one. A later migration drops it.
alter table met_questions rename to seen_questions;
alter table seen_questions rename column times_met to times_seen;
alter table seen_questions rename column last_met_at to last_seen_at;
alter trigger met_questions_candidates on seen_questions rename to seen_questions_candidates;
alter index met_questions_pkey rename to seen_questions_pkey;
alter index met_questions_mistakes rename to seen_questions_mistakes;
alter index met_questions_topics rename to seen_questions_topics;
create view met_questions as
  select candidate_id, question_id, subject_id, topic_id, times_seen as times_met, times_wrong, last_right, last_chosen,
         last_seen_at as last_met_at, sitting_id, last_hinted
  from seen_questions;
create or replace function forget_memory_of_candidate() returns trigger language plpgsql as $$
begin
  delete from seen_questions where candidate_id = old.id;
  delete from review_cards where candidate_id = old.id;
  return null;
end $$;

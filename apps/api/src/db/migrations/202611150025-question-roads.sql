-- Every filter of the staff's list has a road: an index in the order of the list, walked no further than a page needs.
alter table questions add column question_type text not null default 'TEXTS_ONLY';
update questions q set question_type = r.question_type
from question_revisions r where r.id = q.newest_revision_id and r.question_type <> 'TEXTS_ONLY';

create or replace function question_text_moved() returns trigger language plpgsql as $$
begin
  if new.newest_revision_id is null or (tg_op = 'UPDATE' and new.live_revision_id is distinct from old.live_revision_id
      and new.newest_revision_id is not distinct from old.newest_revision_id and new.change_state is null) then
    new.newest_revision_id := coalesce(new.live_revision_id, new.newest_revision_id);
  end if;
  if tg_op = 'INSERT' or new.newest_revision_id is distinct from old.newest_revision_id then
    select r.question_type,
      to_tsvector('english', r.body_source || ' ' || coalesce((select string_agg(o ->> 'source', ' ') from jsonb_array_elements(r.options) o), ''))
    into new.question_type, new.words
    from question_revisions r where r.id = new.newest_revision_id;
    new.question_type := coalesce(new.question_type, 'TEXTS_ONLY');
    new.words := coalesce(new.words, '');
    new.text_hash := null;
  end if;
  return new;
end $$;

drop index questions_by_topic;
drop index questions_by_stage;
create index questions_by_topic on questions (topic_id, id) include (stage, state, exam_type_ids, difficulty, year);
create index questions_by_stage on questions (stage, id) include (state, exam_type_ids, subject_id, difficulty, year) where stage <> 'live';
create index questions_by_type on questions (question_type, id) include (stage, state, exam_type_ids, subject_id, difficulty, year)
  where question_type <> 'TEXTS_ONLY';
create index questions_by_subject_and_year on questions (subject_id, year, id) include (stage, state, exam_type_ids, difficulty)
  where year is not null;

-- What staff find questions by: text, options, explanation, hint and reasons, with decimals and formulas in full. It is filled in by the same
-- job that compares questions (features/questions/staff/duplicates.ts), and is empty until then. `words` stays for students' search, which
-- only reads it of questions that a student has seen, so it needs no index.
alter table questions add column search_words tsvector not null default '';
update questions set text_hash = null where text_hash is not null;
create index questions_search_words on questions using gin (search_words);
drop index questions_words;

create or replace function question_text_moved() returns trigger language plpgsql as $$
begin
  if new.newest_revision_id is null or (tg_op = 'UPDATE' and new.live_revision_id is distinct from old.live_revision_id
      and new.newest_revision_id is not distinct from old.newest_revision_id and new.change_state is null) then
    new.newest_revision_id := coalesce(new.live_revision_id, new.newest_revision_id);
  end if;
  if new.newest_revision_id is null then
    new.question_type := coalesce(new.question_type, 'TEXTS_ONLY');
  elsif tg_op = 'INSERT' or new.newest_revision_id is distinct from old.newest_revision_id then
    select r.question_type, r.passage_revision_id is not null, r.explanation_source = '',
      (select count(*) from jsonb_object_keys(r.whys)) < jsonb_array_length(r.options) - 1
    into new.question_type, new.has_passage, new.lacks_explanation, new.lacks_why from question_revisions r where r.id = new.newest_revision_id;
    new.words := case when current_setting('sabiprep.words_later', true) = 'on' then ''
      else question_words(new.newest_revision_id) end;
    new.text_hash := null;
    new.search_words := '';
  end if;
  return new;
end $$;

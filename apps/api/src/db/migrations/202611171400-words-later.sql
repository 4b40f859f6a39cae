-- Finding the words of a text takes longer than writing it. Who brings in thousands says so, and a later round finds them.
create or replace function question_text_moved() returns trigger language plpgsql as $$
begin
  if new.newest_revision_id is null or (tg_op = 'UPDATE' and new.live_revision_id is distinct from old.live_revision_id
      and new.newest_revision_id is not distinct from old.newest_revision_id and new.change_state is null) then
    new.newest_revision_id := coalesce(new.live_revision_id, new.newest_revision_id);
  end if;
  if tg_op = 'INSERT' or new.newest_revision_id is distinct from old.newest_revision_id then
    select r.question_type into new.question_type from question_revisions r where r.id = new.newest_revision_id;
    new.question_type := coalesce(new.question_type, 'TEXTS_ONLY');
    new.words := case when current_setting('sabiprep.words_later', true) = 'on' then ''
      else question_words(new.newest_revision_id) end;
    new.text_hash := null;
  end if;
  return new;
end $$;

create function question_words(revision bigint) returns tsvector language sql stable as $$
  select coalesce((
    select to_tsvector('english', r.body_source || ' ' ||
      coalesce((select string_agg(o ->> 'source', ' ') from jsonb_array_elements(r.options) o), ''))
    from question_revisions r where r.id = revision), '')
$$;

-- What staff look for in a question besides its words, who is to review it, and bulk changes that can be taken back.
alter table questions
  add column has_passage boolean not null default false,
  add column lacks_explanation boolean not null default false,
  -- A wrong option of the newest text has no reason.
  add column lacks_why boolean not null default false,
  add column tags text[] not null default '{}',
  add column reviewer_id bigint references staff (id) on delete set null;

create function question_marks(revision bigint, out has_passage boolean, out lacks_explanation boolean, out lacks_why boolean)
language sql stable as $$
  select r.passage_revision_id is not null, r.explanation_source = '',
    (select count(*) from jsonb_object_keys(r.whys)) < jsonb_array_length(r.options) - 1
  from question_revisions r where r.id = revision
$$;

create or replace function question_text_moved() returns trigger language plpgsql as $$
begin
  if new.newest_revision_id is null or (tg_op = 'UPDATE' and new.live_revision_id is distinct from old.live_revision_id
      and new.newest_revision_id is not distinct from old.newest_revision_id and new.change_state is null) then
    new.newest_revision_id := coalesce(new.live_revision_id, new.newest_revision_id);
  end if;
  if tg_op = 'INSERT' or new.newest_revision_id is distinct from old.newest_revision_id then
    select r.question_type into new.question_type from question_revisions r where r.id = new.newest_revision_id;
    new.question_type := coalesce(new.question_type, 'TEXTS_ONLY');
    select coalesce(m.has_passage, false), coalesce(m.lacks_explanation, false), coalesce(m.lacks_why, false)
    into new.has_passage, new.lacks_explanation, new.lacks_why from question_marks(new.newest_revision_id) m;
    new.words := case when current_setting('sabiprep.words_later', true) = 'on' then ''
      else question_words(new.newest_revision_id) end;
    new.text_hash := null;
  end if;
  return new;
end $$;

update questions q set has_passage = m.has_passage, lacks_explanation = m.lacks_explanation, lacks_why = m.lacks_why
from question_revisions r, question_marks(r.id) m where r.id = q.newest_revision_id and (m.has_passage or m.lacks_explanation or m.lacks_why);

create index questions_with_passage on questions (id) include (stage, state, exam_type_ids, subject_id, difficulty, year) where has_passage;
create index questions_with_picture on questions (id) include (stage, state, exam_type_ids, subject_id, difficulty, year)
  where question_type in ('IMAGE_ONLYS', 'IMAGE_AND_TEXTS_ONLY');
create index questions_lacking_explanation on questions (id) include (stage, state, exam_type_ids, subject_id, difficulty, year)
  where lacks_explanation;
create index questions_lacking_why on questions (id) include (stage, state, exam_type_ids, subject_id, difficulty, year) where lacks_why;
create index questions_lacking_year on questions (id) include (stage, state, exam_type_ids, subject_id, difficulty) where year is null;
create index questions_tagged on questions using gin (tags) where tags <> '{}';
create index questions_by_reviewer on questions (reviewer_id, id) where reviewer_id is not null;
create index question_comments_sent_back on question_comments (question_id, id) where kind = 'sent_back';

-- Before one change to many questions: what each was, so that it can be again.
create table question_bulk_changes (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  staff_id bigint references staff (id) on delete set null,
  change jsonb not null,
  before jsonb not null,
  questions integer not null,
  created_at timestamptz not null,
  undone_at timestamptz
);

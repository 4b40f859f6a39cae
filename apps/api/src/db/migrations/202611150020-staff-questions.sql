-- The staff's side of the bank: the road from draft to live, search, look-alikes, item figures, corrected keys.

alter table questions
  add column year integer,
  -- What staff see and edit; candidates get live_revision_id.
  add column newest_revision_id bigint,
  -- Where a change to a live question stands that candidates do not get yet.
  add column change_state text check (change_state in ('draft', 'review')),
  add column stage text not null generated always as (case when state = 'live' and change_state is not null then change_state else state end) stored,
  add column exam_type_ids bigint[] not null default '{}',
  add column words tsvector not null default '',
  -- Of the normalised texts: equal for word-for-word copies. `likeness` are bands of hashes that near copies share.
  add column text_hash text,
  add column likeness bigint[];
create index questions_by_subject on questions (subject_id, id);
create index questions_by_topic on questions (topic_id, id);
create index questions_by_year on questions (year, id) where year is not null;
create index questions_by_stage on questions (stage, id) where stage <> 'live';
create index questions_words on questions using gin (words);
create index questions_likeness on questions using gin (likeness);
create index questions_text_hash on questions (text_hash) where text_hash is not null;
create index questions_without_hash on questions (id) where text_hash is null;
create index question_revisions_passage on question_revisions (passage_revision_id) where passage_revision_id is not null;

-- The words searched are those of the newest text; a loader that only knows the live text moves both.
create function question_text_moved() returns trigger language plpgsql as $$
begin
  if new.newest_revision_id is null or (tg_op = 'UPDATE' and new.live_revision_id is distinct from old.live_revision_id
      and new.newest_revision_id is not distinct from old.newest_revision_id and new.change_state is null) then
    new.newest_revision_id := coalesce(new.live_revision_id, new.newest_revision_id);
  end if;
  if tg_op = 'INSERT' or new.newest_revision_id is distinct from old.newest_revision_id then
    new.words := coalesce((
      select to_tsvector('english', r.body_source || ' ' || coalesce((select string_agg(o ->> 'source', ' ') from jsonb_array_elements(r.options) o), ''))
      from question_revisions r where r.id = new.newest_revision_id), '');
    new.text_hash := null;
  end if;
  return new;
end $$;
create trigger question_text_moved before insert or update of live_revision_id, newest_revision_id on questions
  for each row execute function question_text_moved();
update questions set newest_revision_id = live_revision_id where live_revision_id is not null;

create function question_exams_moved() returns trigger language plpgsql as $$
begin
  update questions q set exam_type_ids = array(select exam_type_id from question_exams where question_id = q.id order by exam_type_id)
  where q.id in (select question_id from moved);
  return null;
end $$;
create trigger question_exams_added after insert on question_exams referencing new table as moved
  for each statement execute function question_exams_moved();
create trigger question_exams_removed after delete on question_exams referencing old table as moved
  for each statement execute function question_exams_moved();
update questions q set exam_type_ids = array(select exam_type_id from question_exams where question_id = q.id order by exam_type_id);

-- How many questions stand where, and how often they were answered: kept, never counted for a screen.
create table question_tallies (
  name text primary key,
  total bigint not null
);
insert into question_tallies (name, total)
select s.stage, count(q.id) from (values ('draft'), ('review'), ('live'), ('retired')) as s (stage)
left join questions q on q.stage = s.stage group by 1;
insert into question_tallies (name, total) values ('answers', 0), ('correct', 0);

create function question_stages_moved() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update question_tallies t set total = t.total + n.total from (select stage, count(*) as total from after_rows group by 1) n where n.stage = t.name;
  elsif tg_op = 'DELETE' then
    update question_tallies t set total = t.total - n.total from (select stage, count(*) as total from before_rows group by 1) n where n.stage = t.name;
  else
    update question_tallies t set total = t.total + n.total from (
      select stage, sum(total) as total from (
        select stage, 1 as total from after_rows union all select stage, -1 from before_rows) m group by 1 having sum(total) <> 0) n
    where n.stage = t.name;
  end if;
  return null;
end $$;
create trigger question_stages_added after insert on questions referencing new table as after_rows
  for each statement execute function question_stages_moved();
create trigger question_stages_changed after update on questions referencing new table as after_rows old table as before_rows
  for each statement execute function question_stages_moved();
create trigger question_stages_removed after delete on questions referencing old table as before_rows
  for each statement execute function question_stages_moved();

create table question_comments (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  question_id bigint not null references questions (id),
  revision_no integer not null,
  staff_id bigint references staff (id) on delete set null,
  kind text not null check (kind in ('comment', 'sent_to_review', 'sent_back', 'published', 'retired', 'restored')),
  body text not null,
  created_at timestamptz not null
);
create index question_comments_question on question_comments (question_id, id);

-- Drawings of ours are kept as text; pictures staff upload are files.
alter table pictures
  alter column svg drop not null,
  add column mime_type text not null default 'image/svg+xml',
  add column file_uuid uuid,
  add constraint pictures_have_bytes check (svg is not null or file_uuid is not null);

-- Set on papers staff arranged: the shipped bank leaves those alone.
alter table papers add column staff_edited_at timestamptz;
alter table blueprints add column staff_id bigint references staff (id) on delete set null;

-- How often each option was chosen by candidates of each whole-per-cent score; '' is no answer. No candidate in it.
create table item_figures (
  revision_id bigint not null references question_revisions (id),
  option text not null,
  score integer not null,
  responses integer not null,
  seconds bigint not null,
  timed integer not null,
  primary key (revision_id, option, score)
);

-- What a sitting last added to the figures, so that a later grade can take it back.
create table item_folds (
  sitting_id bigint primary key references sittings (id) on delete cascade,
  score integer not null,
  chosen text[] not null,
  seconds integer[] not null
);

create table item_statistics (
  revision_id bigint primary key references question_revisions (id),
  question_id bigint not null references questions (id),
  responses integer not null default 0,
  correct integer not null default 0,
  stale boolean not null default true,
  -- The wrong option that behaves like the key, and how strongly, in thousandths.
  suspect_option text,
  suspicion integer not null default 0,
  -- Staff looked and kept the key, at this many responses.
  kept_at timestamptz,
  kept_responses integer,
  kept_by bigint references staff (id) on delete set null,
  computed_at timestamptz
);
create index item_statistics_question on item_statistics (question_id);
create index item_statistics_stale on item_statistics (revision_id) where stale;
create index item_statistics_suspect on item_statistics (suspicion, revision_id) where suspect_option is not null and kept_at is null;

-- A corrected key and how far the marking-again of its sittings has come.
create table key_fixes (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  question_id bigint not null references questions (id),
  revision_ids bigint[] not null,
  accepted text[] not null,
  is_void boolean not null,
  reason text not null,
  staff_id bigint references staff (id) on delete set null,
  state text not null check (state in ('waiting', 'running', 'done')),
  after_sitting_id bigint not null default 0,
  last_sitting_id bigint not null,
  scanned integer not null default 0,
  remarked integer not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index key_fixes_question on key_fixes (question_id, id);
create index key_fixes_newest on key_fixes (created_at);

-- A native reader's word holds for the text that was read. Whatever changes the text makes a revision, and it waits again.
alter table questions add column native_read_revision_id bigint;
alter table questions add column awaits_native_reader boolean not null
  generated always as (native_review and newest_revision_id is distinct from native_read_revision_id) stored;
create index questions_for_native_readers on questions (id)
  include (awaits_native_reader, stage, state, exam_type_ids, subject_id, difficulty, year)
  where awaits_native_reader;

alter table question_comments drop constraint question_comments_kind_check;
alter table question_comments add constraint question_comments_kind_check
  check (kind in ('comment', 'sent_to_review', 'sent_back', 'published', 'retired', 'restored', 'native_read'));

-- "MTH means Mathematics": what names in question files meant, kept for the next file. Names are compared bare.
create table import_meanings (
  field text not null check (field in ('subject', 'exam_type', 'topic', 'class_level')),
  said text not null,
  -- Of a topic: the subject it stands in; a topic's name means another thing in another subject.
  subject_uuid uuid not null default '00000000-0000-0000-0000-000000000000',
  -- Null leaves it open: the question has none.
  target_uuid uuid,
  staff_id bigint references staff (id) on delete set null,
  created_at timestamptz not null,
  primary key (field, said, subject_uuid)
);

-- What a candidate prepares for: the exams, the first of which is exam_type_id, and the subjects, in the order they were chosen.
alter table candidate_profiles add column exam_type_ids bigint[] not null default '{}';
alter table candidate_profiles add column subject_ids bigint[] not null default '{}';

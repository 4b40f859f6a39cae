-- The newest questions without a topic. The index by topic holds them too, but the planner does not know that those whose topic is
-- null stand there in their order, and sorts them all.
create index questions_lacking_topic on questions (id) include (stage, state, exam_type_ids, subject_id, difficulty, year)
  where topic_id is null;

-- The newest questions that have any tag, with their tags: a list by tag looks at these instead of at every question of a subject.
create index questions_with_tags on questions (id) include (tags, stage, state, exam_type_ids, subject_id, difficulty, year)
  where tags <> '{}';

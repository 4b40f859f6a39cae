-- A question's own hint, versioned with its texts; most have none and lean on the lesson of their topic.
alter table question_revisions add column hint_source text not null default '', add column hint_html text not null default '';

-- For which questions a hint was shown before the answer, as the answer sheet keeps everything else: by place. Shorter than the paper
-- while nobody has asked for one.
alter table sitting_answers add column hinted boolean[] not null default '{}';

-- The last answer leaned on a hint: it was met, but it does not yet show that the topic is known.
alter table met_questions add column last_hinted boolean not null default false;
drop index met_questions_topics;
create index met_questions_topics on met_questions (candidate_id, subject_id, topic_id) include (last_right, last_hinted);

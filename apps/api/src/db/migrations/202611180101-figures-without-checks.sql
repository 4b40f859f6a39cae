-- expand: what refers to the bank is checked no more in tables that are made from others and can be made again
-- Folding one test of forty questions asked after its subject, its topic and its test forty times each, and locked those rows
-- each time: half of the database's work, and rows that all candidates share. Nothing ever deletes a question, a subject, a
-- topic or a test. What names a candidate stays checked: a fold must not write of somebody who is being erased.
alter table met_questions
  drop constraint met_questions_question_id_fkey,
  drop constraint met_questions_subject_id_fkey,
  drop constraint met_questions_topic_id_fkey,
  drop constraint met_questions_sitting_id_fkey;
alter table review_cards drop constraint review_cards_question_id_fkey;
alter table item_figures drop constraint item_figures_revision_id_fkey;
alter table topic_figures
  drop constraint topic_figures_subject_id_fkey,
  drop constraint topic_figures_topic_id_fkey;
alter table subject_figures drop constraint subject_figures_subject_id_fkey;

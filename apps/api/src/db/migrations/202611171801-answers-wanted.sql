-- How a question is answered: one right option, any one of several, or all of them, told how many or not. Keys and answers need no new
-- shape: where all are needed, an answer is the options' ids in order with a plus between, and the key accepts that one.
alter table question_revisions add column answers_wanted text not null default 'one' check (answers_wanted in ('one', 'any', 'all', 'number'));

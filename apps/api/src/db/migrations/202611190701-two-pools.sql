-- A question is asked as the exam asks (paper), or it is longer or harder than the exam (stretch). Shipped questions get theirs with the
-- next load of the bank; until then, and where staff have changed them, they are what all of them were before there were two pools.
alter table questions add column pool text not null default 'paper' check (pool in ('paper', 'stretch'));
update questions set pool = 'stretch' where bank_key is not null;
-- What to do, said once above the questions that share it; no part of the question's own text.
alter table question_revisions add column instruction_source text not null default '', add column instruction_html text not null default '';

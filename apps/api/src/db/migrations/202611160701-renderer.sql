-- Which version of the renderer wrote a text's HTML. What an older one wrote is rendered again from its source in the
-- background: the words, the revision and its number stay what they are.
alter table question_revisions add column renderer integer not null default 1;
create index question_revisions_renderer on question_revisions (renderer, id);
alter table passage_revisions add column renderer integer not null default 1;
create index passage_revisions_renderer on passage_revisions (renderer, id);
alter table materials add column renderer integer not null default 1;
create index materials_renderer on materials (renderer, id) where body_source is not null;

-- Why a wrong option is wrong, by the option's id: {"b": {"source": …, "html": …}}. Apart from the options, because it tells the
-- key: the wrong options have one and the right one has none.
alter table question_revisions add column whys jsonb not null default '{}' check (jsonb_typeof(whys) = 'object');

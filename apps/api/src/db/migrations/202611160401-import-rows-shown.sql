-- A row's texts as they are shown, rendered once when its file is checked.
alter table question_import_rows add column shown jsonb not null default '{}';

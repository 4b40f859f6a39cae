-- Every second year is premium, counted from the newest. Once staff add a year, every other paper keeps what it was.
alter table papers add column is_premium boolean;

-- A draft nobody has seen may be deleted; what was ever published may not.
alter table materials add column was_live boolean not null default false;
update materials set was_live = state <> 'draft' or shipped_key is not null;

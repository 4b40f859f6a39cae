-- expand: the view has the old name, for the build before this one. A later migration drops it.
-- The grade of each sitting that its student's mistakes, coverage and cards include.
alter table revision_folds rename to revision_contributions;
alter table revision_contributions rename constraint revision_folds_sitting_id_fkey to revision_contributions_sitting_id_fkey;
alter index revision_folds_pkey rename to revision_contributions_pkey;
create view revision_folds as select * from revision_contributions;

-- expand: the view has the old name, for the build before this one. A later migration drops it.
-- What each sitting contributes to the statistics of its questions.
alter table item_folds rename to item_contributions;
alter table item_contributions rename constraint item_folds_sitting_id_fkey to item_contributions_sitting_id_fkey;
alter index item_folds_pkey rename to item_contributions_pkey;
create view item_folds as select * from item_contributions;

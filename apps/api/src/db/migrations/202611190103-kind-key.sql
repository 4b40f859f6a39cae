-- contract: a build that hands tests out by the old name of this column can not work beside it
-- Which sittings count as the same test again. `likeness` is how alike two questions are, and nothing else.
alter table sittings rename column likeness to kind_key;

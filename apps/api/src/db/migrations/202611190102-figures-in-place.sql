-- expand: an index goes that only made a list of a few thousand rows quicker to look through
-- Every test marks its questions for a new look, and every look takes the mark away again. Because the mark was in an index, each of
-- both was written to all indexes of the table; without it, the row is written in its place.
drop index item_statistics_stale;
alter table item_statistics set (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.05);

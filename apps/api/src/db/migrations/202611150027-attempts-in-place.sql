-- Every try moves span_started_at; with an index on it each one wrote a new row and two index entries. Without it a try is
-- changed in place, and only the daily sweep looks through the table, which holds a day's tries.
drop index attempts_span;
alter table attempts set (fillfactor = 70);

-- contract: a save appends to the log and leaves the sheet as it is, so a build that reads the sheet alone would miss answers
-- Every answer that was saved wrote the whole sheet anew. Now it writes its entry of the log, and of the sheet's row only how far the log
-- reaches: `last_seq` and `log_hash` are of the last entry, and so many entries of its end as `behind` says are not in the sheet yet.
-- The name is another so that a build of before, which may still run, is refused by the database and not misled.
alter table sitting_answers rename column last_hash to log_hash;
alter table sitting_answers add column behind integer not null default 0;

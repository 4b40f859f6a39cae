-- Facts that hold for a time: after that day a question is asked no more until somebody has looked at it.
alter table questions add column review_by date;
create index questions_due on questions (review_by) where review_by is not null and state = 'live';

-- The few tests that wait to be marked.
create index concurrently if not exists sittings_waiting on sittings (candidate_id) where waiting_cause is not null;

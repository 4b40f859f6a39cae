-- For keyless_sittings, and for the release of results.
create index concurrently if not exists sittings_held on sittings (candidate_id) where results_held;

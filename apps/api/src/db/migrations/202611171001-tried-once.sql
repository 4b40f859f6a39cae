-- What a visitor tried comes with the new account once.
create unique index sittings_tried_once on sittings (candidate_id) where likeness = 'tried';

-- The default of the profile visibility is now "friends", which is what everyone had in fact. Only what differs from the default is stored, so
-- candidates who have saved settings with "private" get it as a choice of their own: nobody sees more of them than their screen said.
update candidate_settings set chosen = chosen || '{"profile_visibility": "private"}'
where not chosen ? 'profile_visibility';

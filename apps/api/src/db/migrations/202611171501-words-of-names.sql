-- Candidates look for topics and for what there is to read by any word of the name.
create index topics_words on topics using gin (to_tsvector('english', name));
create index materials_words on materials using gin (to_tsvector('english', title));

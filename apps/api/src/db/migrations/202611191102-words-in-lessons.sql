-- Students look for words inside the lessons. An index over the words of a stored page, without its markup.
create function words_of_page(page text) returns tsvector language sql immutable parallel safe as
  $$ select to_tsvector('pg_catalog.english', regexp_replace(coalesce(page, ''), '<[^>]*>', ' ', 'g')) $$;
create index materials_page_words on materials using gin (words_of_page(body_html)) where body_html is not null;

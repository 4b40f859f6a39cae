-- The few versions of questions that show a picture or play a recording, so that whoever asks whether one is still shown does not read
-- every text of the bank. What counts as showing one is said in the same words by features/questions/uploads-nobody-shows.ts.
create index concurrently if not exists question_revisions_with_media on question_revisions (picture_sha256, audio_file_uuid)
  where picture_sha256 is not null or audio_file_uuid is not null or body_source like '%/api/pictures/%'
    or explanation_source like '%/api/pictures/%' or hint_source like '%/api/pictures/%'
    or options::text like '%/api/pictures/%' or whys::text like '%/api/pictures/%';

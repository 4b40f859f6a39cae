-- The versions of a question that ask the same: same text, options, media and answer key. Explanation, hint and reasons may differ, because
-- they are shown after the answer or do not change it. The statistics of such versions belong together.
create function same_item_revisions(revision bigint) returns setof bigint language sql stable as $$
  select b.id from question_revisions a
  join question_revisions b on b.question_id = a.question_id and b.question_type = a.question_type
    and b.answers_wanted = a.answers_wanted and b.body_source = a.body_source
    and b.instruction_source = a.instruction_source
    and b.passage_revision_id is not distinct from a.passage_revision_id
    and b.picture_sha256 is not distinct from a.picture_sha256
    and b.audio_file_uuid is not distinct from a.audio_file_uuid
    and jsonb_path_query_array(b.options, '$[*].id') = jsonb_path_query_array(a.options, '$[*].id')
    and jsonb_path_query_array(b.options, '$[*].source') = jsonb_path_query_array(a.options, '$[*].source')
    and jsonb_path_query_array(b.options, '$[*].fifth_only') = jsonb_path_query_array(a.options, '$[*].fifth_only')
  where a.id = revision and (b.id = a.id or (
    select (k.accepted, k.is_void) from question_keys k where k.revision_id = b.id order by k.version desc limit 1
  ) is not distinct from (
    select (k.accepted, k.is_void) from question_keys k where k.revision_id = a.id order by k.version desc limit 1))
$$;

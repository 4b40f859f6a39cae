// A bank of any size, for lists that have to answer whatever it holds.

/** Words by rank: the commonest stands in every third question, the rarest in a handful of a million. */
const VOCABULARY = 20_000;
const WORDS_EACH = 14;

/** Questions up to that many, spread over the subjects, exams and years that there are; in the caller's transaction. */
export async function growBank(run: (text: string) => Promise<unknown>, upTo: number): Promise<void> {
  // What the triggers would compute row by row is computed here in one go.
  await run("set local session_replication_role = replica");
  await run("set local statement_timeout = 0");
  await run("drop index questions_words, questions_likeness");
  await run(`create temporary table grown on commit drop as
    select g, (select coalesce(max(id), 0) from questions) + g as id,
      (select coalesce(max(id), 0) from question_revisions) + g as revision_id,
      case when g % 40 = 0 then 'IMAGE_AND_TEXTS_ONLY' else 'TEXTS_ONLY' end as question_type,
      (select string_agg('w' || floor(${VOCABULARY} * power(random(), 4))::int, ' ') from generate_series(1, ${WORDS_EACH}) n where g > 0) as body
    from generate_series(1, ${upTo} - (select count(*) from questions)) g`);
  await run(`insert into question_revisions (id, question_id, no, question_type, body_source, body_html, options, explanation_source,
      explanation_html, created_at) overriding system value
    select revision_id, id, 1, question_type, body, body,
      '[{"id":"a","source":"one","html":"one","fifth_only":false},{"id":"b","source":"two","html":"two","fifth_only":false}]',
      '', '', now() from grown`);
  await run(
    "insert into question_keys (revision_id, version, accepted, created_at) select revision_id, 1, '{a}', now() from grown",
  );
  await run(`insert into questions (id, uuid, family, subject_id, difficulty, source, state, created_at, year, exam_type_ids, words,
      text_hash, newest_revision_id, live_revision_id, question_type, native_review, has_passage, lacks_why, lacks_explanation, tags)
      overriding system value
    select id, gen_random_uuid(), 'grown-' || g, s.ids[1 + g % cardinality(s.ids)], (array['easy', 'medium', 'hard'])[1 + g / 7 % 3],
      'school', 'live', now(), 2000 + g % 25, array[e.ids[1 + g / cardinality(s.ids) % cardinality(e.ids)]],
      to_tsvector('english', body), 'grown', revision_id, revision_id, question_type, g % 50 = 0, g % 30 = 0, g % 3 > 0,
      g % 500 = 0, case when g % 90 = 0 then array['t' || g % 9] else '{}' end
    from grown, (select array_agg(id order by id) as ids from subjects) s, (select array_agg(id order by id) as ids from exam_types) e`);
  await run("create index questions_words on questions using gin (words)");
  await run("create index questions_likeness on questions using gin (likeness)");
  await run(`update question_tallies set total = (select count(*) from questions where stage = name)
    where name in ('draft', 'review', 'live', 'retired')`);
}

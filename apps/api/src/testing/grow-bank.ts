// A bank of any size, for testing lists at any size.
import { RENDERER_VERSION } from "@sabiprep/markup";

/** Words by rank: the most common is in every third question, the rarest in a handful out of a million. */
const VOCABULARY = 20_000;
const WORDS_EACH = 14;

const TABLES = ["questions", "question_revisions", "question_keys"];

type Run = (text: string) => Promise<{ rows: unknown[] }>;

/** Indexing a million rows one by one takes ten times as long as building the indexes at the end. */
async function withoutIndexes(run: Run, work: () => Promise<void>): Promise<void> {
  const { rows } =
    await run(`select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as make from pg_index
    where not indisunique and indrelid = any('{${TABLES}}'::text[]::regclass[]) order by indexrelid`);
  const indexes = rows as { name: string; make: string }[];
  if (indexes.length > 0) await run(`drop index ${indexes.map(({ name }) => name)}`);
  await work();
  for (const { make } of indexes) await run(make);
}

/**
 * Adds questions up to that number, spread over the existing subjects, topics, exams and years. Runs in the caller's
 * transaction.
 */
export async function growBank(run: Run, upTo: number): Promise<void> {
  // Computes in one step what the triggers would compute row by row.
  await run("set local session_replication_role = replica");
  await run("set local statement_timeout = 0");
  await run("set local maintenance_work_mem = '512MB'");
  await withoutIndexes(run, () => writeRows(run, upTo));
  await run(`update question_tallies set total = (select count(*) from questions where stage = name)
    where name in ('draft', 'review', 'live', 'retired')`);
}

async function writeRows(run: Run, upTo: number): Promise<void> {
  await run(`create temporary table grown on commit drop as
    select g, (select coalesce(max(id), 0) from questions) + g as id,
      (select coalesce(max(id), 0) from question_revisions) + g as revision_id,
      case when g % 40 = 0 then 'IMAGE_AND_TEXTS_ONLY' when g % 333 = 0 then 'AUDIO' else 'TEXTS_ONLY' end as question_type,
      (select string_agg('w' || floor(${VOCABULARY} * power(random(), 4))::int, ' ') from generate_series(1, ${WORDS_EACH}) n where g > 0) as body
    from generate_series(1, ${upTo} - (select count(*) from questions)) g`);
  // Made by the current renderer. Otherwise the server would render all of them again meanwhile.
  await run(`insert into question_revisions (id, question_id, no, question_type, body_source, body_html, options, explanation_source,
      explanation_html, renderer, created_at) overriding system value
    select revision_id, id, 1, question_type, body, body,
      '[{"id":"a","source":"one","html":"one","fifth_only":false},{"id":"b","source":"two","html":"two","fifth_only":false}]',
      '', '', ${RENDERER_VERSION}, now() from grown`);
  await run(
    "insert into question_keys (revision_id, version, accepted, created_at) select revision_id, 1, '{a}', now() from grown",
  );
  await run(`insert into questions (id, uuid, family, subject_id, topic_id, difficulty, source, state, created_at, year, exam_type_ids,
      words, search_words, text_hash, newest_revision_id, live_revision_id, question_type, native_review, has_passage, lacks_why,
      lacks_explanation, tags) overriding system value
    select g.id, gen_random_uuid(), 'grown-' || g, s.id, case when g % 60 > 0 then s.topics[1 + g / 7 % nullif(cardinality(s.topics), 0)] end,
      (array['easy', 'medium', 'hard'])[1 + g / 7 % 3], 'school', 'live', now(), case when g % 70 > 0 then 2000 + g % 25 end,
      array[e.ids[1 + g / s.subjects % cardinality(e.ids)]], to_tsvector('english', body), to_tsvector('english', body), 'grown-' || g, revision_id, revision_id,
      question_type, g % 50 = 0, g % 30 = 0, g % 3 > 0, g % 500 = 0, case when g % 90 = 0 then array['t' || g % 9] else '{}' end
    from grown g
    join (select id, row_number() over (order by id) - 1 as no, count(*) over () as subjects,
        array(select t.id from topics t where t.subject_id = subjects.id order by t.id) as topics from subjects) s
      on s.no = g % s.subjects,
      (select array_agg(id order by id) as ids from exam_types) e`);
}

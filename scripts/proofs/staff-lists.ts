// npm run proof -- staff-lists [few] [many]: the staff's list of questions, searched, filtered and paged, must answer with
// a million questions within twice its time with ten thousand, in one run.
import { createClient, questions, staff } from "@sabiprep/contract";
import type pg from "pg";
import { openDatabase } from "../../apps/api/src/db/open.ts";
import { type Calls, compareTimes, timeTogether } from "../compare-calls.ts";
import { startServer } from "../start-server.ts";

const BAR = 2;
const DEMO = { email: "admin@demo.ng", password: "Admin12345" };

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

interface Place {
  subject_id: string;
  exam_type_id: string;
  middle: string;
}

const callsOf = ({ subject_id, exam_type_id, middle }: Place): Calls => ({
  "the newest": (client) => client.call(questions.list, {}),
  "a page in the middle": (client) => client.call(questions.list, { before: middle }),
  "page 40 by number": (client) => client.call(questions.list, { page: 40 }),
  "one subject": (client) => client.call(questions.list, { subject_id }),
  "one subject of one exam": (client) => client.call(questions.list, { subject_id, exam_type_id }),
  "one exam, one year": (client) => client.call(questions.list, { exam_type_id, year: 2012 }),
  "one subject, one year": (client) => client.call(questions.list, { subject_id, year: 2012 }),
  "a year without questions": (client) => client.call(questions.list, { exam_type_id, year: 1950 }),
  "hard ones": (client) => client.call(questions.list, { difficulty_level: "hard" }),
  drafts: (client) => client.call(questions.list, { stage: "draft" }),
  "a word in one text of 250": (client) => client.call(questions.list, { search: "w1503" }),
  "a rare word": (client) => client.call(questions.list, { search: "w19876" }),
  "a usual word": (client) => client.call(questions.list, { search: "w153" }),
  "a very common word": (client) => client.call(questions.list, { search: "w0" }),
  "two words": (client) => client.call(questions.list, { search: "w0 w153" }),
  "a word in a subject": (client) => client.call(questions.list, { search: "w7", subject_id }),
  "a usual word further down": (client) => client.call(questions.list, { search: "w153", before: middle }),
  "a word nobody wrote": (client) => client.call(questions.list, { search: "zzz" }),
  "hard ones with pictures": (client) =>
    client.call(questions.list, { question_type: "IMAGE_AND_TEXTS_ONLY", difficulty_level: "hard" }),
  "with a picture": (client) => client.call(questions.list, { has: "picture" }),
  "with a passage in a subject": (client) => client.call(questions.list, { has: "passage", subject_id }),
  "without reasons": (client) => client.call(questions.list, { lacks: "why" }),
  "without an explanation in a year": (client) => client.call(questions.list, { lacks: "explanation", year: 2012 }),
  "without a topic": (client) => client.call(questions.list, { lacks: "topic" }),
  "without a year": (client) => client.call(questions.list, { lacks: "year" }),
  "for me to review": (client) => client.call(questions.list, { reviewer: "me" }),
  "one tag": (client) => client.call(questions.list, { tag: "t0" }),
  "one tag in a subject": (client) => client.call(questions.list, { tag: "t0", subject_id }),
  "for native review": (client) => client.call(questions.list, { native_review: "waiting" }),
  "the tiles": (client) => client.call(questions.tiles, {}),
});

/** Shipped questions have other words and filters than grown ones; the banks must differ in their size alone. */
async function emptyBank(writer: pg.PoolClient): Promise<void> {
  const isDeadlock = (problem: unknown) => (problem as { code?: string }).code === "40P01";
  for (let tries = 1; ; tries++)
    try {
      await writer.query("truncate questions, question_revisions cascade");
      return;
    } catch (problem) {
      // The server's own work on the shipped questions may be in the way; it ends.
      if (!isDeadlock(problem) || tries === 20) throw problem;
    }
}

/** As a bank is that grew long ago: every row known to be visible, everything written to disk. */
async function settle(writer: pg.PoolClient): Promise<void> {
  await writer.query("set statement_timeout = 0");
  const isAllVisible = "select bool_and(relallvisible = relpages) as yes from pg_class where relname = 'questions'";
  for (let tries = 1; tries <= 20; tries++) {
    // Statements that waited for the growing to end still see the bank before it, and hold the first vacuum back.
    for (const table of ["questions", "question_revisions", "question_keys"])
      await writer.query(`vacuum analyze ${table}`);
    if ((await writer.query(isAllVisible)).rows[0].yes) break;
  }
  await writer.query("checkpoint");
}

/** A server of its own whose bank holds that many grown questions and nothing else. */
async function openBank(questionsHeld: number) {
  const server = await startServer({ RATE_LIMITS: "off" });
  const log = { info() {}, warn: console.warn, error: console.error };
  const { pool, close } = await openDatabase({ databaseUrl: server.databaseUrl, dataDir: "", log });
  const signedIn = await createClient({ baseUrl: `${server.url}/api` }).call(staff.login, DEMO);
  if (!("token" in signedIn)) throw new Error("The demo account has a second step.");
  const client = createClient({ baseUrl: `${server.url}/api`, token: () => signedIn.token, timeoutMs: 120_000 });
  const begun = Date.now();
  const writer = await pool.connect();
  await emptyBank(writer);
  await writer.query("begin");
  await growBank((text) => writer.query(text), questionsHeld);
  await writer.query("commit");
  await settle(writer);
  writer.release(true);
  console.log(`${questionsHeld} questions, seeded in ${Math.round((Date.now() - begun) / 1000)} s`);
  const { rows } = await pool.query<Place>(
    `select (select uuid from subjects order by id limit 1) as subject_id,
       (select uuid from exam_types order by id limit 1) as exam_type_id,
       (select uuid from questions where id >= (select max(id) / 2 from questions) order by id limit 1) as middle`,
  );
  await close();
  return { client, calls: callsOf(rows[0]!), stop: server.stop };
}

if (import.meta.main) {
  const sizes = process.argv.slice(2).map(Number);
  const small = await openBank(sizes[0] ?? 10_000);
  const large = await openBank(sizes[1] ?? 1_000_000);
  const [few, many] = await timeTogether([small, large]);
  const passed = compareTimes(few!, many!, BAR);
  await Promise.all([small.stop(), large.stop()]);
  console.log(passed ? `every list within ${BAR} times` : `FAILED: a list takes more than ${BAR} times as long`);
  process.exit(passed ? 0 : 1);
}

// npm run proof -- staff-lists [few] [many]: the staff's list of questions, searched, filtered and paged, must answer with
// a million questions within twice its time with ten thousand, in one run.
import { type Client, createClient, questions, staff } from "@sabiprep/contract";
import { openDatabase } from "../../apps/api/src/db/open.ts";
import { startServer } from "../start-server.ts";

const BAR = 2;
const ROUNDS = 15;
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
    select g, (select max(id) from questions) + g as id, (select max(id) from question_revisions) + g as revision_id,
      (select string_agg('w' || floor(${VOCABULARY} * power(random(), 4))::int, ' ') from generate_series(1, ${WORDS_EACH}) n where g > 0) as body
    from generate_series(1, ${upTo} - (select count(*) from questions)) g`);
  await run(`insert into question_revisions (id, question_id, no, question_type, body_source, body_html, options, explanation_source,
      explanation_html, created_at) overriding system value
    select revision_id, id, 1, 'TEXTS_ONLY', body, body,
      '[{"id":"a","source":"one","html":"one","fifth_only":false},{"id":"b","source":"two","html":"two","fifth_only":false}]',
      '', '', now() from grown`);
  await run(
    "insert into question_keys (revision_id, version, accepted, created_at) select revision_id, 1, '{a}', now() from grown",
  );
  await run(`insert into questions (id, uuid, family, subject_id, difficulty, source, state, created_at, year, exam_type_ids, words,
      text_hash, newest_revision_id, live_revision_id) overriding system value
    select id, gen_random_uuid(), 'grown-' || g, s.ids[1 + g % cardinality(s.ids)], (array['easy', 'medium', 'hard'])[1 + g % 3],
      'school', 'live', now(), 2000 + g % 25, array[e.ids[1 + g % cardinality(e.ids)]], to_tsvector('english', body), 'grown',
      revision_id, revision_id
    from grown, (select array_agg(id order by id) as ids from subjects) s, (select array_agg(id order by id) as ids from exam_types) e`);
  await run("create index questions_words on questions using gin (words)");
  await run("create index questions_likeness on questions using gin (likeness)");
  await run(`update question_tallies set total = (select count(*) from questions where stage = name)
    where name in ('draft', 'review', 'live', 'retired')`);
}

type Call = (client: Client) => Promise<unknown>;

const callsOf = (subject_id: string, exam_type_id: string, middle: string): Record<string, Call> => ({
  "the newest": (client) => client.call(questions.list, {}),
  "a page in the middle": (client) => client.call(questions.list, { before: middle }),
  "page 40 by number": (client) => client.call(questions.list, { page: 40 }),
  "one subject": (client) => client.call(questions.list, { subject_id }),
  "one subject of one exam": (client) => client.call(questions.list, { subject_id, exam_type_id }),
  "one exam, one year": (client) => client.call(questions.list, { exam_type_id, year: 2012 }),
  "hard ones": (client) => client.call(questions.list, { difficulty_level: "hard" }),
  drafts: (client) => client.call(questions.list, { stage: "draft" }),
  "a rare word": (client) => client.call(questions.list, { search: "w19876" }),
  "a usual word": (client) => client.call(questions.list, { search: "w153" }),
  "a very common word": (client) => client.call(questions.list, { search: "w0" }),
  "two words": (client) => client.call(questions.list, { search: "w0 w153" }),
  "a word in a subject": (client) => client.call(questions.list, { search: "w7", subject_id }),
  "the tiles": (client) => client.call(questions.tiles, {}),
});

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

async function measure(client: Client, calls: Record<string, Call>): Promise<Map<string, number>> {
  const times = new Map(Object.keys(calls).map((name) => [name, [] as number[]]));
  for (let round = 0; round <= ROUNDS; round++)
    for (const [name, call] of Object.entries(calls)) {
      const begun = performance.now();
      await call(client);
      // The first round warms both sides alike.
      if (round > 0) times.get(name)!.push(performance.now() - begun);
    }
  return new Map([...times].map(([name, all]) => [name, median(all)]));
}

async function run(few: number, many: number): Promise<boolean> {
  const server = await startServer({ RATE_LIMITS: "off" });
  const log = { info() {}, warn: console.warn, error: console.error };
  const { pool, close } = await openDatabase({ databaseUrl: server.databaseUrl, dataDir: "", log });
  try {
    const signedIn = await createClient({ baseUrl: `${server.url}/api` }).call(staff.login, DEMO);
    if (!("token" in signedIn)) throw new Error("The demo account has a second step.");
    const client = createClient({ baseUrl: `${server.url}/api`, token: () => signedIn.token, timeoutMs: 120_000 });
    const results: Map<string, number>[] = [];
    for (const upTo of [few, many]) {
      const begun = Date.now();
      const writer = await pool.connect();
      await writer.query("begin");
      await growBank((text) => writer.query(text), upTo);
      await writer.query("commit");
      await writer.query("set statement_timeout = 0");
      for (const table of ["questions", "question_revisions", "question_keys"])
        await writer.query(`vacuum analyze ${table}`);
      writer.release(true);
      console.log(`${upTo} questions, seeded in ${Math.round((Date.now() - begun) / 1000)} s`);
      const { rows } = await pool.query<{ subject: string; exam: string; middle: string }>(
        `select (select uuid from subjects order by id limit 1) as subject, (select uuid from exam_types order by id limit 1) as exam,
           (select uuid from questions where id >= (select max(id) / 2 from questions) order by id limit 1) as middle`,
      );
      const { subject, exam, middle } = rows[0]!;
      results.push(await measure(client, callsOf(subject, exam, middle)));
    }
    return report(results[0]!, results[1]!);
  } finally {
    await close();
    await server.stop();
  }
}

function report(few: Map<string, number>, many: Map<string, number>): boolean {
  let passed = true;
  for (const [name, before] of few) {
    const after = many.get(name)!;
    const ratio = after / before;
    if (ratio > BAR) passed = false;
    const times = `${before.toFixed(1).padStart(7)} ms → ${after.toFixed(1).padStart(7)} ms`;
    console.log(`${ratio > BAR ? "OVER" : "ok"}`.padEnd(6), name.padEnd(26), times, `× ${ratio.toFixed(2)}`);
  }
  return passed;
}

if (import.meta.main) {
  const [few = 10_000, many = 1_000_000] = process.argv.slice(2).map(Number);
  const passed = await run(few, many);
  console.log(passed ? `every list within ${BAR} times` : `FAILED: a list takes more than ${BAR} times as long`);
  process.exit(passed ? 0 : 1);
}

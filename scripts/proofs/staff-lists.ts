// npm run proof -- staff-lists [few] [many]: with a million questions, the staff's list of questions, searched,
// filtered and paged, must respond within twice its time with ten thousand, in one run.
import { createClient, questions, staff } from "@sabiprep/contract";
import pg from "pg";
import { growBank } from "../../apps/api/src/testing/grow-bank.ts";
import { type Calls, compareTimes, timeTogether } from "../compare-calls.ts";
import { startServer } from "../start-server.ts";

const BAR = 2;
const DEMO = { email: "admin@demo.ng", password: "Admin12345" };

interface ListPosition {
  subject_id: string;
  topic_id: string;
  exam_type_id: string;
  middle: string;
}

const callsOf = ({ subject_id, topic_id, exam_type_id, middle }: ListPosition): Calls => ({
  "the newest": (client) => client.call(questions.list, {}),
  "a page in the middle": (client) => client.call(questions.list, { before: middle }),
  "page 40 by number": (client) => client.call(questions.list, { page: 40 }),
  "one subject": (client) => client.call(questions.list, { subject_id }),
  "one subject of one exam": (client) => client.call(questions.list, { subject_id, exam_type_id }),
  "one topic": (client) => client.call(questions.list, { topic_id }),
  "hard ones of one topic": (client) => client.call(questions.list, { topic_id, difficulty_level: "hard" }),
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
  "with a recording": (client) => client.call(questions.list, { has: "recording" }),
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

/** Shipped questions have other words and filters than generated ones. The banks must differ only in their size. */
async function emptyBank(writer: pg.Client): Promise<void> {
  const isDeadlock = (problem: unknown) => (problem as { code?: string }).code === "40P01";
  for (let tries = 1; ; tries++)
    try {
      await writer.query("truncate questions, question_revisions cascade");
      return;
    } catch (problem) {
      // The server's own work on the shipped questions may block this. It ends after a while.
      if (!isDeadlock(problem) || tries === 20) throw problem;
    }
}

/** The state of a bank that grew long ago: every row known to be visible, everything written to disk. */
async function settle(writer: pg.Client): Promise<void> {
  await writer.query("set statement_timeout = 0");
  const isAllVisible = "select bool_and(relallvisible = relpages) as yes from pg_class where relname = 'questions'";
  for (let tries = 1; tries <= 20; tries++) {
    // Statements that waited for the growth to end still see the bank before it, and block the first vacuum.
    for (const table of ["questions", "question_revisions", "question_keys"])
      await writer.query(`vacuum analyze ${table}`);
    if ((await writer.query(isAllVisible)).rows[0].yes) break;
  }
  await writer.query("checkpoint");
}

/** Whole seconds since the previous call. */
function stopwatch(): () => number {
  let begun = Date.now();
  return () => {
    const seconds = Math.round((Date.now() - begun) / 1000);
    begun = Date.now();
    return seconds;
  };
}

/** A separate server whose bank contains that many generated questions and nothing else. */
async function openBank(questionsHeld: number) {
  const server = await startServer({ RATE_LIMITS: "off" });
  const signedIn = await createClient({ baseUrl: `${server.url}/api` }).call(staff.login, DEMO);
  if (!("token" in signedIn)) throw new Error("The demo account has a second step.");
  const client = createClient({ baseUrl: `${server.url}/api`, token: () => signedIn.token, timeoutMs: 120_000 });
  // Not a connection of our pool: the pool gives up on a database that is silent for as long as a million rows take.
  const writer = new pg.Client({ connectionString: server.databaseUrl });
  await writer.connect();
  const took = stopwatch();
  await emptyBank(writer);
  const emptied = took();
  await writer.query("begin");
  await growBank((text) => writer.query(text), questionsHeld);
  await writer.query("commit");
  const grown = took();
  await settle(writer);
  console.log(`${questionsHeld} questions: emptied in ${emptied}, grown in ${grown}, settled in ${took()} s`);
  const { rows } = await writer.query<ListPosition>(
    `select (select uuid from subjects order by id limit 1) as subject_id,
       (select uuid from topics where subject_id = (select min(id) from subjects) order by id limit 1) as topic_id,
       (select uuid from exam_types order by id limit 1) as exam_type_id,
       (select uuid from questions where id >= (select max(id) / 2 from questions) order by id limit 1) as middle`,
  );
  await writer.end();
  return { client, calls: callsOf(rows[0]!), stop: server.stop };
}

const sizes = process.argv.slice(2).map(Number);
const small = await openBank(sizes[0] ?? 10_000);
const large = await openBank(sizes[1] ?? 1_000_000);
const [few, many] = await timeTogether([small, large]);
const passed = compareTimes(few!, many!, BAR);
await Promise.all([small.stop(), large.stop()]);
console.log(passed ? `every list within ${BAR} times` : `FAILED: a list takes more than ${BAR} times as long`);
process.exit(passed ? 0 : 1);

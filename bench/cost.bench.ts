// npm run bench -- cost [--people N] [--rate N]: what one test of forty questions costs, saved answer by answer, handed in, looked
// through and folded: processor time of server and database, transactions that wrote, rows and bytes of the log (with the whole pages
// that follow a checkpoint), by the database's own counters and apart for each step. Signing in is apart. What the
// server does anyway while nobody asks for anything is measured first and taken off.
// A candidate thinks for 20 to 60 seconds, so a device never has two answers to send at once; but many candidates share a process. The
// bench saves as many answers a second as a process gets (--rate), from candidates who do not wait for each other, and each
// save is a request of its own. 150 a second are 6,000 candidates with 40 seconds for each answer.
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createClient, exams } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Pool } from "pg";
import { openDatabase } from "../apps/api/src/db/open.ts";
import type { Db } from "../apps/api/src/db/transaction.ts";
import { median } from "../scripts/median.ts";
import { startServer } from "../scripts/start-server.ts";
import { type LeanClient, leanClient } from "./lean-client.ts";
import { type Person, premiumPeople } from "./premium-people.ts";
import { cpuSeconds, untilIdle } from "./process-cpu.ts";

const { values } = parseArgs({
  options: { people: { type: "string", default: "100" }, rate: { type: "string", default: "150" } },
});
const PEOPLE = Number(values.people);
const RATE = Number(values.rate);
const QUESTIONS = 40;
const AT_ONCE = 8;
/** The database's processes tell their counters when they have been idle for ten seconds. */
const TOLD_MS = 11_000;
/** Above what was seen on a busy machine by a fifth. */
const BARS = { server: 50, database: 32, commits: 15, wal: 120 };

interface Cost {
  /** Processor milliseconds. */
  server: number;
  database: number;
  commits: number;
  rows: number;
  /** Kilobytes. */
  wal: number;
  /** Pages written whole into it, once after each checkpoint. */
  pages: number;
  /** Kilobytes more that the database takes up. */
  disk: number;
}

const names = ["server", "database", "commits", "rows", "wal", "pages", "disk"] as const;
const nothing: Cost = { server: 0, database: 0, commits: 0, rows: 0, wal: 0, pages: 0, disk: 0 };
const combine = (a: Cost, b: Cost, how: (a: number, b: number) => number): Cost =>
  Object.fromEntries(names.map((name) => [name, how(a[name], b[name])])) as unknown as Cost;

/** All processes of the database: those that run, and by the first of them those that have ended. */
async function databaseSeconds(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(db);
  const parent = Number(readFileSync(`/proc/${rows[0]!.pid}/stat`, "utf8").split(") ")[1]!.split(" ")[1]);
  const ended = readFileSync(`/proc/${parent}/stat`, "utf8").split(") ")[1]!.split(" ");
  return rows.reduce((sum, { pid }) => sum + cpuSeconds(pid), (Number(ended[13]) + Number(ended[14])) / 100);
}

async function soFar(db: Db, pid: number): Promise<Cost> {
  const { rows } = await sql<{ commits: string; rows: string; wal: string; pages: string; disk: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as commits, tup_inserted::text as rows,
      (pg_current_wal_lsn() - '0/0')::text as wal,
      (select wal_fpi::text from pg_stat_wal) as pages, pg_database_size(current_database())::text as disk
    from pg_stat_database where datname = current_database()`.execute(db);
  const counted = rows[0]!;
  return {
    server: cpuSeconds(pid) * 1000,
    database: (await databaseSeconds(db)) * 1000,
    commits: Number(counted.commits),
    rows: Number(counted.rows),
    wal: Number(counted.wal) / 1024,
    pages: Number(counted.pages),
    disk: Number(counted.disk) / 1024,
  };
}

interface Candidate {
  person: Person;
  client: LeanClient;
  session: string;
  questions: string[];
}

async function ask({ client, person }: Candidate, ...[path, asked]: Parameters<LeanClient["ask"]>): Promise<string> {
  const { status, text } = await client.ask(path, { ...asked, headers: { authorization: `Bearer ${person.token}` } });
  if (status !== 200 && status !== 201) throw new Error(`${path} was answered ${status}: ${text.slice(0, 300)}`);
  return text;
}

const pathOf = ({ session }: Candidate) => `/api/candidates/exams/sessions/${session}`;

async function start(who: Candidate, startPath: string): Promise<void> {
  const { data } = JSON.parse(await ask(who, startPath)) as {
    data: { exams: { uuid: string }[]; session: { uuid: string } };
  };
  who.session = data.session.uuid;
  who.questions = data.exams.map(({ uuid }) => uuid);
}

async function save(who: Candidate, place: number): Promise<void> {
  const at = new Date().toISOString();
  const selected_option = "ABCD"[place % 4];
  const answers = [{ question_id: who.questions[place], selected_option, shown_at: at, answered_at: at }];
  await ask(who, `${pathOf(who)}/answers`, { method: "PUT", body: { answers } });
}

async function saveAll(who: Candidate, thinkMs: number): Promise<void> {
  await wait(Math.random() * thinkMs);
  for (const place of who.questions.keys()) {
    await save(who, place);
    await wait(thinkMs * (0.5 + Math.random()));
  }
}

async function submit(who: Candidate): Promise<void> {
  const body = { session_id: who.session, answers: [] };
  await ask(who, "/api/candidates/exams/submit-answers", { method: "POST", body });
}

async function review(who: Candidate): Promise<void> {
  await ask(who, `${pathOf(who)}/review`);
}

/** A few at a time, as many as there are. */
async function each(candidates: Candidate[], work: (who: Candidate) => Promise<void>): Promise<void> {
  const left = candidates.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const who of left) await work(who);
    }),
  );
}

const written = async (db: Db) =>
  Number((await sql<{ wal: string }>`select (pg_current_wal_lsn() - '0/0')::text as wal`.execute(db)).rows[0]!.wal);

/** On a busy machine a server looks idle that still compares its questions: nothing is measured while the database writes. */
async function untilNothingIsWritten(db: Db): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    const before = await written(db);
    await wait(3_000);
    quiet = (await written(db)) - before < 20_000 ? quiet + 1 : 0;
  }
}

/** For each millisecond; the median of some looks, because now and then the database tidies up. */
async function whileNobodyAsks(db: Db, pid: number): Promise<Cost> {
  const looks: Cost[] = [];
  let before = await soFar(db, pid);
  for (let look = 0; look < 5; look++) {
    const from = Date.now();
    await wait(5_000);
    const after = await soFar(db, pid);
    looks.push(combine(after, before, (a, b) => (a - b) / (Date.now() - from)));
    before = after;
  }
  return Object.fromEntries(names.map((name) => [name, median(looks.map((look) => look[name]))])) as unknown as Cost;
}

/** What a first start leaves behind is tidied up within its first minutes, by itself: better now than in the middle of what is measured. */
async function tidyUp(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("vacuum analyze");
  } finally {
    client.release(true);
  }
}

const profiled = process.env.PROFILE ? ["--cpu-prof", `--cpu-prof-dir=${process.env.PROFILE}`] : [];
const server = await startServer({ RATE_LIMITS: "off" }, profiled);
const database = await openDatabase({ databaseUrl: server.databaseUrl, dataDir: "", log: console });
const { db } = database;
let passed = true;
const open: LeanClient[] = [];
try {
  const people = await premiumPeople(db, PEOPLE + AT_ONCE);
  const contractClient = createClient({ baseUrl: `${server.url}/api`, token: () => people[0]!.token });
  const [exam] = await contractClient.call(exams.list, {});
  const { subjects } = await contractClient.call(exams.subjects, { exam_type_id: exam!.uuid });
  const subject = subjects.find(({ name }) => name === "Physics")!;
  const startPath = `/api/candidates/exams/${exam!.uuid}/subjects/${subject.uuid}/questions?fresh=1&count=${QUESTIONS}`;
  const candidatesOf = async (some: Person[]): Promise<Candidate[]> =>
    Promise.all(
      some.map(async (person) => {
        const client = await leanClient(server.url);
        open.push(client);
        return { person, client, session: "", questions: [] };
      }),
    );
  // The first of everything is dearer: statements are planned, questions read, code compiled.
  await each(await candidatesOf(people.slice(PEOPLE)), async (who) => {
    await start(who, startPath);
    await saveAll(who, 50);
    await submit(who);
    await review(who);
  });
  await tidyUp(database.pool);
  await untilNothingIsWritten(db);
  await wait(TOLD_MS);
  const idle = await whileNobodyAsks(db, server.pid);
  let before = await soFar(db, server.pid);
  let began = Date.now();
  const candidates = await candidatesOf(people.slice(0, PEOPLE));
  const stretches: { name: string; cost: Cost }[] = [];
  const measure = async (name: string, work: () => Promise<unknown>) => {
    await work();
    const [after, now] = [await soFar(db, server.pid), Date.now()];
    const used = combine(after, before, (a, b) => a - b);
    const cost = combine(used, idle, (all, anyway) => (all - anyway * (now - began)) / PEOPLE);
    [before, began] = [after, now];
    stretches.push({ name, cost });
  };
  await measure("start", () => each(candidates, (who) => start(who, startPath)));
  const savesFrom = Date.now();
  await measure("saves", () => Promise.all(candidates.map((who) => saveAll(who, (1000 * PEOPLE) / RATE))));
  const rate = (PEOPLE * QUESTIONS * 1000) / (Date.now() - savesFrom);
  await measure("submit", () => each(candidates, submit));
  await measure("review", () => each(candidates, review));
  await measure("folding", async () => {
    await untilIdle(server.pid, 1_000);
    await untilNothingIsWritten(db);
    await wait(TOLD_MS);
  });
  const folded = await sql<{ tests: string }>`select count(*)::text as tests from sitting_figures f
    join sittings s on s.id = f.sitting_id where s.candidate_id = any(${people.map(({ id }) => id)}::bigint[])`.execute(
    db,
  );
  if (Number(folded.rows[0]!.tests) !== people.length) throw new Error(`only ${folded.rows[0]!.tests} were folded`);
  console.log(`${PEOPLE} tests of ${QUESTIONS} questions, ${rate.toFixed(0)} saves a second; of one:`);
  const told = ({ server, database, commits, wal }: Cost) =>
    `server ${server.toFixed(1)} CPU ms, database ${database.toFixed(1)} CPU ms, ${commits.toFixed(1)} commits, ${wal.toFixed(1)} KB of WAL`;
  for (const { name, cost } of stretches) console.log(`       ${name.padEnd(9)} ${told(cost)}`);
  const whole = stretches.reduce((sum, { cost }) => combine(sum, cost, (a, b) => a + b), nothing);
  const units = {
    server: "CPU ms",
    database: "CPU ms",
    commits: "",
    rows: "",
    wal: "KB",
    pages: "whole pages in it",
    disk: "KB",
  };
  for (const name of names) {
    const bar = name in BARS ? BARS[name as keyof typeof BARS] : undefined;
    const ok = bar === undefined || whole[name] <= bar;
    passed &&= ok;
    const wanted = bar === undefined ? "" : `, at most ${bar}`;
    console.log(`${ok ? "ok    " : "FAILED"} ${name.padEnd(9)} ${whole[name].toFixed(1)} ${units[name]}${wanted}`);
  }
  const tables = await sql<{ table: string; inserted: string; updates: string; share: string }>`
    select relname as table, n_tup_ins::text as inserted, n_tup_upd::text as updates,
      coalesce(round(100.0 * n_tup_hot_upd / nullif(n_tup_upd, 0)), 0)::text as share
    from pg_stat_user_tables where n_tup_upd > ${PEOPLE} order by n_tup_upd desc limit 8`.execute(db);
  for (const { table, updates, share } of tables.rows)
    console.log(`       ${table}: ${updates} rows written again, ${share} % of them without touching an index`);
} finally {
  for (const one of open) one.close();
  await database.close();
  await server.stop();
}
process.exit(passed ? 0 : 1);

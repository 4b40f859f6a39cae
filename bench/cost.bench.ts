// npm run bench -- cost [--people N]: what one test of forty questions costs, saved answer by answer, handed in, looked through and
// folded: processor time of server and database, transactions that wrote, rows and bytes of the log (with the whole pages that
// follow a checkpoint), by the database's own counters. Signing in is apart. What the server does anyway while nobody asks for anything is measured first and taken off.
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createClient, exams } from "@sabiprep/contract";
import { sql } from "kysely";
import { openDatabase } from "../apps/api/src/db/open.ts";
import type { Db } from "../apps/api/src/db/transaction.ts";
import { startServer } from "../scripts/start-server.ts";
import { type LeanClient, leanClient } from "./lean-client.ts";
import { type Person, premiumPeople } from "./premium-people.ts";
import { cpuSeconds, untilIdle } from "./process-cpu.ts";

const { values } = parseArgs({ options: { people: { type: "string", default: "80" } } });
const PEOPLE = Number(values.people);
const QUESTIONS = 40;
const AT_ONCE = 8;
/** The database's processes tell their counters when they have been idle for ten seconds. */
const TOLD_MS = 11_000;
/** Above what was seen on a busy machine by a tenth. */
const BARS = { server: 85, database: 70, commits: 50, wal: 230 };

interface Cost {
  /** Processor milliseconds. */
  server: number;
  database: number;
  commits: number;
  rows: number;
  /** Kilobytes. */
  wal: number;
}

const names = ["server", "database", "commits", "rows", "wal"] as const;
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
  const { rows } = await sql<{ commits: string; rows: string; wal: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as commits, tup_inserted::text as rows, (pg_current_wal_lsn() - '0/0')::text as wal
    from pg_stat_database where datname = current_database()`.execute(db);
  const counted = rows[0]!;
  return {
    server: cpuSeconds(pid) * 1000,
    database: (await databaseSeconds(db)) * 1000,
    commits: Number(counted.commits),
    rows: Number(counted.rows),
    wal: Number(counted.wal) / 1024,
  };
}

async function road(client: LeanClient, { token }: Person, startPath: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const ask = async (...[path, asked]: Parameters<LeanClient["ask"]>) => {
    const { status, text } = await client.ask(path, { ...asked, headers });
    if (status !== 200 && status !== 201) throw new Error(`${path} was answered ${status}: ${text.slice(0, 300)}`);
    return text;
  };
  const { data } = JSON.parse(await ask(startPath)) as {
    data: { exams: { uuid: string }[]; session: { uuid: string } };
  };
  const session = `/api/candidates/exams/sessions/${data.session.uuid}`;
  for (const [place, { uuid }] of data.exams.entries()) {
    const at = new Date().toISOString();
    const selected_option = "ABCD"[place % 4];
    const answers = [{ question_id: uuid, selected_option, shown_at: at, answered_at: at }];
    await ask(`${session}/answers`, { method: "PUT", body: { answers } });
  }
  const body = { session_id: data.session.uuid, answers: [] };
  await ask("/api/candidates/exams/submit-answers", { method: "POST", body });
  await ask(`${session}/review`);
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

const server = await startServer({ RATE_LIMITS: "off" });
const database = await openDatabase({ databaseUrl: server.databaseUrl, dataDir: "", log: console });
const { db } = database;
let passed = true;
try {
  const people = await premiumPeople(db, PEOPLE + AT_ONCE);
  const client = createClient({ baseUrl: `${server.url}/api`, token: () => people[0]!.token });
  const [exam] = await client.call(exams.list, {});
  const { subjects } = await client.call(exams.subjects, { exam_type_id: exam!.uuid });
  const subject = subjects.find(({ name }) => name === "Physics")!;
  const startPath = `/api/candidates/exams/${exam!.uuid}/subjects/${subject.uuid}/questions?fresh=1&count=${QUESTIONS}`;
  const connect = () => Promise.all(Array.from({ length: AT_ONCE }, () => leanClient(server.url)));
  let clients = await connect();
  // The first of everything is dearer: statements are planned, questions read, code compiled.
  await Promise.all(clients.map((each, at) => road(each, people[PEOPLE + at]!, startPath)));
  await untilNothingIsWritten(db);
  await wait(TOLD_MS);
  const quiet = await soFar(db, server.pid);
  const quietFrom = Date.now();
  await wait(TOLD_MS + 4_000);
  const before = await soFar(db, server.pid);
  const began = Date.now();
  const idle = combine(before, quiet, (a, b) => (a - b) / (began - quietFrom));
  // Those of before have been idle for longer than the server keeps them.
  for (const one of clients) one.close();
  clients = await connect();
  let next = 0;
  await Promise.all(
    clients.map(async (each) => {
      while (next < PEOPLE) await road(each, people[next++]!, startPath);
    }),
  );
  const answered = Date.now() - began;
  await untilIdle(server.pid, 1_000);
  await untilNothingIsWritten(db);
  await wait(TOLD_MS);
  const after = await soFar(db, server.pid);
  const took = Date.now() - began;
  const used = combine(after, before, (a, b) => a - b);
  const each = combine(used, idle, (all, nothing) => (all - nothing * took) / PEOPLE);
  const folded = await sql<{ tests: string }>`select count(*)::text as tests from sitting_figures f
    join sittings s on s.id = f.sitting_id where s.candidate_id = any(${people.map(({ id }) => id)}::bigint[])`.execute(
    db,
  );
  if (Number(folded.rows[0]!.tests) !== people.length) throw new Error(`only ${folded.rows[0]!.tests} were folded`);
  console.log(
    `${PEOPLE} tests of ${QUESTIONS} questions in ${(answered / 1000).toFixed(1)} s, ${AT_ONCE} at once; of one:`,
  );
  const units = { server: "CPU ms", database: "CPU ms", commits: "", rows: "", wal: "KB" };
  for (const name of names) {
    const bar = name === "rows" ? undefined : BARS[name];
    const ok = bar === undefined || each[name] <= bar;
    passed &&= ok;
    const wanted = bar === undefined ? "" : `, at most ${bar}`;
    console.log(`${ok ? "ok    " : "FAILED"} ${name.padEnd(9)} ${each[name].toFixed(1)} ${units[name]}${wanted}`);
  }
  const hot = await sql<{ table: string; updates: string; share: string }>`
    select relname as table, n_tup_upd::text as updates, round(100.0 * n_tup_hot_upd / n_tup_upd)::text as share
    from pg_stat_user_tables where n_tup_upd > ${PEOPLE} order by n_tup_upd desc limit 6`.execute(db);
  for (const { table, updates, share } of hot.rows)
    console.log(`       ${table}: ${updates} rows written again, ${share} % of them without touching an index`);
  for (const one of clients) one.close();
} finally {
  await database.close();
  await server.stop();
}
process.exit(passed ? 0 : 1);

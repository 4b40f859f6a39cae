// npm run bench -- cost [--people N] [--rate N]: measures what one test of forty questions costs when it is saved
// answer by answer, submitted, reviewed and aggregated. It measures the processor time of server and database,
// transactions that wrote, rows, and bytes of the log (with the full pages that follow a checkpoint). It uses the
// database's own counters, separately for each step. Signing in is measured separately. What the server does while
// there are no requests is measured first and subtracted. A candidate thinks for 20 to 60 seconds, so a device never
// has two answers to send at the same time, but many candidates share a process. The bench saves as many answers a
// second as a process receives (--rate), from candidates who do not wait for each other, and each save is a separate
// request. 150 a second are 6,000 candidates with 40 seconds for each answer. A busy machine needs twice the time for
// the same work. So processor time is compared with the time that the bare floor takes for the same requests at the
// same pace in the same run.
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { openDatabase } from "../apps/api/src/db/open.ts";
import { startServer } from "../scripts/start-server.ts";
import {
  type Cost,
  combine,
  names,
  nothing,
  soFar,
  tidyUp,
  untilNothingIsWritten,
  whileNobodyAsks,
} from "./cost-counters.ts";
import { physicsTest, QUESTIONS } from "./physics-test.ts";
import { premiumPeople } from "./premium-people.ts";
import { untilIdle } from "./process-cpu.ts";
import { floorRoad, ourRoad, type RequestPath, type Walker, walkersOf } from "./request-paths.ts";
import { startFloor } from "./start-floor.ts";

const { values } = parseArgs({
  options: { people: { type: "string", default: "100" }, rate: { type: "string", default: "150" } },
});
const PEOPLE = Number(values.people);
const RATE = Number(values.rate);
const AT_ONCE = 8;
/**
 * This many candidates run first as a warm-up: statements are planned, questions are read, and code is compiled once it
 * has run a few thousand times.
 */
const WARM_UPS = 64;
/** The database's processes report their counters after ten seconds of idle time. */
const TOLD_MS = 11_000;
/**
 * The limits for processor time, as multiples of the floor's. Our server also authenticates, checks, keeps sheets,
 * seals, marks and aggregates. The other limits are a fifth above what was measured on a busy machine.
 */
const BARS: Partial<Record<keyof Cost, { timesFloor: number } | { most: number }>> = {
  server: { timesFloor: 2 },
  database: { timesFloor: 1.5 },
  commits: { most: 15 },
  wal: { most: 120 },
};

const units: Record<keyof Cost, string> = {
  server: "CPU ms",
  database: "CPU ms",
  commits: "",
  rows: "",
  wal: "KB",
  pages: "whole pages in it",
  disk: "KB",
};

async function saveAll(road: RequestPath, who: Walker, thinkMs: number): Promise<void> {
  await wait(Math.random() * thinkMs);
  for (const place of who.questions.keys()) {
    await road.save(who, place);
    await wait(thinkMs * (0.5 + Math.random()));
  }
}

/** Runs all of them, a few at a time. */
async function each(walkers: Walker[], work: (who: Walker) => Promise<unknown>): Promise<void> {
  const left = walkers.values();
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const who of left) await work(who);
    }),
  );
}

const profiled = process.env.PROFILE ? ["--cpu-prof", `--cpu-prof-dir=${process.env.PROFILE}`] : [];
const server = await startServer({ RATE_LIMITS: "off" }, profiled);
const floor = await startFloor(server.databaseUrl);
const database = await openDatabase({ databaseUrl: server.databaseUrl, dataDir: "", log: console });
const { db } = database;
const open: Walker[] = [];
const people = await premiumPeople(db, PEOPLE + WARM_UPS);

interface Stretch {
  name: string;
  cost: Cost;
}

/** All walkers take the path. Returns the cost for one walker, step by step. */
async function walk(road: RequestPath, pid: number): Promise<Stretch[]> {
  const walkers = await walkersOf(road, people);
  open.push(...walkers);
  await each(walkers.slice(PEOPLE), async (who) => {
    await road.start(who);
    await saveAll(road, who, 10);
    await road.submit(who);
    await road.review(who);
  });
  await tidyUp(database.pool);
  await untilNothingIsWritten(db);
  await wait(TOLD_MS);
  const idle = await whileNobodyAsks(db, pid);
  let before = await soFar(db, pid);
  let began = Date.now();
  const stretches: Stretch[] = [];
  const measure = async (name: string, work: () => Promise<unknown>) => {
    await work();
    const [after, now] = [await soFar(db, pid), Date.now()];
    const used = combine(after, before, (a, b) => a - b);
    const cost = combine(used, idle, (all, anyway) => (all - anyway * (now - began)) / PEOPLE);
    [before, began] = [after, now];
    stretches.push({ name, cost });
  };
  const measured = walkers.slice(0, PEOPLE);
  await measure("start", () => each(measured, road.start));
  const savesFrom = Date.now();
  await measure("saves", () => Promise.all(measured.map((who) => saveAll(road, who, (1000 * PEOPLE) / RATE))));
  const rate = (PEOPLE * QUESTIONS * 1000) / (Date.now() - savesFrom);
  await measure("submit", () => each(measured, road.submit));
  await measure("review", () => each(measured, road.review));
  await measure("folding", async () => {
    await untilIdle(pid, 1_000);
    await untilNothingIsWritten(db);
    await wait(TOLD_MS);
  });
  console.log(`${PEOPLE} tests of ${QUESTIONS} questions, ${rate.toFixed(0)} saves a second; of one:`);
  for (const { name, cost } of stretches) console.log(`       ${name.padEnd(9)} ${told(cost)}`);
  return stretches;
}

const told = ({ server, database, commits, wal }: Cost) =>
  `server ${server.toFixed(1)} CPU ms, database ${database.toFixed(1)} CPU ms, ${commits.toFixed(1)} commits, ${wal.toFixed(1)} KB of WAL`;

const sumOf = (stretches: Stretch[]): Cost =>
  stretches.reduce((sum, { cost }) => combine(sum, cost, (a, b) => a + b), nothing);

/** Judges what one test cost. */
function judge(whole: Cost, bare: Cost): boolean {
  let passed = true;
  for (const name of names) {
    const [cost, floor, bar] = [whole[name], bare[name], BARS[name]];
    const most = !bar ? Infinity : "most" in bar ? bar.most : bar.timesFloor * floor;
    const wanted = !bar
      ? ""
      : "most" in bar
        ? `, at most ${bar.most}`
        : `, ${(cost / floor).toFixed(2)} times the floor's ${floor.toFixed(1)}, at most ${bar.timesFloor} times`;
    const ok = cost <= most;
    passed &&= ok;
    console.log(`${ok ? "ok    " : "FAILED"} ${name.padEnd(9)} ${cost.toFixed(1)} ${units[name]}${wanted}`);
  }
  return passed;
}

let passed = false;
try {
  const test = await physicsTest(db, server.url, people[0]!);
  console.log("the bare floor, which neither knows who asks nor marks nor folds:");
  const bare = sumOf(await walk(floorRoad(floor.url, test), floor.pid));
  console.log("ours:");
  const whole = sumOf(await walk(ourRoad(server.url, test), server.pid));
  const folded = await sql<{ tests: string }>`select count(*)::text as tests from sitting_figures f
    join sittings s on s.id = f.sitting_id where s.candidate_id = any(${people.map(({ id }) => id)}::bigint[])`.execute(
    db,
  );
  if (Number(folded.rows[0]!.tests) !== people.length) throw new Error(`only ${folded.rows[0]!.tests} were folded`);
  passed = judge(whole, bare);
  const tables = await sql<{ table: string; inserted: string; updates: string; share: string }>`
    select relname as table, n_tup_ins::text as inserted, n_tup_upd::text as updates,
      coalesce(round(100.0 * n_tup_hot_upd / nullif(n_tup_upd, 0)), 0)::text as share
    from pg_stat_user_tables where n_tup_upd > ${PEOPLE} order by n_tup_upd desc limit 8`.execute(db);
  for (const { table, updates, share } of tables.rows)
    console.log(`       ${table}: ${updates} rows written again, ${share} % of them without touching an index`);
} finally {
  for (const { client } of open) client.close();
  floor.stop();
  await database.close();
  await server.stop();
}
process.exit(passed ? 0 : 1);

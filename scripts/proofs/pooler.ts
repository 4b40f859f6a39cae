// npm run proof -- pooler [--pgbouncer PATH] [--seconds N] Two instances behind nginx, with PgBouncer before the
// database as in deploy/pgbouncer.ini: by session, and by transaction with a direct connection for the signals between
// instances. Candidates go through a full sitting and newcomers get their emails. No call may fail, changes are
// received, statements end at their limit, and a start without signals, limits or prepared statements is refused in one
// line. By transaction it needs PgBouncer 1.21.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { billing, billingStaff, type Client, createClient } from "@sabiprep/contract";
import pg from "pg";
import { openEmbedded } from "../../apps/api/src/db/embedded/open-embedded.ts";
import { openDatabase } from "../../apps/api/src/db/open.ts";
import type { Db } from "../../apps/api/src/db/transaction.ts";
import { aCandidate, aStaffMember } from "../../apps/api/src/testing/people.ts";
import type { Api } from "../../apps/api/src/testing/start-api.ts";
import { premiumPeople } from "../../bench/premium-people.ts";
import { buildAll } from "../build.ts";
import { lostOf, startCandidates } from "../fleet/candidates.ts";
import { needProgram } from "../fleet/debian-programs.ts";
import { type Instance, startInstance } from "../fleet/instance.ts";
import { startNewcomers } from "../fleet/newcomers.ts";
import { startNginx } from "../fleet/nginx.ts";
import { type PgBouncer, type PoolMode, pgbouncerVersion, startPgBouncer } from "../fleet/pgbouncer.ts";

const { values } = parseArgs({
  options: { pgbouncer: { type: "string", default: "pgbouncer" }, seconds: { type: "string", default: "20" } },
});
const PEOPLE = 16;
/** Shorter than the documented limit, so that the proof does not have to wait for half a minute. */
const LIMIT_SECONDS = 5;
/** Changes that one instance reports to the other. */
const CHANGES = 20;
const LONGEST_UNHEARD_MS = 5_000;
const base = 21_000 + (process.pid % 10_000);

let passed = 0;
let failed = 0;
function check(what: string, ok: boolean, detail: unknown = ""): void {
  if (ok) passed++;
  else failed++;
  console.log(`${ok ? "ok    " : "FAILED"} ${what}${ok ? "" : `: ${detail}`}`);
}

needProgram("nginx");
if (values.pgbouncer === "pgbouncer") needProgram("pgbouncer");
const version = pgbouncerVersion(values.pgbouncer);
const folder = mkdtempSync(path.join(tmpdir(), "sabiprep-pooler-"));
const server = await openEmbedded({ dataDir: path.join(folder, "database"), log: console });

async function ask(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(text).finally(() => client.end());
}

const bouncerOf = (mode: PoolMode, at: number): Promise<PgBouncer> =>
  startPgBouncer({
    program: values.pgbouncer,
    folder: path.join(folder, `${mode}-${at}`),
    port: base + at,
    mode,
    databaseUrl: server.servingUrl,
  });

let started = 0;
const start = (env: Record<string, string>): Promise<Instance> =>
  startInstance({ folder, name: `instance-${started}`, port: base + 10 + started++, env: { PROCESSES: "1", ...env } });

async function checkRefused(what: string, env: Record<string, string>, line: RegExp): Promise<void> {
  const said = await start(env).then(
    async (instance) => {
      await instance.stop();
      return "it started";
    },
    (problem: Error) => problem.message.split("\n").slice(1).join("\n"),
  );
  check(what, line.test(said) && !said.includes("\n"), said);
}

const limits = [
  `statement_timeout = '${LIMIT_SECONDS}s'`,
  "idle_in_transaction_session_timeout = '60s'",
  "TimeZone = 'UTC'",
  "DateStyle = 'ISO'",
];

const giveLimits = async (set: boolean) => {
  for (const limit of limits)
    await ask(server.url, `alter role sabiprep_app ${set ? `set ${limit}` : `reset ${limit.split(" ")[0]}`}`);
};

async function checkLimit(url: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: url, directUrl: server.servingUrl, dataDir: "", log: console });
  const began = Date.now();
  const code = await database.pool.query(`select pg_sleep(${4 * LIMIT_SECONDS})`).then(
    () => "none",
    (problem) => problem.code,
  );
  check(`a statement ends at its limit (${((Date.now() - began) / 1000).toFixed(1)} s)`, code === "57014", code);
  await database.close();
}

/** Prices change on one instance. The other, which caches them, has to be notified. */
async function checkHeard(db: Db, here: string, there: string): Promise<void> {
  const clientOf = (url: string) => (token: string | null) =>
    createClient({ baseUrl: `${url}/api`, token: () => token, timeoutMs: 20_000 });
  // The builders of people need only a database, a clock and a way to make clients from an instance.
  const world = { db, clock: { now: () => new Date() }, clientWith: clientOf(here) } as unknown as Api;
  const owner = (await aStaffMember(world, { confirmed: true })).as;
  const candidate = clientOf(there)((await aCandidate(world)).access_token);
  let longest = 0;
  for (let change = 0; change < CHANGES; change++) {
    const plan = (await owner.call(billingStaff.plans, {})).find(({ slug }) => slug === "premium")!;
    const { subscribers: _, revenue_kobo: __, ...body } = plan;
    const monthly_kobo = 100_000 + change * 100;
    await owner.call(billingStaff.changePlan, { ...body, monthly_kobo });
    const began = performance.now();
    while ((await priceSeen(candidate)) !== monthly_kobo && performance.now() - began < 10_000) await wait(5);
    longest = Math.max(longest, performance.now() - began);
  }
  check(`${CHANGES} changes are heard (${longest.toFixed(0)} ms at the most)`, longest < LONGEST_UNHEARD_MS, longest);
  for (const url of [here, there]) {
    const { status } = await fetch(`${url}/api/ready`);
    check("the line is there", status === 200, status);
  }
}

async function priceSeen(client: Client): Promise<number | undefined> {
  const premium = (await client.call(billing.plans, {})).plans.find(({ slug }) => slug === "premium");
  return premium?.prices.find(({ duration }) => duration === "monthly")?.amount_kobo;
}

async function prove(mode: PoolMode, at: number): Promise<void> {
  console.log(`PgBouncer ${version}, by ${mode}`);
  await giveLimits(false);
  const first = await bouncerOf(mode, at);
  const through = { DATABASE_URL: first.url, DATABASE_OWNER_URL: server.url };
  const env = { ...through, ...(mode === "transaction" && { DATABASE_DIRECT_URL: server.servingUrl }) };
  await checkRefused(
    "a start without limits is refused, with what is to be done",
    env,
    /alter role "sabiprep_app" set/,
  );
  await first.stop();
  // A new one on the same port: its earlier connections do not know the limits.
  await giveLimits(true);
  const bouncer = await bouncerOf(mode, at);
  if (mode === "transaction")
    await checkRefused("a start that would be deaf is refused in one line", through, /Set DATABASE_DIRECT_URL/);
  const instances = [await start(env), await start(env)] as const;
  const ports: [number, number] = [instances[0].port, instances[1].port];
  const nginxFolder = path.join(folder, `${mode}-${at}`);
  const nginx = await startNginx({ folder: nginxFolder, port: base + 5 + at, servers: ports });
  const database = await openDatabase({ databaseUrl: server.url, dataDir: "", log: console });
  const load = startCandidates({ url: nginx.url, people: await premiumPeople(database.db, PEOPLE), pauseMs: 50 });
  const newcomers = startNewcomers(nginx.url, mode, 200, load);
  await wait(Number(values.seconds) * 1000);
  await checkHeard(database.db, `http://127.0.0.1:${ports[0]}`, `http://127.0.0.1:${ports[1]}`);
  await Promise.all([load.end(), newcomers.end()]);
  check(`none of ${load.answered} calls failed`, load.failed.length === 0, load.failed.slice(0, 5).join(" | "));
  const lost = await lostOf(database.db, load.sittings);
  check(`none of ${load.saves} acknowledged answers is lost`, lost.length === 0, lost[0]);
  check(`${newcomers.registered.length} newcomers registered`, newcomers.registered.length > 0);
  const waiting = () =>
    ask(
      server.url,
      "select 1 / (select (count(*) = 0)::int from graphile_worker.jobs where task_identifier = 'send-reset')",
    );
  let left = true;
  for (const end = Date.now() + 30_000; left && Date.now() < end; await wait(250))
    left = await waiting().then(
      () => false,
      () => true,
    );
  check("their jobs are done", !left);
  await checkLimit(bouncer.url);
  await database.close();
  for (const instance of instances) check("an instance ends well", (await instance.stop()) === 0);
  await nginx.stop();
  await bouncer.stop();
}

try {
  await buildAll();
  // The owner prepares the database without the pooler, once for all.
  await (await start({ DATABASE_URL: server.servingUrl, DATABASE_OWNER_URL: server.url })).stop();
  await prove("session", 0);
  if (version >= 1.21) await prove("transaction", 1);
  else {
    const bouncer = await bouncerOf("transaction", 1);
    const env = { DATABASE_URL: bouncer.url, DATABASE_OWNER_URL: server.url, DATABASE_DIRECT_URL: server.servingUrl };
    await checkRefused(
      "a start that would lose its statements is refused in one line",
      env,
      /PgBouncer 1\.21 or newer/,
    );
    await bouncer.stop();
    console.log(`By transaction it takes PgBouncer 1.21 or newer: npm run proof -- pooler --pgbouncer PATH`);
  }
} catch (problem) {
  check("the proof itself ran to its end", false, (problem as Error).stack);
}
await server.stop();
rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

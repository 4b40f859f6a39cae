// npm run proof -- first-start [--kills N] [--seed N] [--compare kept] Kills a real first start with kill -9 at moments
// spread over all of it. The next start of the same folder must succeed without help, with the demo account complete
// and nothing duplicated.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { openEmbedded, runningEmbeddedUrl } from "../../apps/api/src/db/embedded/open-embedded.ts";
import { openDatabase } from "../../apps/api/src/db/open.ts";
import { copyFirstStart } from "../../apps/api/src/testing/start-server.ts";
import { TEST_KEY } from "../../apps/api/src/testing/test-key.ts";
import { buildAll } from "../build.ts";
import { root } from "../run-command.ts";

const { values: options } = parseArgs({
  options: {
    kills: { type: "string", default: "12" },
    seed: { type: "string", default: String(Date.now() % 100_000) },
    // "kept": the comparison uses the undisturbed first start that other tests start from, instead of a new one made
    // here.
    compare: { type: "string", default: "new" },
  },
});
const kills = Number(options.kills);
const START_LIMIT_MS = 240_000;
let passed = 0;
let failed = 0;

function check(what: string, ok: boolean, detail = ""): void {
  if (ok) passed += 1;
  else failed += 1;
  console.log(`${ok ? "ok    " : "FAILED"} ${what}${ok || !detail ? "" : `: ${detail}`}`);
}

let state = Number(options.seed) || 1;
const random = () => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return state / 2_147_483_648;
};

interface Start {
  child: ChildProcess;
  said: string;
  began: number;
  /**
   * When the bank was loaded, and when everything was there, including the demo people's past. In ms from its start.
   */
  bank?: number;
  ready?: number;
}

function start(dataDir: string): Start {
  const child = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", path.join(root, "apps/api/src/server.ts")],
    {
      cwd: root,
      env: {
        ...process.env,
        DATABASE_URL: "",
        DATA_DIR: dataDir,
        PORT: "0",
        PROCESSES: "1",
        LOG_LEVEL: "error",
        NODE_ENV: "test",
        SECRETS_KEY: TEST_KEY,
      },
      stdio: ["ignore", "pipe", "pipe"],
    },
  );
  const running: Start = { child, said: "", began: performance.now() };
  const hear = (bytes: Buffer) => {
    running.said += bytes;
    const now = performance.now() - running.began;
    if (running.said.includes("Question bank:")) running.bank ??= now;
    if (running.said.includes("demo accounts now have sample results")) running.ready ??= now;
  };
  child.stdout!.on("data", hear);
  child.stderr!.on("data", hear);
  return running;
}

const hasEnded = ({ child }: Start) => child.exitCode !== null || child.signalCode !== null;

async function until(isSo: () => boolean): Promise<void> {
  for (const end = Date.now() + START_LIMIT_MS; !isSo() && Date.now() < end; ) await sleep(5);
}

async function end(running: Start, signal: "SIGKILL" | "SIGTERM"): Promise<void> {
  if (hasEnded(running)) return;
  const ended = once(running.child, "exit");
  running.child.kill(signal);
  await ended;
}

/** Everything that a first start leaves behind, as counts. */
async function stateOf(dataDir: string): Promise<string> {
  const { pool, close } = await openDatabase({ databaseUrl: runningEmbeddedUrl(dataDir), dataDir, log: console });
  const { rows } = await pool.query(`
    select (select count(*)::int from staff where is_demo) as staff,
      (select count(*)::int from candidates where is_demo) as people,
      (select count(*)::int from candidate_profiles) as profiles,
      (select count(*)::int from consents) as consents,
      (select count(*)::int from leaderboard_members) as members,
      (select count(*)::int from exam_dates where is_demo) as dates,
      (select count(*)::int from sittings) as sittings,
      (select count(*)::int from sittings where submitted_at is null) as unfinished,
      (select count(distinct sitting_id)::int from grades) as graded,
      (select count(*)::int from grades) as grades,
      (select count(*)::int from questions) as questions,
      (select count(*)::int from papers) as papers,
      (select count(*)::int from secrets) as secrets,
      (select string_agg(name, ' ' order by name) from site_settings where name like 'demo%' or name like 'bank%') as marks`);
  await close();
  return JSON.stringify(rows[0]);
}

const folder = mkdtempSync(path.join(tmpdir(), "sabiprep-first-start-"));
let rounds = 0;

/** A separate folder, killed at the given moment, and started again. */
async function round(name: string, killWhen: ((running: Start, dataDir: string) => Promise<void>) | null) {
  const dataDir = path.join(folder, String(rounds++));
  let killedAt = 0;
  if (killWhen) {
    const first = start(dataDir);
    await killWhen(first, dataDir);
    killedAt = performance.now() - first.began;
    await end(first, "SIGKILL");
  }
  const again = start(dataDir);
  await until(() => again.ready !== undefined || hasEnded(again));
  check(
    `${name}${killWhen ? ` (killed after ${Math.round(killedAt)} ms)` : ""}: the next start is ready (${Math.round(again.ready ?? 0)} ms)`,
    again.ready !== undefined,
    again.said
      .trim()
      .split("\n")
      .filter((line) => !line.startsWith("    at "))
      .slice(-3)
      .join(" | "),
  );
  const made = again.ready === undefined ? "" : await stateOf(dataDir);
  await end(again, "SIGTERM");
  if (again.ready === undefined) await (await openEmbedded({ dataDir, log: console })).stop();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  return { made, bank: again.bank ?? 0, ready: again.ready ?? 0 };
}

/** Killed this soon after the past was started, it is still being written on every machine. */
const SOON_MS = 300;

/** The past is one transaction, which shows its start by a lock of its name. */
async function untilPastBegins(dataDir: string, first: Start): Promise<void> {
  await until(() => first.bank !== undefined || hasEnded(first));
  const client = new pg.Client({ connectionString: runningEmbeddedUrl(dataDir) });
  client.on("error", () => {});
  await client.connect();
  const begun = async () =>
    (
      await client.query(`select from pg_locks where locktype = 'advisory' and granted
        and objid::bigint = hashtext('demo_history')::bigint & 4294967295`)
    ).rowCount;
  while (!(await begun()) && first.ready === undefined && !hasEnded(first)) await sleep(5);
  await client.end();
}

async function keptStart() {
  const dataDir = path.join(folder, "kept");
  mkdirSync(dataDir);
  await copyFirstStart(dataDir);
  const { stop } = await openEmbedded({ dataDir, log: console });
  const made = await stateOf(dataDir);
  await stop();
  return { made, bank: null, ready: null };
}

console.log(`seed ${options.seed}, ${kills} kills`);
try {
  await buildAll();
  const whole = options.compare === "kept" ? await keptStart() : await round("a first start nobody disturbs", null);
  console.log(`       ${whole.made}`);
  for (let no = 0; no < kills; no++) {
    // One in three is killed while the database is made and the bank is loaded, the others while the past of the demo
    // people is written. If no start was watched, the duration of both is not known beforehand.
    const early = whole.bank !== null && no % 3 === 2;
    let wasWhole = false;
    const { made } = await round(
      early ? "while the bank is loaded" : "while the demo past is written",
      async (first, dataDir) => {
        if (whole.bank === null) await untilPastBegins(dataDir, first);
        else if (!early) await until(() => first.bank !== undefined || hasEnded(first));
        const wait = random() * (whole.bank === null ? SOON_MS : early ? whole.bank : whole.ready - whole.bank);
        for (const stop = performance.now() + wait; performance.now() < stop && first.ready === undefined; )
          await sleep(2);
        wasWhole = first.ready !== undefined;
      },
    );
    if (whole.bank === null) check("it was killed before its past was whole", !wasWhole);
    check("everything is there once", made === whole.made, `${made} instead of ${whole.made}`);
  }
} catch (problem) {
  check("the proof itself ran to its end", false, String(problem));
}
rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

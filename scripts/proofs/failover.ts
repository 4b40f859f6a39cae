// npm run proof -- failover [--rounds N] [--people N] Two instances run behind nginx with the configuration of deploy/,
// on two PostgreSQL hosts, a primary and a synchronous standby. The load is candidates who save answers and newcomers
// who get emails. In each round the primary dies, the standby is promoted, and the first host becomes its standby.
// Nothing acknowledged may be lost, everybody is served again within five seconds of the promotion, and every test, job
// and email is done once.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { sql } from "kysely";
import { openSignals } from "../../apps/api/src/adapters/database-signals.ts";
import { type OpenDatabase, openDatabase } from "../../apps/api/src/db/open.ts";
import type { Db } from "../../apps/api/src/db/transaction.ts";
import { remarkAll } from "../../apps/api/src/features/sittings/public.ts";
import { type SmtpFake, startSmtp } from "../../apps/api/src/testing/smtp.ts";
import { premiumPeople } from "../../bench/premium-people.ts";
import { buildAll } from "../build.ts";
import { type Load, lostOf, QUESTIONS, startCandidates } from "../fleet/candidates.ts";
import { needProgram } from "../fleet/debian-programs.ts";
import { figuresAgree, untilAggregated } from "../fleet/figures-agree.ts";
import { type Instance, startInstance } from "../fleet/instance.ts";
import { type Newcomers, startNewcomers } from "../fleet/newcomers.ts";
import { type Nginx, startNginx } from "../fleet/nginx.ts";
import { type PostgresPair, startPostgresPair } from "../fleet/postgres-pair.ts";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "10" }, people: { type: "string", default: "24" } },
});
/** From the moment when the other host accepts writes, until the work of every candidate is acknowledged again. */
const LONGEST_OUTAGE_MS = 5_000;
/** Longer than the normal delay of an email or a statistic. */
const SETTLED_MS = 240_000;
const base = 21_000 + (process.pid % 10_000);
const ports: [number, number] = [base, base + 1];

let passed = 0;
let failed = 0;
function check(what: string, is: unknown, should: unknown): void {
  if (is === should) passed++;
  else failed++;
  if (is !== should) console.error(`FAILED: ${what}: ${is}, should be ${should}`);
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

async function round(number: number, pair: PostgresPair, load: Load): Promise<void> {
  await wait(3_000);
  const broken = load.failed.length;
  const before = load.saves;
  await pair.killPrimary();
  const killedAt = performance.now();
  // The monitor of the hosts needs a moment to be sure.
  await wait(500 + Math.random() * 2_500);
  await pair.promote();
  const promotedAt = performance.now();
  const isBack = () => load.lastAcknowledged.every((at) => at > promotedAt);
  while (!isBack() && performance.now() - promotedAt < 60_000) await wait(10);
  const outage = performance.now() - promotedAt;
  const how = await pair.rejoin();
  console.log(
    `round ${number}: promoted ${seconds(promotedAt - killedAt)} after the host died, everybody served ${seconds(outage)} after that; ` +
      `${load.saves - before} answers saved, ${load.failed.length - broken} calls failed; the dead host was ${how === "copied" ? "copied anew" : how}`,
  );
  check(`round ${number}: everybody served within ${seconds(LONGEST_OUTAGE_MS)}`, outage <= LONGEST_OUTAGE_MS, true);
}

/** Every email and every job of the queue is done, or so late that it never will be. */
async function untilQuiet(db: Db): Promise<void> {
  const waiting = sql<{ letters: number; jobs: number }>`
    select (select count(*)::int from mail_outbox where sent_at is null) as letters,
      (select count(*)::int from graphile_worker.jobs where task_identifier = 'send-reset') as jobs`;
  const began = Date.now();
  for (;;) {
    const { letters, jobs } = (await waiting.execute(db)).rows[0]!;
    if (letters + jobs === 0 || Date.now() - began > SETTLED_MS) {
      check("letters that never left", letters, 0);
      check("jobs that were never done", jobs, 0);
      console.log(`all letters had left and all jobs were done ${seconds(Date.now() - began)} after the last call`);
      return;
    }
    await wait(500);
  }
}

function checkLetters({ received }: SmtpFake, { registered, askedAgain }: Newcomers): void {
  const ids = new Set(received.map(({ mail }) => mail.messageId));
  check("letters sent twice", received.length - ids.size, 0);
  const letters = new Map<string, number>();
  for (const { to, mail } of received) {
    const kind = mail.text?.includes("/password/reset") ? "reset" : "verification";
    letters.set(`${kind} ${to}`, (letters.get(`${kind} ${to}`) ?? 0) + 1);
  }
  const wrong = registered.filter((email) => {
    const resets = letters.get(`reset ${email}`) ?? 0;
    return letters.get(`verification ${email}`) !== 1 || resets < 1 || (resets > 1 && !askedAgain.has(email));
  });
  for (const email of wrong.slice(0, 5))
    console.error(
      `${email}: ${letters.get(`verification ${email}`)} to verify, ${letters.get(`reset ${email}`)} to reset`,
    );
  check("newcomers without exactly one letter of each kind", wrong.length, 0);
  console.log(
    `${registered.length} newcomers, ${received.length} letters, ${received.length - ids.size} of them twice`,
  );
}

async function checkSittings({ db, pool, url }: OpenDatabase, load: Load): Promise<void> {
  const lost = await lostOf(db, load.sittings);
  for (const line of lost.slice(0, 5)) console.error(line);
  console.log(`${load.saves} acknowledged answers in ${load.sittings.size} tests, ${lost.length} lost`);
  check("acknowledged and lost", lost.length, 0);
  check("tests that were not handed in", [...load.sittings.values()].filter(({ score }) => score === null).length, 0);
  const sittings =
    "select sitting_id from grades where version = 1 and candidate_id in (select id from candidates where first_name = 'B')";
  const graded = { sittings, count: load.sittings.size, questions: QUESTIONS };
  console.log(`in all figures ${(await untilAggregated(pool, graded, SETTLED_MS, check)).toFixed(1)} s later`);
  await figuresAgree(db, pool, graded, check);
  const signals = await openSignals(url);
  const { checked, differences } = await remarkAll(db, signals);
  await signals.close();
  console.log(`${checked} tests marked again, ${differences.length} differences`);
  check("differences when marked again", differences.length, 0);
}

needProgram("nginx");
const folder = mkdtempSync(path.join(tmpdir(), "sabiprep-failover-"));
const instances: Instance[] = [];
let pair: PostgresPair | null = null;
let nginx: Nginx | null = null;
let database: OpenDatabase | null = null;
const smtp = await startSmtp({ takesMs: 100 });
try {
  await buildAll();
  pair = await startPostgresPair(path.join(folder, "database"), base + 3);
  const env = { DATABASE_URL: pair.url, DATABASE_OWNER_URL: pair.ownerUrl, SMTP_URL: smtp.url };
  const start = (at: number) => startInstance({ folder, name: `instance-${at}`, port: ports[at]!, env });
  instances.push(...(await Promise.all([start(0), start(1)])));
  nginx = await startNginx({ folder, port: base + 2, servers: ports });
  database = await openDatabase({ databaseUrl: pair.url, dataDir: "", log: { ...console, warn: () => {} } });
  const people = await premiumPeople(database.db, Number(values.people));
  const load = startCandidates({ url: nginx.url, people, pauseMs: 100 });
  const newcomers = startNewcomers(nginx.url, "newcomer", 100, load);
  while (load.lastAcknowledged.some((at) => at === 0)) await wait(100);
  for (let number = 1; number <= Number(values.rounds); number++) await round(number, pair, load);
  await Promise.all([load.end(), newcomers.end()]);
  check("calls that never succeeded", load.failed.filter((line) => line.includes("gave up")).join(" | "), "");
  await checkSittings(database, load);
  await untilQuiet(database.db);
  checkLetters(smtp, newcomers);
} catch (problem) {
  check("the proof itself ran to its end", String(problem), "");
}
await database?.close();
for (const instance of instances) await instance.stop();
await nginx?.stop();
await pair?.stop();
await smtp.down();
rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

// npm run proof -- events [--seed n] [--sittings n] [--power n] [--kills n]: graded tests wait for delivery on both
// sides of a power of ten of PostgreSQL's transaction counter, and the process that delivers is killed with kill -9
// again and again. Every listener must have aggregated every grade exactly once.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { sittings } from "@sabiprep/contract";
import { features } from "../../apps/api/src/app.ts";
import { openEmbedded } from "../../apps/api/src/db/embedded/open-embedded.ts";
import { migrate } from "../../apps/api/src/db/migrate.ts";
import { openDatabase } from "../../apps/api/src/db/open.ts";
import { repairEvents } from "../../apps/api/src/events/repair.ts";
import { answersWith, examFixture } from "../../apps/api/src/testing/an-exam.ts";
import { openInstance } from "../../apps/api/src/testing/open-instance.ts";
import { aCandidate } from "../../apps/api/src/testing/people.ts";

const { values } = parseArgs({
  options: {
    seed: { type: "string" },
    sittings: { type: "string" },
    power: { type: "string" },
    kills: { type: "string" },
  },
});
const seed = Number(values.seed ?? Date.now() % 100_000);
const wanted = Number(values.sittings ?? 400);
const boundary = 10 ** Number(values.power ?? 5);
const kills = Number(values.kills ?? 12);
const QUESTIONS = 5;

let state = seed || 1;
const chance = () => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return state / 2_147_483_648;
};

const folder = mkdtempSync(path.join(tmpdir(), "sabiprep-events-"));
const fast = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };
const server = await openEmbedded({ dataDir: folder, log: console, settings: fast });
const database = await openDatabase({ databaseUrl: server.url, dataDir: "", log: console });
const { db, pool } = database;
await migrate(pool);

let passed = 0;
let failed = 0;
const check = (what: string, is: unknown, should: unknown) => {
  if (is === should) passed++;
  else failed++;
  if (is !== should) console.error(`FAILED: ${what}: ${is}, should be ${should}`);
};

const one = async (query: string) => Number((await pool.query({ text: query, rowMode: "array" })).rows[0]?.[0] ?? 0);
const counter = () => one("select pg_current_xact_id()::text");

/** Advances the counter with real transactions, as years of traffic would. */
async function countTo(xid: number): Promise<void> {
  for (let left = xid - (await counter()); left > 0; left = xid - (await counter()))
    await pool.query(
      `do $$ begin for i in 1..${Math.min(left, 50_000)} loop perform pg_current_xact_id(); commit; end loop; end $$`,
    );
}

let deliverer = null as ChildProcess | null;
const startDeliverer = async () => {
  deliverer = fork(path.join(import.meta.dirname, "events-writer.ts"), [server.url], {
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  await once(deliverer, "message");
  return deliverer;
};

console.log(`seed ${seed}, ${wanted} graded tests around transaction ${boundary}, ${kills} kills`);
try {
  const api = await openInstance(await openDatabase({ databaseUrl: server.url, dataDir: "", log: console }));
  const room = await examFixture(db, { questions: QUESTIONS, years: [2024] });
  const sit = async () => {
    const who = await aCandidate(api);
    const ask = { exam_id: room.exam.uuid, subject_id: room.subject.uuid, year: 2024, mode: "exam" as const };
    const { exams, session } = await who.as.call(sittings.start, ask);
    const answers = answersWith(exams, Math.floor(chance() * (QUESTIONS + 1)));
    await who.as.call(sittings.submitAnswers, { session_id: session.uuid, answers });
  };
  // More than one batch beyond the boundary, so that a reader that takes those first would skip the others.
  const before = Math.max(10, Math.min(wanted - 105, Math.floor(wanted / 2)));
  await countTo(boundary - before * 20);
  for (let at = 0; at < before; at++) await sit();
  await countTo(boundary);
  for (let at = before; at < wanted; at++) await sit();
  await api.close();
  const below = await one(`select count(*) from events where xid < '${boundary}'::xid8`);
  check("tests graded before the boundary", below, before);
  check("tests graded beyond it", await one("select count(*) from events"), wanted);

  for (let killed = 0; killed < kills; killed++) {
    const child = await startDeliverer();
    await wait(chance() * 250);
    child.kill("SIGKILL");
    await once(child, "exit");
  }
  const child = await startDeliverer();
  for (;;) if ((await once(child, "message"))[0] === "idle") break;
  child.disconnect();
  await once(child, "exit");

  const grades = await one("select count(*) from grades where is_current");
  check("grades", grades, wanted);
  for (const table of ["sitting_figures", "sitting_points", "item_contributions", "revision_contributions"])
    check(
      `grades in ${table}`,
      await one(`select count(*) from ${table} join grades g on g.id = grade_id and g.is_current`),
      wanted,
    );
  check("tests in candidate_figures", await one("select sum(tests) from candidate_figures"), wanted);
  check("tests in day_figures", await one("select sum(tests) from day_figures where subject_id = 0"), wanted);
  const right = "select sum(correct) from grades where is_current";
  check(
    "right answers in candidate_figures",
    await one("select sum(correct) from candidate_figures"),
    await one(right),
  );
  check("responses in item_figures", await one("select sum(responses) from item_figures"), wanted * QUESTIONS);
  check("questions seen", await one("select sum(times_seen) from seen_questions"), wanted * QUESTIONS);
  const listeners = features.flatMap((feature) => feature.on ?? []);
  for (const { listener, folded, left } of await repairEvents(db, listeners, new Date()))
    check(`missing from ${listener}`, folded + left, 0);
  console.log(`${below} + ${wanted - below} graded tests, counter now at ${await counter()}`);
} finally {
  deliverer?.kill("SIGKILL");
  await database.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

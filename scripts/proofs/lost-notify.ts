// npm run proof -- lost-notify [--rounds n] [--seed n]: two instances on one database. At random moments the second
// one's connection to the first is cut, its backend ended or its connection frozen. Meanwhile keys are corrected,
// people suspended and prices changed on the first. The second must mark nothing by an old key, serve nobody two
// seconds after a suspension, and show no old price.
import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { billing, billingStaff, type Client, createClient, itemAnalysis, sittings, users } from "@sabiprep/contract";
import { sql } from "kysely";
import { openSignals } from "../../apps/api/src/adapters/database-signals.ts";
import { openEmbedded } from "../../apps/api/src/db/embedded/open-embedded.ts";
import { migrate } from "../../apps/api/src/db/migrate.ts";
import { openDatabase } from "../../apps/api/src/db/open.ts";
import { uncachedQuestions } from "../../apps/api/src/features/questions/public.ts";
import { readSheet } from "../../apps/api/src/features/sittings/answer-store.ts";
import { markSheet } from "../../apps/api/src/features/sittings/mark-sitting.ts";
import { remarkAll } from "../../apps/api/src/features/sittings/public.ts";
import { anySitting, paperFrom } from "../../apps/api/src/features/sittings/read-sitting.ts";
import { examFixture } from "../../apps/api/src/testing/an-exam.ts";
import { openFreezingProxy } from "../../apps/api/src/testing/freezing-proxy.ts";
import { aCandidate, aStaffMember } from "../../apps/api/src/testing/people.ts";
import type { Api } from "../../apps/api/src/testing/start-api.ts";

const { values } = parseArgs({ options: { rounds: { type: "string" }, seed: { type: "string" } } });
const rounds = Number(values.rounds ?? 200);
const seed = Number(values.seed ?? Date.now() % 100_000);
const letters = ["A", "B", "C", "D"] as const;
const QUESTIONS = 6;
/** How long a suspended person may still be served. */
const GONE_AFTER_MS = 2_000;

let state = seed || 1;
const chance = () => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return state / 2_147_483_648;
};
const oneOf = <One>(list: readonly One[]): One => list[Math.floor(chance() * list.length)]!;

const folder = mkdtempSync(path.join(tmpdir(), "sabiprep-deaf-"));
const fast = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };
const server = await openEmbedded({ dataDir: folder, log: console, settings: fast });
const database = await openDatabase({ databaseUrl: server.url, dataDir: "", log: console });
const { db, pool } = database;
await migrate(pool);
const proxy = await openFreezingProxy(server.url);
const instances: ChildProcess[] = [];

async function anInstance(signalsUrl: string): Promise<string> {
  const child = fork(path.join(import.meta.dirname, "lost-notify-writer.ts"), [server.url, signalsUrl], {
    execArgv: ["--disable-warning=ExperimentalWarning"],
  });
  instances.push(child);
  const [{ url }] = (await once(child, "message")) as [{ url: string }];
  return url;
}

const found = { oldKeys: 0, servedSuspended: 0, oldPrices: 0, failures: [] as string[] };
const cuts: Record<string, number> = { none: 0, broken: 0, ended: 0, frozen: 0 };

async function breakLine(): Promise<void> {
  await wait(chance() * 500);
  const how = oneOf(["none", "broken", "ended", "frozen", "frozen"]);
  cuts[how]! += 1;
  if (how === "broken") proxy.cut();
  if (how === "ended")
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'sabiprep-signals'`.execute(db);
  if (how !== "frozen") return;
  proxy.freeze(chance() < 0.5);
  await wait(chance() * 3_000);
  proxy.thaw();
}

interface World {
  here: Api;
  there: (token: string) => Client;
  owner: Client;
  ask: { exam_id: string; subject_id: string; year: number; mode: "exam" };
}

const keys = new Map<string, string>();

/**
 * A key is corrected on one instance. A test with the question is submitted on the other as soon as the correction is
 * acknowledged.
 */
async function correctAndSubmit({ here, there, owner, ask }: World): Promise<void> {
  const candidate = await aCandidate(here);
  const client = there(candidate.access_token);
  const { exams, session } = await client.call(sittings.start, ask);
  const answers = exams.map(({ uuid }) => ({
    question_id: uuid,
    selected_option: oneOf(letters),
    answered_at: new Date().toISOString(),
  }));
  await client.call(sittings.saveAnswers, { session_id: session.uuid, answers });
  await wait(chance() * 800);
  const question_id = oneOf(exams).uuid;
  const accepted = oneOf(letters.filter((letter) => letter !== (keys.get(question_id) ?? "A")));
  await owner.call(itemAnalysis.fixKey, { question_id, accepted: [accepted], is_void: false, reason: "The proof" });
  keys.set(question_id, accepted);
  const { grade } = await client.call(sittings.submitAnswers, { session_id: session.uuid, answers: [] });
  const { id } = await db
    .selectFrom("sittings")
    .select("id")
    .where("uuid", "=", session.uuid)
    .executeTakeFirstOrThrow();
  const sitting = (await anySitting(db, id))!;
  const truth = markSheet(sitting, await paperFrom(uncachedQuestions, db, sitting), (await readSheet(db, id)).sheet);
  if (grade.correct !== truth.correct || grade.version !== 1) found.oldKeys += 1;
}

async function suspend({ here, there, owner }: World): Promise<void> {
  const candidate = await aCandidate(here);
  const client = there(candidate.access_token);
  await client.call(sittings.grades, {});
  await wait(chance() * 800);
  await owner.call(users.suspend, { uuid: candidate.uuid, reason: "The proof" });
  await wait(GONE_AFTER_MS);
  const served = await client.call(sittings.grades, {}).then(
    () => true,
    (problem: { status?: number }) => problem.status !== 403,
  );
  if (served) found.servedSuspended += 1;
}

async function changePrice({ here, there, owner }: World): Promise<void> {
  const candidate = await aCandidate(here);
  const client = there(candidate.access_token);
  await client.call(billing.plans, {});
  await wait(chance() * 800);
  const plan = (await owner.call(billingStaff.plans, {})).find(({ slug }) => slug === "premium")!;
  const { subscribers: _, revenue_kobo: __, ...body } = plan;
  const monthly_kobo = 100_000 + Math.floor(chance() * 900) * 100;
  await owner.call(billingStaff.changePlan, { ...body, monthly_kobo });
  const { plans } = await client.call(billing.plans, {});
  if (!JSON.stringify(plans.find(({ slug }) => slug === "premium")).includes(String(monthly_kobo)))
    found.oldPrices += 1;
}

console.log(`seed ${seed}, ${rounds} rounds`);
try {
  const hereUrl = await anInstance(server.url);
  const thereUrl = await anInstance(proxy.url);
  const clientOf = (url: string) => (token: string | null) =>
    createClient({ baseUrl: `${url}/api`, token: () => token, timeoutMs: 20_000 });
  // The builders of people need only a database, a clock and a way to make clients from an instance.
  const here = { db, clock: { now: () => new Date() }, clientWith: clientOf(hereUrl) } as unknown as Api;
  const room = await examFixture(db, { questions: QUESTIONS, years: [2024] });
  const ask = { exam_id: room.exam.uuid, subject_id: room.subject.uuid, year: 2024, mode: "exam" as const };
  let owner = (await aStaffMember(here, { confirmed: true })).as;
  for (let round = 0; round < rounds; round++) {
    if (round % 20 === 19) owner = (await aStaffMember(here, { confirmed: true })).as;
    const world: World = { here, there: clientOf(thereUrl), owner, ask };
    const done = await Promise.allSettled([breakLine(), correctAndSubmit(world), suspend(world), changePrice(world)]);
    for (const one of done) if (one.status === "rejected") found.failures.push(String(one.reason));
  }
  proxy.thaw();
  instances[0]!.send("settle");
  await once(instances[0]!, "message");
  const signals = await openSignals(server.url);
  const { checked, differences } = await remarkAll(db, signals);
  await signals.close();
  console.log(
    `line: ${Object.entries(cuts)
      .map(([how, times]) => `${how} ${times}`)
      .join(", ")}`,
  );
  console.log(
    `${found.oldKeys} marks by an old key, ${found.servedSuspended} suspended served, ${found.oldPrices} old prices`,
  );
  console.log(`${checked} tests marked again, ${differences.length} differences`);
  for (const failure of found.failures.slice(0, 5)) console.error(`FAILED: ${failure}`);
  const problems = found.oldKeys + found.servedSuspended + found.oldPrices + differences.length + found.failures.length;
  console.log(`${rounds - Math.min(rounds, problems)} passed, ${problems} failed`);
  process.exitCode = problems === 0 && checked === rounds ? 0 : 1;
} finally {
  for (const child of instances) child.kill("SIGKILL");
  proxy.close();
  await database.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

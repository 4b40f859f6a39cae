// npm run proof -- sittings-crash [--seed n] [--saves n]: the real server is killed with kill -9 again and again while
// candidates save and submit. Nothing acknowledged may be lost, and nothing may be marked twice.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { auth, type Client, createClient, exams, sittings } from "@sabiprep/contract";
import { copyFirstStart } from "../../apps/api/src/testing/start-server.ts";
import { TEST_KEY } from "../../apps/api/src/testing/test-key.ts";
import { buildBank } from "../build.ts";
import { root } from "../run-command.ts";

const { values } = parseArgs({
  options: { seed: { type: "string" }, saves: { type: "string" }, candidates: { type: "string" } },
});
const seed = Number(values.seed ?? Date.now() % 100_000);
const wanted = Number(values.saves ?? 2_000);
const candidates = Number(values.candidates ?? 8);
const port = 20_000 + (seed % 20_000);
const url = `http://127.0.0.1:${port}`;
const dataDir = mkdtempSync(path.join(tmpdir(), "sabiprep-crash-"));
console.log(`seed ${seed}, ${wanted} acknowledged saves, ${candidates} candidates`);

let random = seed;
const chance = () => {
  random = (random * 1_103_515_245 + 12_345) % 2_147_483_648;
  return random / 2_147_483_648;
};

let server = null as ChildProcess | null;
let over = false;
let kills = 0;

async function startServer(): Promise<void> {
  server = spawn(
    process.execPath,
    ["--disable-warning=ExperimentalWarning", path.join(root, "apps/api/src/server.ts")],
    {
      env: {
        ...process.env,
        PORT: String(port),
        PROCESSES: "1",
        DATA_DIR: dataDir,
        SECRETS_KEY: TEST_KEY,
        RATE_LIMITS: "off",
        LOG_LEVEL: "error",
        NODE_ENV: "test",
      },
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  for (let tries = 0; tries < 600; tries++) {
    const ready = await fetch(`${url}/api/ready`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
    await wait(100);
  }
  throw new Error("the server did not come back");
}

async function killAgainAndAgain(): Promise<void> {
  while (!over) {
    await wait(300 + chance() * 1_700);
    if (over) return;
    server?.kill("SIGKILL");
    kills++;
    await startServer();
  }
}

/** Repeats until it is acknowledged, as the app does. */
async function persist<T>(call: () => Promise<T>): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await call();
    } catch (problem) {
      const { status } = problem as { status?: number };
      if (status && status >= 400 && status < 500) throw problem;
      if (tries > 400) throw problem;
      await wait(100);
    }
  }
}

const letters = ["A", "B", "C", "D"] as const;
let acknowledged = 0;

interface Ledger {
  client: Client;
  sessions: Map<string, { answers: Map<string, string>; score: number | null }>;
}

async function candidate(number: number): Promise<Ledger> {
  const anyone = createClient({ baseUrl: `${url}/api`, timeoutMs: 5_000 });
  const email = `crash-${seed}-${number}@example.ng`;
  const password = "Crash4Proof";
  const person = { first_name: "Crash", last_name: "Proof", email, password, terms_and_conditions: true as const };
  // A registration whose response was lost is found done at the next attempt.
  await persist(() =>
    anyone.call(auth.register, person).then(
      () => null,
      (problem) => (problem.status === 400 ? null : Promise.reject(problem)),
    ),
  );
  const { access_token } = await persist(() => anyone.call(auth.login, { email, password }));
  const client = createClient({ baseUrl: `${url}/api`, token: () => access_token, timeoutMs: 5_000 });
  const ledger: Ledger = { client, sessions: new Map() };
  const [exam] = await persist(() => client.call(exams.list, {}));
  const { subjects } = await persist(() => client.call(exams.subjects, { exam_type_id: exam!.uuid }));
  for (const year of [2024, 2022, 2020, 2018, 2016, 2014, 2012, 2010]) {
    const subject = subjects[number % subjects.length]!;
    const ask = { exam_id: exam!.uuid, subject_id: subject.uuid, year, mode: "exam" as const };
    const { exams: questions, session } = await persist(() => client.call(sittings.start, ask));
    const kept = { answers: new Map<string, string>(), score: null as number | null };
    ledger.sessions.set(session.uuid, kept);
    for (const question of questions) {
      const letter = letters[Math.floor(chance() * 4)]!;
      const answers = [{ question_id: question.uuid, selected_option: letter, answered_at: new Date().toISOString() }];
      await persist(() => client.call(sittings.saveAnswers, { session_id: session.uuid, answers }));
      kept.answers.set(question.uuid, letter);
      acknowledged++;
      if (acknowledged >= wanted) break;
    }
    const { grade } = await persist(() =>
      client.call(sittings.submitAnswers, { session_id: session.uuid, answers: [] }),
    );
    kept.score = grade.grade_score;
    if (acknowledged >= wanted) break;
  }
  return ledger;
}

let passed = 0;
let failed = 0;
const expect = (what: string, ok: boolean) => {
  if (ok) passed++;
  else {
    failed++;
    console.error(`FAILED: ${what}`);
  }
};

try {
  await buildBank();
  // First starts under kill -9 have a separate proof.
  await copyFirstStart(dataDir);
  await startServer();
  const killing = killAgainAndAgain();
  const ledgers = await Promise.all(Array.from({ length: candidates }, (_, number) => candidate(number)));
  over = true;
  await killing;
  for (const { client, sessions } of ledgers) {
    const grades = await persist(() => client.call(sittings.grades, { limit: 100 }));
    expect("one grade for each sitting", grades.length === sessions.size);
    for (const [session_id, kept] of sessions) {
      const review = await persist(() => client.call(sittings.review, { session_id }));
      const stored = new Map(review.review.map((one) => [one.question_id, one.selected_option]));
      const lost = [...kept.answers].filter(([question, letter]) => stored.get(question) !== letter);
      expect(`no acknowledged answer of ${session_id} lost (${lost.length})`, lost.length === 0);
      expect(`the grade of ${session_id} is the one acknowledged`, review.grade.grade_score === kept.score);
      expect(`the grade of ${session_id} is its first version`, review.grade.version === 1);
      const receipt = await persist(() => client.call(sittings.receipt, { session_id }));
      expect(
        `the receipt of ${session_id} holds and replays`,
        receipt.is_whole && receipt.replayed?.score === kept.score,
      );
    }
  }
  const total = ledgers.reduce((sum, { sessions }) => sum + sessions.size, 0);
  console.log(`${kills} kills, ${acknowledged} acknowledged saves, ${total} sittings submitted`);
} finally {
  over = true;
  server?.kill("SIGTERM");
  await wait(1_500);
  // Processes of the killed servers may still be writing their last file.
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 200 });
}
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

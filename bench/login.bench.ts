// npm run bench -- login [--rounds N]: compares sign-ins on a real server with its real database, from devices it
// knows, with bare argon2id of the same cost on the same cores, in turns. It also measures how a rush of sign-ins slows
// down everybody else.
import { randomUUID } from "node:crypto";
import { availableParallelism } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { hash, type Options, verify } from "@node-rs/argon2";
import { openDatabase } from "../apps/api/src/db/open.ts";
import type { Db } from "../apps/api/src/db/transaction.ts";
import { hashPassword } from "../apps/api/src/features/auth/passwords.ts";
import { startServer } from "../scripts/start-server.ts";
import { type LeanClient, leanClient } from "./lean-client.ts";
import { untilIdle } from "./process-cpu.ts";

const BARS = { ratio: 0.8, loopDelayMs: 50, readTimes: 5 };
const ROUND_MS = 1_000;
/** Rounds that run before the first one that counts, because a server in real use has long been compiled. */
const WARM_UP = 8;
const PASSWORD = "Fufu4Supper";
const LOGIN = "/api/candidates/auth/login";
const cost: Options = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };

interface Candidate {
  email: string;
  address: string;
  deviceToken: string;
}

async function makeCandidates(db: Db, count: number): Promise<Candidate[]> {
  const password_hash = await hashPassword(PASSWORD);
  const rows = Array.from({ length: count }, () => ({
    uuid: randomUUID(),
    email: `${randomUUID()}@example.ng`,
    password_hash,
    first_name: "Chidi",
    last_name: "Bello",
    registered_at: new Date(),
    verified_at: new Date(),
  }));
  const made = await db.insertInto("candidates").values(rows).returning(["id", "email"]).execute();
  await db
    .insertInto("candidate_profiles")
    .values(made.map(({ id }) => ({ candidate_id: id })))
    .execute();
  return made.map(({ email }, at) => ({ email: email!, address: `10.1.${at >> 8}.${at & 255}`, deviceToken: "" }));
}

async function logIn(client: LeanClient, candidate: Candidate): Promise<string> {
  const headers = { "x-forwarded-for": candidate.address, "x-device-token": candidate.deviceToken };
  const body = { email: candidate.email, password: PASSWORD };
  const { status, text } = await client.ask(LOGIN, { method: "POST", headers, body });
  if (status !== 200) throw new Error(`a log-in was answered ${status}: ${text}`);
  const { data } = JSON.parse(text);
  candidate.deviceToken = data.device_token;
  return data.access_token;
}

/** As many at the same time as there are cores keep argon2 busy. A few more keep its queue filled. */
async function repeat(atOnce: number, work: (which: number) => Promise<unknown>): Promise<number> {
  const began = performance.now();
  let done = 0;
  await Promise.all(
    Array.from({ length: atOnce }, async (_, which) => {
      while (performance.now() - began < ROUND_MS) {
        await work(which);
        done++;
      }
    }),
  );
  return (done * 1000) / (performance.now() - began);
}

/** Reads a page every few milliseconds while something else happens. */
async function readsDuring(client: LeanClient, tokens: string[], something: Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  let over = false;
  something.finally(() => {
    over = true;
  });
  while (!over) {
    const began = performance.now();
    const authorization = `Bearer ${tokens[times.length % tokens.length]}`;
    const { status } = await client.ask("/api/candidates/profile", { headers: { authorization } });
    if (status !== 200) throw new Error(`a read was answered ${status}`);
    times.push(performance.now() - began);
    await wait(40);
  }
  return times;
}

const quantile = (numbers: number[], part: number) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * part))] ?? Number.NaN;
const median = (numbers: number[]) => quantile(numbers, 0.5);

async function loopDelay(client: LeanClient): Promise<number> {
  const { text } = await client.ask("/api/metrics");
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1]) * 1000;
}

const { values } = parseArgs({ options: { rounds: { type: "string", default: "25" } } });
const server = await startServer({ TRUSTED_PROXIES: "127.0.0.1" });
const database = await openDatabase({ databaseUrl: server.databaseUrl, dataDir: "", log: console });
const cores = availableParallelism();
const stored = await hash(PASSWORD, cost);
const bare = () => repeat(cores, () => verify(stored, PASSWORD));
const candidates = await makeCandidates(database.db, 100);
await untilIdle(server.pid);
const reader = await leanClient(server.url);
const clients = await Promise.all(Array.from({ length: cores * 4 }, () => leanClient(server.url)));
let turn = 0;
const logIns = () => repeat(clients.length, (which) => logIn(clients[which]!, candidates[turn++ % candidates.length]!));

const tokens: string[] = [];
for (const candidate of candidates) tokens.push(await logIn(reader, candidate));
for (let round = 0; round < WARM_UP; round++) await logIns();
await bare();
const ratios: number[] = [];
const speeds: [number, number][] = [];
const [idleReads, busyReads, delays]: [number[], number[], number[]] = [[], [], []];
for (let round = 0; round < Number(values.rounds); round++) {
  const [bareSpeed, speed] = [await bare(), await logIns()];
  ratios.push(speed / bareSpeed);
  speeds.push([speed, bareSpeed]);
  idleReads.push(...(await readsDuring(reader, tokens, wait(ROUND_MS))));
  await loopDelay(reader);
  busyReads.push(...(await readsDuring(reader, tokens, logIns())));
  delays.push(await loopDelay(reader));
}
for (const client of [reader, ...clients]) client.close();
await database.close();
await server.stop();

const ratio = median(ratios);
const [idle, busy, delay] = [quantile(idleReads, 0.99), quantile(busyReads, 0.99), median(delays)];
const verdicts: [string, boolean][] = [
  [
    `log-ins ${median(speeds.map(([ours]) => ours)).toFixed(1)}/s, bare argon2id ${median(speeds.map(([, bare]) => bare)).toFixed(1)}/s on ${cores} cores: ratio ${ratio.toFixed(2)}, at least ${BARS.ratio} (rounds ${ratios.map((each) => each.toFixed(2)).join(" ")})`,
    ratio >= BARS.ratio,
  ],
  [`event-loop delay p99 ${delay.toFixed(1)} ms, under ${BARS.loopDelayMs}`, delay < BARS.loopDelayMs],
  [
    `a plain read's p99 ${busy.toFixed(1)} ms in the rush, ${idle.toFixed(1)} ms idle: ${(busy / idle).toFixed(1)} times, at most ${BARS.readTimes}`,
    busy / idle <= BARS.readTimes,
  ],
];
for (const [what, ok] of verdicts) console.log(`${ok ? "ok    " : "FAILED"} ${what}`);
process.exit(verdicts.every(([, ok]) => ok) ? 0 : 1);

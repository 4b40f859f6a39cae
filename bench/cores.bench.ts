// npm run bench -- cores [--rounds N]: compares sign-ins, starts of a test and saves of an answer between a server with
// one serving process and a server with two. Each has its own database, and they take turns on the same machine. The
// first part uses small cores: each serving process may use a quarter of a core, so this machine has one for each of
// them beside load and database. Two processes must do 1.7 times the work of one. The second part uses whole cores and
// is reported beside the cores that one process leaves idle, because no number of processes can use more than that. It
// is judged only where the system gives no small cores, because other work on the machine affects it.
import { randomUUID } from "node:crypto";
import { availableParallelism, cpus } from "node:os";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { createClient, exams } from "@sabiprep/contract";
import { openDatabase } from "../apps/api/src/db/open.ts";
import type { Db } from "../apps/api/src/db/transaction.ts";
import { hashPassword } from "../apps/api/src/features/auth/passwords.ts";
import { openSession } from "../apps/api/src/features/auth/public.ts";
import { median } from "../scripts/median.ts";
import { type RunningServer, startServer } from "../scripts/start-server.ts";
import { type LeanClient, leanClient } from "./lean-client.ts";
import { cpuSeconds, untilIdle } from "./process-cpu.ts";
import { giveSmallCores, servingProcesses } from "./small-cores.ts";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "5" } } });
const ROUND_MS = 4_000;
const WARM_UPS = 2;
const AT_ONCE = 64;
/** For each connection, because each person may get only so many new questions a day. */
const PEOPLE_EACH = 12;
const PASSWORD = "Fufu4Supper";
/** The share of what the idle cores would allow. */
const BAR = 0.85;
/** The share of a core for each serving process. */
const SMALL = 0.25;
const SMALL_BAR = 1.7;

interface Person {
  email: string;
  token: string;
  deviceToken: string;
  /** The test that the person is taking, and one of its questions. */
  sitting: { uuid: string; question: string } | null;
}

interface Measurement {
  perSecond: number;
  /** Share of all cores during the measurement. */
  busy: number;
  /** Cores that the serving processes used. */
  served: number;
}

async function makePeople(db: Db): Promise<Person[]> {
  const now = new Date();
  const password_hash = await hashPassword(PASSWORD);
  const rows = Array.from({ length: AT_ONCE * PEOPLE_EACH }, () => ({
    uuid: randomUUID(),
    email: `${randomUUID()}@example.ng`,
    password_hash,
    first_name: "Chidi",
    last_name: "Bello",
    registered_at: now,
    verified_at: now,
  }));
  const made = await db.insertInto("candidates").values(rows).returning(["id", "email"]).execute();
  await db
    .insertInto("candidate_profiles")
    .values(made.map(({ id }) => ({ candidate_id: id })))
    .execute();
  const plan = await db.selectFrom("plans").select("id").where("slug", "=", "premium").executeTakeFirstOrThrow();
  const ends_at = new Date(now.getTime() + 1e9);
  await db
    .insertInto("grants")
    .values(
      made.map(({ id }) => ({ candidate_id: id, plan_id: plan.id, cause: `bench-${id}`, starts_at: now, ends_at })),
    )
    .execute();
  const people: Person[] = [];
  for (const { id, email } of made) {
    const opened = await openSession(db, { candidate_id: id }, { userAgent: "", deviceToken: null }, now);
    people.push({ email: email!, token: opened.access_token, deviceToken: "", sitting: null });
  }
  return people;
}

interface World {
  server: RunningServer;
  serving: number[];
  clients: LeanClient[];
  people: Person[];
  startPath: string;
  close(): Promise<void>;
}

async function openWorld(processes: number): Promise<World> {
  const server = await startServer({ PROCESSES: String(processes), RATE_LIMITS: "off", TRUSTED_PROXIES: "127.0.0.1" });
  const database = await openDatabase({ databaseUrl: server.databaseUrl, dataDir: "", log: console });
  const people = await makePeople(database.db);
  const client = createClient({ baseUrl: `${server.url}/api`, token: () => people[0]!.token });
  const [exam] = await client.call(exams.list, {});
  const { subjects } = await client.call(exams.subjects, { exam_type_id: exam!.uuid });
  const subject = subjects.find(({ name }) => name === "Physics")!;
  const clients = await Promise.all(Array.from({ length: AT_ONCE }, () => leanClient(server.url)));
  return {
    server,
    serving: servingProcesses(server.pid, processes),
    people,
    clients,
    startPath: `/api/candidates/exams/${exam!.uuid}/subjects/${subject.uuid}/questions?fresh=1&count=40`,
    close: async () => {
      for (const each of clients) each.close();
      await database.close();
      await server.stop();
    },
  };
}

type Work = (world: World, client: LeanClient, person: Person) => Promise<void>;

async function ask(client: LeanClient, ...[path, asked]: Parameters<LeanClient["ask"]>) {
  const { status, text } = await client.ask(path, asked);
  if (status !== 200 && status !== 201) throw new Error(`${path} was answered ${status}: ${text.slice(0, 300)}`);
  return text;
}

const works: Record<string, Work> = {
  "sign-ins": async (_, client, person) => {
    const headers = { "x-device-token": person.deviceToken, "x-forwarded-for": "10.1.1.1" };
    const body = { email: person.email, password: PASSWORD };
    const text = await ask(client, "/api/candidates/auth/login", { method: "POST", headers, body });
    person.deviceToken = JSON.parse(text).data.device_token;
  },
  starts: async ({ startPath }, client, person) => {
    const text = await ask(client, startPath, { headers: { authorization: `Bearer ${person.token}` } });
    // Parsing forty questions costs the load more than the server. Only the ids are needed.
    const [, uuid] = /"session":\{"uuid":"([^"]+)"/.exec(text) ?? [];
    const [, question] = /"exams":\[\{"uuid":"([^"]+)"/.exec(text) ?? [];
    if (!uuid || !question) throw new Error(`no test in ${text.slice(0, 300)}`);
    person.sitting = { uuid, question };
  },
  saves: async (world, client, person) => {
    if (!person.sitting) await works.starts!(world, client, person);
    const at = new Date().toISOString();
    const { uuid, question } = person.sitting!;
    const answers = [{ question_id: question, selected_option: "B", shown_at: at, answered_at: at }];
    const headers = { authorization: `Bearer ${person.token}` };
    await ask(client, `/api/candidates/exams/sessions/${uuid}/answers`, { method: "PUT", headers, body: { answers } });
  },
};

const coresSoFar = () =>
  cpus().reduce(
    (sum, { times }) => ({
      idle: sum.idle + times.idle,
      all: sum.all + times.idle + times.user + times.sys + times.nice + times.irq,
    }),
    { idle: 0, all: 0 },
  );

/**
 * Counts what was done when the time was over, because some connections wait longer than others for their last
 * response.
 */
async function measure(world: World, work: Work): Promise<Measurement> {
  const served = () => world.serving.reduce((sum, pid) => sum + cpuSeconds(pid), 0);
  const before = { cores: coresSoFar(), served: served() };
  const began = performance.now();
  const isOver = () => performance.now() - began >= ROUND_MS;
  let done = 0;
  const asked = world.clients.map(async (client, which) => {
    // Each connection has its own people, so nobody is on two connections at the same time.
    for (let times = 0; !isOver(); times++) {
      await work(world, client, world.people[which * PEOPLE_EACH + (times % PEOPLE_EACH)]!);
      done++;
    }
  });
  await wait(ROUND_MS);
  const seconds = (performance.now() - began) / 1000;
  const cores = coresSoFar();
  const measured = {
    perSecond: done / seconds,
    busy: 1 - (cores.idle - before.cores.idle) / (cores.all - before.cores.all),
    served: (served() - before.served) / seconds,
  };
  await Promise.all(asked);
  return measured;
}

type Pair = { one: Measurement; two: Measurement };

async function inTurns(one: World, two: World, work: Work): Promise<Pair[]> {
  const found: Pair[] = [];
  for (let round = -WARM_UPS; round < Number(values.rounds); round++) {
    const both = { one: await measure(one, work), two: await measure(two, work) };
    if (round >= 0) found.push(both);
  }
  return found;
}

const middle = (found: Pair[], which: keyof Pair, what: keyof Measurement) =>
  median(found.map((each) => each[which][what]));
const ratio = (found: Pair[]) => median(found.map(({ one, two }) => two.perSecond / one.perSecond));

function tell(
  what: string,
  found: Pair[],
  wanted: number,
  told: (which: keyof Pair) => string,
  because: string,
): boolean {
  const times = ratio(found);
  const each = (which: keyof Pair) => `${middle(found, which, "perSecond").toFixed(0)}/s (${told(which)})`;
  console.log(
    `${times >= wanted ? "ok   " : "short"} ${what.padEnd(8)} 1 process ${each("one")}, 2 processes ${each("two")}: ` +
      `${times.toFixed(2)} times; ${because}`,
  );
  return times >= wanted;
}

/** Returns null where the system gives no small cores. */
async function withSmallCores(one: World, two: World): Promise<boolean | null> {
  const given = giveSmallCores([...one.serving, ...two.serving], SMALL);
  if ("refused" in given) {
    console.log(`no small cores: ${given.refused}`);
    return null;
  }
  try {
    let passed = true;
    console.log(`each serving process may use ${SMALL} of a core:`);
    for (const [what, work] of Object.entries(works)) {
      const found = await inTurns(one, two, work);
      const used = (which: keyof Pair) => `used ${middle(found, which, "served").toFixed(2)} cores`;
      passed = tell(what, found, SMALL_BAR, used, `at least ${SMALL_BAR} wanted`) && passed;
    }
    return passed;
  } finally {
    given.release();
  }
}

async function withWholeCores(one: World, two: World): Promise<boolean> {
  let passed = true;
  console.log(`each may use all ${availableParallelism()} cores, as load and database do:`);
  for (const [what, work] of Object.entries(works)) {
    const found = await inTurns(one, two, work);
    const busy = (which: keyof Pair) => `${(middle(found, which, "busy") * 100).toFixed(0)} % of all busy`;
    // With two processes, no core that one process left idle may stay idle.
    const possible = Math.min(1 / middle(found, "one", "busy"), 2);
    const because = `${possible.toFixed(2)} were possible, at least ${(BAR * possible).toFixed(2)} wanted`;
    passed = tell(what, found, BAR * possible, busy, because) && passed;
  }
  return passed;
}

const one = await openWorld(1);
const two = await openWorld(2);
let passed = false;
try {
  await untilIdle(one.server.pid);
  for (const pid of two.serving) await untilIdle(pid);
  const small = await withSmallCores(one, two);
  const whole = await withWholeCores(one, two);
  passed = small ?? whole;
} finally {
  await one.close();
  await two.close();
}
process.exit(passed ? 0 : 1);

// npm run bench -- cores [--rounds N]: sign-ins, starts of a test and saves of an answer, by a server of one serving process and
// by one of two, each with a database of its own, in turns on the same machine. Load and database share the cores with the
// servers, so what one process leaves idle is told beside: no number of processes can use more than that.
import { randomUUID } from "node:crypto";
import { availableParallelism, cpus } from "node:os";
import { parseArgs } from "node:util";
import { createClient, exams } from "@sabiprep/contract";
import { openDatabase } from "../apps/api/src/db/open.ts";
import type { Db } from "../apps/api/src/db/transaction.ts";
import { hashPassword } from "../apps/api/src/features/auth/passwords.ts";
import { openSession } from "../apps/api/src/features/auth/public.ts";
import { median } from "../scripts/median.ts";
import { type RunningServer, startServer } from "../scripts/start-server.ts";
import { type LeanClient, leanClient } from "./lean-client.ts";
import { untilIdle } from "./process-cpu.ts";

const { values } = parseArgs({ options: { rounds: { type: "string", default: "7" } } });
const ROUND_MS = 2_000;
const WARM_UPS = 2;
const AT_ONCE = 32;
/** For each connection: a day allows each of them so many new questions. */
const PEOPLE_EACH = 24;
const PASSWORD = "Fufu4Supper";
/** Of what the idle cores would allow. */
const BAR = 0.85;

interface Person {
  email: string;
  token: string;
  deviceToken: string;
  /** The test the person is at, and a question of it. */
  sitting: { uuid: string; question: string } | null;
}

interface Measured {
  perSecond: number;
  /** Of all cores, while it was measured. */
  busy: number;
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
    people.push({ email, token: opened.access_token, deviceToken: "", sitting: null });
  }
  return people;
}

interface World {
  server: RunningServer;
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
    // To read forty questions costs the load more than the server; the ids are all it needs.
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

async function measure(world: World, work: Work): Promise<Measured> {
  const before = coresSoFar();
  const began = performance.now();
  let done = 0;
  await Promise.all(
    world.clients.map(async (client, which) => {
      // People of its own for each connection: nobody is on two of them at once.
      for (let times = 0; performance.now() - began < ROUND_MS; times++) {
        await work(world, client, world.people[which * PEOPLE_EACH + (times % PEOPLE_EACH)]!);
        done++;
      }
    }),
  );
  const seconds = (performance.now() - began) / 1000;
  const after = coresSoFar();
  return { perSecond: done / seconds, busy: 1 - (after.idle - before.idle) / (after.all - before.all) };
}

const one = await openWorld(1);
const two = await openWorld(2);
let passed = true;
try {
  await untilIdle(one.server.pid);
  await untilIdle(two.server.pid);
  for (const [what, work] of Object.entries(works)) {
    const found: { one: Measured; two: Measured }[] = [];
    for (let round = -WARM_UPS; round < Number(values.rounds); round++) {
      const both = { one: await measure(one, work), two: await measure(two, work) };
      if (round >= 0) found.push(both);
    }
    const speed = (which: "one" | "two") => median(found.map((each) => each[which].perSecond));
    const busy = (which: "one" | "two") => median(found.map((each) => each[which].busy));
    const times = median(found.map((each) => each.two.perSecond / each.one.perSecond));
    // With two, no core may be left idle that one left idle.
    const possible = Math.min(1 / busy("one"), 2);
    const ok = times >= BAR * possible;
    passed &&= ok;
    console.log(
      `${ok ? "ok    " : "FAILED"} ${what.padEnd(8)} 1 process ${speed("one").toFixed(0)}/s (${availableParallelism()} cores ${(busy("one") * 100).toFixed(0)} % busy), ` +
        `2 processes ${speed("two").toFixed(0)}/s (${(busy("two") * 100).toFixed(0)} %): ${times.toFixed(2)} times; ` +
        `${possible.toFixed(2)} were possible, at least ${(BAR * possible).toFixed(2)} wanted`,
    );
  }
} finally {
  await one.close();
  await two.close();
}
process.exit(passed ? 0 : 1);

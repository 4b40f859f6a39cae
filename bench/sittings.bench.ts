// npm run bench -- sittings: measures the path of one candidate as a ratio to a bare floor in the same run: a start of
// 40 questions, five saves, the submission and the review. It also measures the CPU seconds that one candidate costs
// from start to statistics. Sign-in is left out: on both sides it costs the hash of a password and would only raise the
// ratio.
import { sql } from "kysely";
import { openDatabase } from "../apps/api/src/db/open.ts";
import type { Db } from "../apps/api/src/db/transaction.ts";
import { median } from "../scripts/median.ts";
import { startServer } from "../scripts/start-server.ts";
import { fire, type LoadResult, type Shot } from "./load.ts";
import { physicsTest } from "./physics-test.ts";
import { type Person, premiumPeople } from "./premium-people.ts";
import { cpuSeconds, untilIdle } from "./process-cpu.ts";
import { startFloor } from "./start-floor.ts";

const BAR = 0.6;
const WARM_UPS = 3;
const ROUNDS = Number(process.env.ROUNDS ?? 9);
const PEOPLE = 240;
const AT_ONCE = 32;
const SAVES = 5;
const FLOOR_TITLE = "Floor";

async function startShots(db: Db, url: string, people: Person[]): Promise<Shots> {
  const { path, floorBody } = await physicsTest(db, url, people[0]!);
  return {
    ours: people.map(({ token }) => ({ method: "GET", path, token })),
    floors: people.map(() => ({ method: "POST", path: "/start", body: floorBody })),
  };
}

interface Shots {
  ours: Shot[];
  floors: Shot[];
}

/** Builds the steps after the start, for every open test of any candidate. */
async function laterShots(db: Db, people: Person[], uuidOf: Map<number, string>) {
  const open = await db
    .selectFrom("sittings as s")
    .innerJoin("sitting_sections as n", "n.sitting_id", "s.id")
    .select(["s.uuid", "s.candidate_id", "n.revision_ids", "s.title"])
    .where("s.state", "=", "open")
    .execute();
  const tokenOf = new Map(people.map(({ id, token }) => [id, token]));
  const at = new Date().toISOString();
  const saves: Shots = { ours: [], floors: [] };
  const submissions: Shots = { ours: [], floors: [] };
  const reviews: Shots = { ours: [], floors: [] };
  const sessions = "/api/candidates/exams/sessions";
  const answersTo = (revisions: number[]) =>
    revisions.map((id) => ({ question_id: uuidOf.get(id), selected_option: "B", shown_at: at, answered_at: at }));
  for (const { uuid, candidate_id, revision_ids, title } of open) {
    const answers = answersTo(revision_ids);
    if (title === FLOOR_TITLE) {
      submissions.floors.push({ method: "POST", path: "/submit", body: { session: uuid, answers } });
      reviews.floors.push({ method: "GET", path: `/review/${uuid}` });
      continue;
    }
    const token = tokenOf.get(candidate_id!)!;
    const body = { session_id: uuid, answers };
    submissions.ours.push({ method: "POST", path: "/api/candidates/exams/submit-answers", token, body });
    reviews.ours.push({ method: "GET", path: `${sessions}/${uuid}/review`, token });
  }
  for (let seq = 1; seq <= SAVES; seq++)
    for (const { uuid, candidate_id, revision_ids, title } of open) {
      const share = revision_ids.length / SAVES;
      const answers = answersTo(revision_ids.slice((seq - 1) * share, seq * share));
      if (title === FLOOR_TITLE)
        saves.floors.push({ method: "POST", path: "/save", body: { session: uuid, seq, answers } });
      else
        saves.ours.push({
          method: "PUT",
          path: `${sessions}/${uuid}/answers`,
          token: tokenOf.get(candidate_id!)!,
          body: { answers },
        });
    }
  return { saves, submissions, reviews };
}

async function questionUuids(db: Db): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom("question_revisions as r")
    .innerJoin("questions as q", "q.id", "r.question_id")
    .select(["r.id", "q.uuid"])
    .execute();
  return new Map(rows.map(({ id, uuid }) => [id, uuid]));
}

interface Cpu {
  server: number;
  database: number;
}

/** The seconds that a server and every process of the database have used so far. */
async function cpuSoFar(db: Db, pid: number): Promise<Cpu> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(db);
  return { server: cpuSeconds(pid), database: rows.reduce((sum, each) => sum + cpuSeconds(each.pid), 0) };
}

interface Measurement {
  told: LoadResult;
  /** Milliseconds for each shot, including the aggregation that it leaves to be done. */
  cpu: Cpu;
}

async function measure(db: Db, { pid, port }: { pid: number; port: number }, shots: Shot[]): Promise<Measurement> {
  const before = await cpuSoFar(db, pid);
  const told = await fire(port, shots, AT_ONCE);
  // The work that a submission leaves behind is part of its price. The next round must not pay for it.
  await untilIdle(pid, 400);
  const after = await cpuSoFar(db, pid);
  const each = (name: keyof Cpu) => ((after[name] - before[name]) * 1000) / shots.length;
  return { told, cpu: { server: each("server"), database: each("database") } };
}

/** How often one candidate takes each step. */
const TIMES = { starts: 1, saves: SAVES, submissions: 1, reviews: 1 };

interface Pair {
  ours: Measurement;
  floor: Measurement;
}

const ratioOf = ({ ours, floor }: Pair) => ours.told.perSecond / floor.told.perSecond;
const profiled = process.env.PROFILE ? ["--cpu-prof", `--cpu-prof-dir=${process.env.PROFILE}`] : [];
const server = await startServer({ RATE_LIMITS: "off" }, profiled);
const floor = await startFloor(server.databaseUrl);
const database = await openDatabase({ databaseUrl: server.databaseUrl, dataDir: "", log: console });
const { db } = database;
try {
  const people = await premiumPeople(db, PEOPLE);
  const starts = await startShots(db, server.url, people);
  const uuidOf = await questionUuids(db);
  await untilIdle(server.pid);
  const ours = { pid: server.pid, port: Number(new URL(server.url).port) };
  const floors = { pid: floor.pid, port: floor.port };
  const found: Record<keyof typeof TIMES, Pair[]> = { starts: [], saves: [], submissions: [], reviews: [] };
  for (let round = -WARM_UPS; round < ROUNDS; round++) {
    const compare = async (what: keyof typeof found, shots: Shots) => {
      const both = { floor: await measure(db, floors, shots.floors), ours: await measure(db, ours, shots.ours) };
      if (round < 0) return;
      found[what].push(both);
      const speed = ({ told }: Measurement) => `${told.perSecond.toFixed(0)}/s (p99 ${told.p99.toFixed(0)} ms)`;
      const line = `${what.padEnd(12)} ours ${speed(both.ours)}, floor ${speed(both.floor)}: ${ratioOf(both).toFixed(2)}`;
      console.log(line);
    };
    await compare("starts", starts);
    const { saves, submissions, reviews } = await laterShots(db, people, uuidOf);
    await compare("saves", saves);
    await compare("submissions", submissions);
    await compare("reviews", reviews);
  }
  for (const [what, list] of Object.entries(found)) {
    const cpu = (who: "ours" | "floor") =>
      (["server", "database"] as const).map(
        (part) => `${part} ${median(list.map((each) => each[who].cpu[part])).toFixed(2)}`,
      );
    console.log(`${what}: ${median(list.map(ratioOf)).toFixed(2)} of the floor`);
    console.log(`  CPU milliseconds of one: ours ${cpu("ours").join(", ")}; floor ${cpu("floor").join(", ")}`);
  }
  const steps = Object.keys(TIMES) as (keyof typeof TIMES)[];
  const secondsOf = (who: keyof Pair, round: number) =>
    steps.reduce((sum, what) => sum + TIMES[what] / found[what][round]![who].told.perSecond, 0);
  const road = median(found.starts.map((_, round) => secondsOf("floor", round) / secondsOf("ours", round)));
  console.log(`the whole road: ${road.toFixed(2)} of the floor, at least ${BAR}`);
  const whole = (what: keyof typeof TIMES) =>
    TIMES[what] * median(found[what].map(({ ours: { cpu } }) => cpu.server + cpu.database));
  const cost = (steps.reduce((sum, what) => sum + whole(what), 0) / 1000).toFixed(4);
  console.log(`one candidate, start to figures folded: ${cost} CPU-seconds`);
  process.exitCode = road >= BAR ? 0 : 1;
} finally {
  floor.stop();
  await database.close();
  await server.stop();
}

// npm run bench -- sittings: 40-question starts and 40-answer submissions, as ratios to the floor in the same run.
import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createClient, exams } from "@sabiprep/contract";
import { openDatabase } from "../apps/api/src/db/open.ts";
import { openSession } from "../apps/api/src/features/auth/sessions.ts";
import { fire, type Shot } from "./load.ts";

const BAR = 0.6;
const ROUNDS = Number(process.env.ROUNDS ?? 5);
const SHOTS = 240;
const AT_ONCE = 32;
const port = 21_000 + (process.pid % 10_000);
const floorPort = port + 1;
const dataDir = mkdtempSync(path.join(tmpdir(), "sabiprep-bench-"));
const root = path.resolve(import.meta.dirname, "..");

const children: ChildProcess[] = [];
const run = (file: string, env: Record<string, string>) => {
  const profile = process.env.PROFILE ? ["--cpu-prof", `--cpu-prof-dir=${process.env.PROFILE}`] : [];
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", ...profile, path.join(root, file)], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  return child;
};

/** User and system seconds a process has used so far (Linux). */
function cpuSeconds(pid: number): number {
  const [, after = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
  const fields = after.split(" ");
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

try {
  const database = await openDatabase({ dataDir, log: { info() {}, warn() {}, error() {} } });
  const server = run("apps/api/src/server.ts", {
    PORT: String(port),
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    RATE_LIMITS: "off",
    LOG_LEVEL: "error",
    NODE_ENV: "test",
  });
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 600; tries++) {
    if (
      await fetch(`${url}/api/ready`).then(
        (r) => r.ok,
        () => false,
      )
    )
      break;
    await wait(100);
  }
  const { db } = database;
  const people: { id: number; token: string }[] = [];
  const premium = await db.selectFrom("plans").select("id").where("slug", "=", "premium").executeTakeFirstOrThrow();
  const now = new Date();
  for (let i = 0; i < 240; i++) {
    const { id } = await db
      .insertInto("candidates")
      .values({
        uuid: randomUUID(),
        email: `bench-${i}@example.ng`,
        first_name: "B",
        last_name: "B",
        registered_at: now,
        verified_at: now,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("grants")
      .values({
        candidate_id: id,
        plan_id: premium.id,
        cause: `bench-${i}`,
        starts_at: now,
        ends_at: new Date(now.getTime() + 1e9),
      })
      .execute();
    const { access_token } = await openSession(db, { candidate_id: id }, { userAgent: "", deviceToken: null }, now);
    people.push({ id, token: access_token });
  }
  run("bench/sittings-floor.ts", { FLOOR_DATABASE: database.url, FLOOR_PORT: String(floorPort) });
  await wait(800);

  const client = createClient({ baseUrl: `${url}/api`, token: () => people[0]!.token });
  const [exam] = await client.call(exams.list, {});
  const { subjects } = await client.call(exams.subjects, { exam_type_id: exam!.uuid });
  const subject = subjects.find(({ name }) => name === "Physics")!;
  const ids = await db
    .selectFrom("questions as q")
    .innerJoin("subjects as s", "s.id", "q.subject_id")
    .select(["q.live_revision_id", "q.subject_id"])
    .where("s.uuid", "=", subject.uuid)
    .limit(40)
    .execute();
  const examId = (
    await db.selectFrom("exam_types").select("id").where("uuid", "=", exam!.uuid).executeTakeFirstOrThrow()
  ).id;

  const startPath = `/api/candidates/exams/${exam!.uuid}/subjects/${subject.uuid}/questions?fresh=1&count=40`;
  const ourStarts: Shot[] = Array.from({ length: SHOTS }, (_, i) => ({
    method: "GET",
    path: startPath,
    token: people[i]!.token,
  }));
  const floorStart = JSON.stringify({
    candidate: people[0]!.id,
    exam: examId,
    subject: ids[0]!.subject_id,
    revisions: ids.map((row) => row.live_revision_id),
  });
  const floorStarts: Shot[] = Array.from({ length: SHOTS }, () => ({ method: "POST", path: "/", body: floorStart }));

  const ratios = { starts: [] as number[], submits: [] as number[] };
  const cpu = { before: cpuSeconds(server.pid!), roads: 0 };
  for (let round = 0; round < ROUNDS; round++) {
    const floor = await fire(floorPort, floorStarts, AT_ONCE);
    const ours = await fire(port, ourStarts, AT_ONCE);
    ratios.starts.push(ours.perSecond / floor.perSecond);
    console.log(
      `starts   ours ${ours.perSecond.toFixed(0)}/s (p99 ${ours.p99.toFixed(0)} ms), floor ${floor.perSecond.toFixed(0)}/s`,
    );

    const open = await db
      .selectFrom("sittings as s")
      .innerJoin("sitting_sections as n", "n.sitting_id", "s.id")
      .select(["s.uuid", "s.candidate_id", "n.revision_ids", "s.title"])
      .where("s.state", "=", "open")
      .execute();
    const uuids = await db
      .selectFrom("question_revisions as r")
      .innerJoin("questions as q", "q.id", "r.question_id")
      .select(["r.id", "q.uuid"])
      .execute();
    const uuidOf = new Map(uuids.map((row) => [row.id, row.uuid]));
    const tokenOf = new Map(people.map(({ id, token }) => [id, token]));
    const at = new Date().toISOString();
    const answersTo = (revisions: number[]) =>
      revisions.map((id) => ({ question_id: uuidOf.get(id), selected_option: "B", shown_at: at, answered_at: at }));
    const ourSubmits: Shot[] = open
      .filter(({ title }) => title !== "Floor")
      .map((row) => ({
        method: "POST",
        path: "/api/candidates/exams/submit-answers",
        token: tokenOf.get(row.candidate_id!)!,
        body: JSON.stringify({ session_id: row.uuid, answers: answersTo(row.revision_ids) }),
      }));
    const floorSubmits: Shot[] = open
      .filter(({ title }) => title === "Floor")
      .map((row) => ({
        method: "POST",
        path: "/",
        body: JSON.stringify({ session: row.uuid, answers: answersTo(row.revision_ids) }),
      }));
    const floorTold = await fire(floorPort, floorSubmits, AT_ONCE);
    const oursTold = await fire(port, ourSubmits, AT_ONCE);
    ratios.submits.push(oursTold.perSecond / floorTold.perSecond);
    cpu.roads += ourSubmits.length;
    console.log(
      `submits  ours ${oursTold.perSecond.toFixed(0)}/s (p99 ${oursTold.p99.toFixed(0)} ms), floor ${floorTold.perSecond.toFixed(0)}/s`,
    );
  }
  const spent = (cpuSeconds(server.pid!) - cpu.before) / cpu.roads;
  const median = (list: number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!;
  const starts = median(ratios.starts);
  const submits = median(ratios.submits);
  console.log(`CPU of the server for one candidate's start and submission: ${(spent * 1000).toFixed(1)} ms`);
  console.log(`ratio to the floor: starts ${starts.toFixed(2)}, submissions ${submits.toFixed(2)} (bar ${BAR})`);
  process.exitCode = starts >= BAR && submits >= BAR ? 0 : 1;
  for (const child of children) child.kill("SIGTERM");
  await wait(1_000);
  await database.close();
} finally {
  for (const child of children) child.kill("SIGKILL");
  rmSync(dataDir, { recursive: true, force: true });
}

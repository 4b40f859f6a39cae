// npm run proof -- crash [--kills N] [--seed N] [--without-server] Kills the program and its database during writes,
// again and again. Each next start must serve without help, and every acknowledged row must be there. A second process
// that opens it must get one line and do no harm.

import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { randomFrom } from "@sabiprep/question-bank/random";
import { existingCluster } from "../../apps/api/src/db/embedded/cluster.ts";
import { openEmbedded, runningEmbeddedUrl } from "../../apps/api/src/db/embedded/open-embedded.ts";
import { runningPostmaster } from "../../apps/api/src/db/embedded/pid-file.ts";
import { openDatabase } from "../../apps/api/src/db/open.ts";
import { buildBank } from "../build.ts";
import { root } from "../run-command.ts";

const { values: options } = parseArgs({
  options: {
    kills: { type: "string", default: "20" },
    seed: { type: "string", default: String(Date.now() % 1_000_000) },
    "without-server": { type: "boolean", default: false },
  },
});
const kills = Number(options.kills);
const folder = mkdtempSync(path.join(tmpdir(), "sabiprep-crash-"));
const startLimit = 60_000;
let passed = 0;
let failed = 0;

function check(what: string, ok: boolean, detail = ""): void {
  if (ok) passed += 1;
  else failed += 1;
  console.log(`${ok ? "ok    " : "FAILED"} ${what}${ok || !detail ? "" : `: ${detail}`}`);
}

const random = randomFrom(Number(options.seed) || 1);

type Program = { child: ChildProcess; lines: string[]; problems: string };

function start(script: string, args: string[], env: Record<string, string> = {}): Program {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", path.join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: "", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const program: Program = { child, lines: [], problems: "" };
  let rest = "";
  child.stdout?.on("data", (bytes: Buffer) => {
    const parts = (rest + bytes).split("\n");
    rest = parts.pop() ?? "";
    program.lines.push(...parts);
  });
  child.stderr?.on("data", (bytes: Buffer) => {
    program.problems += bytes;
  });
  return program;
}

const hasEnded = ({ child }: Program) => child.exitCode !== null || child.signalCode !== null;

async function until(isSo: () => boolean | Promise<boolean>, limit: number): Promise<boolean> {
  const end = Date.now() + limit;
  while (Date.now() < end) {
    if (await isSo()) return true;
    await sleep(20);
  }
  return false;
}

async function kill(program: Program): Promise<void> {
  if (hasEnded(program)) return;
  const ended = once(program.child, "close");
  program.child.kill("SIGKILL");
  await ended;
}

const acknowledgedBy = (program: Program) => program.lines.filter((line) => /^\d+$/.test(line)).map(Number);

async function missingRows(dataDir: string, acknowledged: number[]): Promise<number> {
  const databaseUrl = runningEmbeddedUrl(dataDir);
  const { pool, close } = await openDatabase({ databaseUrl, dataDir, log: console });
  const { rows } = await pool.query(
    `select count(*)::int as missing from unnest($1::bigint[]) as acknowledged (row_id)
      where not exists (select from crash_rows where crash_rows.id = acknowledged.row_id)`,
    [acknowledged],
  );
  await close();
  return rows[0].missing;
}

const postmasterOf = (dataDir: string) => runningPostmaster(existingCluster(dataDir)?.data ?? "")?.pid;

function killPostmaster(dataDir: string): number | undefined {
  const pid = postmasterOf(dataDir);
  if (pid) process.kill(pid, "SIGKILL");
  return pid;
}

async function secondOpener(dataDir: string, first: Program): Promise<void> {
  const second = start("scripts/proofs/crash-writer.ts", [dataDir]);
  await until(() => hasEnded(second), 10_000);
  const lines = second.problems.trim().split("\n");
  check("a second opener exits non-zero", second.child.exitCode === 1, `exit ${second.child.exitCode}`);
  check(
    "a second opener is told in one line that names the folder",
    lines.length === 1 && second.problems.includes(dataDir),
  );
  const before = acknowledgedBy(first).length;
  check("the first goes on writing", await until(() => acknowledgedBy(first).length > before, 5_000));
  await kill(second);
}

async function writerRounds(): Promise<void> {
  const dataDir = path.join(folder, "writer");
  const acknowledged: number[] = [];
  const ways = ["program", "program and database", "database, then program"] as const;
  for (let round = 0; round <= kills; round++) {
    const began = Date.now();
    const writer = start("scripts/proofs/crash-writer.ts", [dataDir]);
    const ready = await until(() => writer.lines[0] === "ready" || hasEnded(writer), startLimit);
    check(`start ${round} is ready by itself (${Date.now() - began} ms)`, ready && !hasEnded(writer), writer.problems);
    if (hasEnded(writer)) return;
    const missing = await missingRows(dataDir, acknowledged);
    check(`none of ${acknowledged.length} acknowledged rows is lost`, missing === 0, `${missing} lost`);
    await until(() => acknowledgedBy(writer).length > 0, 10_000);
    if (round === Math.min(2, kills)) await secondOpener(dataDir, writer);
    await sleep(100 + random() * 700);
    const way = ways[Math.floor(random() * ways.length)] ?? "program";
    const killed = way === "program" ? undefined : killPostmaster(dataDir);
    if (way === "database, then program") {
      const isBack = await until(() => ![undefined, killed].includes(postmasterOf(dataDir)), 30_000);
      const before = acknowledgedBy(writer).length;
      const goesOn = await until(() => acknowledgedBy(writer).length > before + 20, 30_000);
      check("a database killed alone is brought back, and writing goes on", isBack && goesOn);
    }
    await kill(writer);
    acknowledged.push(...acknowledgedBy(writer));
    if (round < kills)
      console.log(`       kill ${round + 1}: ${way}, ${acknowledgedBy(writer).length} rows acknowledged`);
  }
  console.log(`${kills} kills, ${acknowledged.length} rows acknowledged`);
  await (await openEmbedded({ dataDir, log: console })).stop();
}

async function startServer(dataDir: string): Promise<Program & { url: string }> {
  const server = start("apps/api/src/server.ts", [], {
    DATA_DIR: dataDir,
    PORT: "0",
    PROCESSES: "1",
    LOG_LEVEL: "silent",
  });
  const address = () => /http:\/\/\S+/.exec(server.lines.find((line) => line.includes("ready at")) ?? "")?.[0];
  await until(() => address() !== undefined || hasEnded(server), startLimit);
  return {
    ...server,
    get url() {
      return address() ?? "";
    },
  };
}

const isReady = (url: string) =>
  fetch(`${url}/api/ready`).then(
    (reply) => reply.status === 200,
    () => false,
  );

async function serverRounds(): Promise<void> {
  await buildBank();
  const dataDir = path.join(folder, "server");
  for (let round = 0; round < 3; round++) {
    const began = Date.now();
    const server = await startServer(dataDir);
    check(
      `the server answers /api/ready, start ${round} (${Date.now() - began} ms)`,
      await isReady(server.url),
      server.problems,
    );
    if (round === 1) {
      const second = await startServer(dataDir);
      check("a second server exits non-zero", hasEnded(second) && second.child.exitCode !== 0);
      check(
        "it is told in one line that names the folder",
        second.problems.trim().split("\n").length === 1 && second.problems.includes(dataDir),
        second.problems,
      );
      check("the first server still answers", await isReady(server.url));
      await kill(second);
    }
    await kill(server);
  }
  await (await openEmbedded({ dataDir, log: console })).stop();
}

console.log(`seed ${options.seed}, ${kills} kills`);
try {
  await writerRounds();
  if (!options["without-server"]) await serverRounds();
} catch (error) {
  check("the proof itself ran to its end", false, String(error));
}
rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

// npm run bench -- start [--rounds N]: measures how long a first start takes, a start with everything in place, and a
// start after kill -9. Each is compared with a bare Fastify with the same PostgreSQL, started in turns on the same
// machine. It also measures the memory of an idle server.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { openEmbedded } from "../apps/api/src/db/embedded/open-embedded.ts";
import { buildAll } from "../scripts/build.ts";
import { median } from "../scripts/median.ts";
import { root } from "../scripts/run-command.ts";
import { cpuSeconds, untilIdle } from "./process-cpu.ts";

/** The same flags as `npm start`: young garbage may take 16 MB, not the 128 it would take on a large machine. */
const FLAGS = ["--disable-warning=ExperimentalWarning", "--max-semi-space-size=8"];
const LONGEST_MS = 240_000;
const { values } = parseArgs({ options: { rounds: { type: "string", default: "5" } } });

interface StartTiming {
  child: ChildProcess;
  ms: number;
  /** Processor seconds of the process until it was ready. A busy machine does not distort them. */
  cpu: number;
}

async function start(script: string, dataDir: string): Promise<StartTiming> {
  const began = performance.now();
  const child = spawn(process.execPath, [...FLAGS, path.join(root, script)], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: "", DATA_DIR: dataDir, PORT: "0", PROCESSES: "1", LOG_LEVEL: "error" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout!, child.stderr!])
    stream.on("data", (bytes: Buffer) => {
      said += bytes;
    });
  while (!said.includes("ready at")) {
    if (child.exitCode !== null || performance.now() - began > LONGEST_MS) throw new Error(`no start:\n${said}`);
    await wait(5);
  }
  return { child, ms: performance.now() - began, cpu: cpuSeconds(child.pid!) };
}

async function end({ child }: StartTiming, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}

const SERVER = "apps/api/src/server.ts";
const BARE = "bench/bare-start.ts";
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const megabytes = (pid: number, line: string) =>
  Math.round(Number(new RegExp(`${line}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]) / 1024);

await buildAll();
const folder = mkdtempSync(path.join(tmpdir(), "sabiprep-start-"));
const [ours, floor] = [path.join(folder, "ours"), path.join(folder, "floor")];
try {
  await end(await start(BARE, floor), "SIGTERM");
  const first = await start(SERVER, ours);
  await untilIdle(first.child.pid!);
  const afterFirst = [megabytes(first.child.pid!, "VmRSS"), megabytes(first.child.pid!, "VmHWM")];
  await end(first, "SIGTERM");

  const bare: StartTiming[] = [];
  const warm: StartTiming[] = [];
  const afterKill: StartTiming[] = [];
  for (let round = 0; round < Number(values.rounds); round++) {
    bare.push(await start(BARE, floor));
    await end(bare.at(-1)!, "SIGTERM");
    warm.push(await start(SERVER, ours));
    await end(warm.at(-1)!, "SIGKILL");
    afterKill.push(await start(SERVER, ours));
    await end(afterKill.at(-1)!, "SIGTERM");
  }
  const idle = await start(SERVER, ours);
  await untilIdle(idle.child.pid!);
  const resident = [megabytes(idle.child.pid!, "VmRSS"), megabytes(idle.child.pid!, "VmHWM")];
  await end(idle, "SIGTERM");

  const base = median(bare.map(({ ms }) => ms));
  const baseCpu = median(bare.map(({ cpu }) => cpu));
  const row = (name: string, starts: StartTiming[]) => {
    const [ms, cpu] = [median(starts.map((each) => each.ms)), median(starts.map((each) => each.cpu))];
    console.log(
      `${name.padEnd(12)} ${seconds(ms).padStart(8)}  ${(ms / base).toFixed(1).padStart(5)} × bare   processor ${cpu.toFixed(2)} s, ${(cpu / baseCpu).toFixed(1)} × bare`,
    );
  };
  row("bare", bare);
  row("first", [first]);
  row("warm", warm);
  row("after a kill", afterKill);
  console.log(
    `resident     after a first start ${afterFirst[0]} MB (most ${afterFirst[1]} MB), after a warm one ${resident[0]} MB (most ${resident[1]} MB)`,
  );
} finally {
  for (const dataDir of [ours, floor])
    await openEmbedded({ dataDir, log: console }).then(
      ({ stop }) => stop(),
      () => {},
    );
  rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
}

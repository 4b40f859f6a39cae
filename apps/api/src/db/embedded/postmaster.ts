// Starts, adopts and stops the PostgreSQL server of a cluster.
import { closeSync, openSync, readFileSync, statSync, truncateSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { DatabaseProblem } from "../database-problem.ts";
import type { Log } from "../log.ts";
import { program } from "./binaries.ts";
import { type Cluster, superuser } from "./cluster.ts";
import { startAs } from "./identity.ts";
import { forgetDeadPostmaster, isPostgresOf, type Postmaster, runningPostmaster } from "./pid-file.ts";

const silentFor = 15_000;
const recoveringFor = 300_000;
const largestLog = 5_000_000;

/** Settings for small machines. fsync and synchronous_commit keep their safe defaults. */
const settings: Record<string, string> = {
  listen_addresses: "127.0.0.1",
  unix_socket_directories: "",
  max_connections: "60",
  shared_buffers: "128MB",
  effective_cache_size: "1GB",
  max_wal_size: "1GB",
  wal_compression: "on",
  random_page_cost: "1.1",
  jit: "off",
  timezone: "UTC",
  log_timezone: "UTC",
  log_checkpoints: "off",
  ...(process.platform === "win32" ? {} : { client_connection_check_interval: "1s" }),
};

export const urlOf = (who: { password: string; role?: string }, port: number, database: string): string =>
  `postgres://${who.role ?? superuser}:${who.password}@127.0.0.1:${port}/${database}?sslmode=disable`;

export async function connect(cluster: Cluster, port: number): Promise<pg.Client> {
  const connectionString = urlOf(cluster, port, "postgres");
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 5_000,
    application_name: "sabiprep-owner",
  });
  client.on("error", () => {});
  await client.connect();
  return client;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : freePort();
}

type Answer = "answers" | "silent" | "recovering";

async function ask(cluster: Cluster, port: number): Promise<Answer> {
  try {
    await (await connect(cluster, port)).end();
    return "answers";
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === "57P03") return "recovering";
    if (code === "53300") return "answers";
    if (code === "28P01")
      throw new DatabaseProblem(`PostgreSQL in ${cluster.data} does not accept the password saved there.`);
    return "silent";
  }
}

/** True once it answers. False when its process has ended or it has not answered in time. */
async function waitForAnswer(
  cluster: Cluster,
  postmaster: Postmaster,
  isAlive = () => isPostgresOf(cluster.data, postmaster.pid),
): Promise<boolean> {
  let patience = Date.now() + silentFor;
  const end = Date.now() + recoveringFor;
  while (isAlive() && Date.now() < Math.min(patience, end)) {
    const answer = await ask(cluster, postmaster.port);
    if (answer === "answers") return true;
    if (answer === "recovering") patience = Date.now() + silentFor;
    await sleep(25);
  }
  return false;
}

function openLog(cluster: Cluster): { file: string; handle: number; from: number } {
  const file = path.join(cluster.home, "postgres.log");
  const handle = openSync(file, "a", 0o600);
  if (statSync(file).size > largestLog) truncateSync(file);
  return { file, handle, from: statSync(file).size };
}

async function launch(cluster: Cluster, port: number): Promise<Postmaster | { failed: string }> {
  const log = openLog(cluster);
  const options = Object.entries({ ...settings, ...cluster.settings }).flatMap(([name, value]) => [
    "-c",
    `${name}=${value}`,
  ]);
  const args = ["-D", cluster.data, "-p", String(port), ...options];
  // It has its own session and its own log file, so neither Ctrl-C nor the death of this process reaches it.
  const child = startAs(cluster.identity, program(cluster.native, "postgres"), args, {
    detached: true,
    stdio: ["ignore", log.handle, log.handle],
  });
  child.on("error", () => {});
  child.unref();
  closeSync(log.handle);
  const postmaster = { pid: child.pid ?? 0, port };
  const ended = new Promise<false>((resolve) => {
    child.once("error", () => resolve(false)).once("exit", () => resolve(false));
  });
  // We ask our own child process. On a busy machine it may not be PostgreSQL yet at the first check.
  const isAlive = () => child.exitCode === null && child.signalCode === null;
  if (postmaster.pid > 0 && (await Promise.race([waitForAnswer(cluster, postmaster, isAlive), ended])))
    return postmaster;
  const said = readFileSync(log.file, "utf8").slice(log.from);
  return { failed: /(?:FATAL|PANIC|LOG): .*$/m.exec(said.split(/(?=^.*(?:FATAL|PANIC):)/m).at(-1) ?? "")?.[0] ?? said };
}

const worthAnotherTry = /lock file|shared memory block|Address already in use|could not bind|could not create any TCP/;

/** Adopts the server that is already running on the data folder, or starts one. */
export async function ensureRunning(cluster: Cluster, log: Log, port?: number): Promise<Postmaster> {
  let failed = "";
  for (let tries = 0; tries < 40; tries++) {
    const running = runningPostmaster(cluster.data);
    if (running) {
      if (await waitForAnswer(cluster, running)) return running;
      if (!isPostgresOf(cluster.data, running.pid)) continue;
      log.warn(`PostgreSQL (process ${running.pid}) does not respond. Restarting it`);
      await stopPostmaster(cluster, "immediate");
    }
    forgetDeadPostmaster(cluster.data);
    const started = await launch(cluster, port ?? (await freePort()));
    if (!("failed" in started)) return started;
    failed = started.failed.trim();
    if (!worthAnotherTry.test(failed)) break;
    await sleep(250);
  }
  throw new DatabaseProblem(`PostgreSQL does not start in ${cluster.data}: ${failed.replaceAll("\n", " ")}`);
}

export async function stopPostmaster(cluster: Cluster, mode: "fast" | "immediate"): Promise<void> {
  const args = ["stop", "-D", cluster.data, "-m", mode, "-t", "60"];
  const stopping = startAs(cluster.identity, program(cluster.native, "pg_ctl"), args, { stdio: "ignore" });
  await new Promise((resolve) => stopping.once("error", resolve).once("exit", resolve));
  const end = Date.now() + 5_000;
  while (runningPostmaster(cluster.data) && Date.now() < end) await sleep(10);
}

/** For a process that ends without closing. There is no time to wait, but we can still ask the server to stop. */
export function askToStop(cluster: Cluster): void {
  const running = runningPostmaster(cluster.data);
  if (!running || process.platform === "win32") return;
  const fastShutdown = "SIGINT";
  try {
    process.kill(running.pid, fastShutdown);
  } catch {
    // It ended by itself.
  }
}

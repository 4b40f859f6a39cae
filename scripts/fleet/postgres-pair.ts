// Two PostgreSQL servers from Debian: a primary and a synchronous standby, so that everything acknowledged is on both.
// The first can be killed as a machine dies, the second promoted, and the first made to follow it. It uses plain
// streaming replication, by the scripts of deploy/database.
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, mkdirSync, openSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { giveTo, type Identity, identitiesToTry, startAs } from "../../apps/api/src/db/embedded/identity.ts";
import { root } from "../run-command.ts";
import { postgresPrograms } from "./debian-programs.ts";

const START_MS = 60_000;
const scripts = path.join(root, "deploy/database");

interface Host {
  port: number;
  data: string;
  child: ChildProcess | null;
}

export interface PostgresPair {
  /** The URLs of both hosts, for the role that the servers use and for the owner of the tables. */
  url: string;
  ownerUrl: string;
  /** The URL of the current standby. */
  standbyUrl(): string;
  /** Kills the primary with all its connections, without a shutdown. */
  killPrimary(): Promise<void>;
  /** Kills the standby. The primary does not wait for it. */
  killStandby(): Promise<void>;
  /** Resolves when the other host accepts writes. */
  promote(): Promise<void>;
  /**
   * The host that died follows the other one. Returns how it was restored. Resolves when both have everything again.
   */
  rejoin(): Promise<string>;
  /** Runs a program of PostgreSQL, or a script of deploy/database, as PostgreSQL's own user. Returns its output. */
  run(program: string, ...args: string[]): Promise<string>;
  /** How standbys and backups connect to the primary, and how its superuser does. */
  replicatorOf(): string;
  superuserOf(host?: "primary" | "standby"): string;
  stop(): Promise<void>;
}

export async function startPostgresPair(
  folder: string,
  firstPort: number,
  settings: Record<string, string> = {},
): Promise<PostgresPair> {
  const programs = postgresPrograms();
  mkdirSync(folder, { recursive: true });
  const identity = identitiesToTry(folder)[0]!;
  giveTo(identity, folder);
  const run = async (program: string, ...args: string[]) => {
    const file = path.join(program.endsWith(".sh") ? scripts : programs, program);
    const { ok, output } = await runToEnd(identity, file, args, programs);
    if (!ok) throw new Error(`${program}: ${output}`);
    return output;
  };
  const hosts = [0, 1].map(
    (at): Host => ({ port: firstPort + at, data: path.join(folder, `host-${at}`), child: null }),
  );
  let [primary, standby] = hosts as [Host, Host];
  // A proof that fails stops its database too.
  process.on("exit", () => {
    for (const { child } of hosts) child?.kill("SIGQUIT");
  });

  const superuserOf = ({ port }: Host) => `host=127.0.0.1 port=${port} user=postgres dbname=sabiprep`;
  const replicatorOf = ({ port }: Host) => `host=127.0.0.1 port=${port} user=replicator dbname=sabiprep`;
  const start = async (host: Host) => {
    host.child = startHost(identity, path.join(programs, "postgres"), host, settings);
    await untilTrue(() => ask(host, "select true as yes"), `PostgreSQL on port ${host.port} did not start`, host);
  };
  /** From then on nothing is acknowledged before the standby has written it. */
  const follow = async () => {
    const how = (await run("follow.sh", standby.data, replicatorOf(primary))).split("\n").at(-1)!;
    await start(standby);
    const isThere = "select count(*) = 1 as yes from pg_stat_replication where state = 'streaming'";
    await untilTrue(() => ask(primary, isThere), "the standby does not follow", standby);
    await run("synchronous.sh", superuserOf(primary));
    const inStep = "select count(*) = 1 as yes from pg_stat_replication where sync_state = 'sync'";
    await untilTrue(() => ask(primary, inStep), "the standby does not follow in step", standby);
    return how;
  };

  // pg_rewind needs checksums.
  await run(
    "initdb",
    "-D",
    primary.data,
    "-U",
    "postgres",
    "-A",
    "trust",
    "-E",
    "UTF8",
    "--locale=C",
    "-k",
    "--no-sync",
  );
  // In the file, because a host that rewinds starts once without our other settings: it must keep the log that it needs
  // for the rewind.
  appendFileSync(path.join(primary.data, "postgresql.conf"), "wal_keep_size = 512MB\n");
  await start(primary);
  await ask(primary, "create role sabiprep login");
  await ask(primary, "create role sabiprep_app login");
  await ask(primary, "create database sabiprep owner sabiprep");
  await run(
    "psql",
    "-q",
    "-d",
    superuserOf(primary),
    "-v",
    "ON_ERROR_STOP=1",
    "-f",
    path.join(scripts, "replicator.sql"),
  );
  await follow();

  const address = hosts.map(({ port }) => `127.0.0.1:${port}`).join(",");
  return {
    url: `postgres://sabiprep_app@${address}/sabiprep`,
    ownerUrl: `postgres://sabiprep@${address}/sabiprep`,
    standbyUrl: () => `postgres://sabiprep_app@127.0.0.1:${standby.port}/sabiprep`,
    killPrimary: () => killHost(primary),
    killStandby: async () => {
      await ask(primary, "alter system set synchronous_standby_names = ''");
      await ask(primary, "select pg_reload_conf()");
      await killHost(standby);
    },
    promote: async () => {
      await run("promote.sh", superuserOf(standby));
      [primary, standby] = [standby, primary];
    },
    rejoin: follow,
    run,
    replicatorOf: () => replicatorOf(primary),
    superuserOf: (host) => superuserOf(host === "standby" ? standby : primary),
    stop: async () => {
      // The standby first: the primary would wait for it.
      for (const host of [standby, primary]) await stopHost(host);
    },
  };
}

/** Runs while the load continues. */
async function runToEnd(identity: Identity, file: string, args: string[], programs: string) {
  const env = { ...process.env, LC_ALL: "C", PATH: `${programs}:${process.env.PATH}` };
  const child = startAs(identity, file, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout!, child.stderr!])
    stream.on("data", (bytes: Buffer) => {
      output += bytes;
    });
  const [code] = await once(child, "close");
  return { ok: code === 0, output: output.trim() };
}

function startHost(
  identity: Identity,
  postgres: string,
  { data, port }: Host,
  more: Record<string, string>,
): ChildProcess {
  const settings = {
    ...more,
    port: String(port),
    listen_addresses: "127.0.0.1",
    unix_socket_directories: "",
    logging_collector: "off",
  };
  const log = openSync(`${data}.log`, "a");
  const args = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  const child = startAs(identity, postgres, ["-D", data, ...args], { stdio: ["ignore", log, log] });
  return child;
}

const hasEnded = ({ child }: Host) => !child || child.exitCode !== null || child.signalCode !== null;

/** PostgreSQL's processes run for a moment longer than their supervisor. A machine that dies has none left. */
async function killHost(host: Host): Promise<void> {
  const { child } = host;
  if (!child || hasEnded(host)) return;
  const ended = once(child, "exit");
  const others = childrenOf(child.pid!);
  child.kill("SIGKILL");
  for (const pid of [...others, ...childrenOf(child.pid!)])
    try {
      process.kill(pid, "SIGKILL");
    } catch {
      // It has gone by itself.
    }
  await ended;
}

async function stopHost(host: Host): Promise<void> {
  if (hasEnded(host)) return;
  const ended = once(host.child!, "exit");
  host.child!.kill("SIGINT");
  await ended;
}

const childrenOf = (pid: number): number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === pid)
    .map(Number);

function parentOf(pid: string): number {
  try {
    // The name is in brackets and may contain spaces. The parent is the second word after it.
    return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)!.split(" ")[1]);
  } catch {
    return 0;
  }
}

async function ask({ port }: Host, text: string): Promise<boolean> {
  const client = new pg.Client({ host: "127.0.0.1", port, user: "postgres", database: "postgres" });
  await client.connect();
  try {
    return (await client.query(text)).rows[0]?.yes;
  } finally {
    await client.end();
  }
}

async function untilTrue(isSo: () => Promise<boolean>, problem: string, host: Host): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end && !hasEnded(host); await wait(25))
    if (await isSo().catch(() => false)) return;
  const log = readFileSync(`${host.data}.log`, "utf8").trim().split("\n").slice(-8).join("\n");
  throw new Error(`${problem}:\n${log}`);
}

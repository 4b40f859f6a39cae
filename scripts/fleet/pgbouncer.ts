// PgBouncer before a database, with the shipped configuration of deploy/, but without TLS, with passwords instead of
// certificates, and on our own port.
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { giveTo, identitiesToTry, startAs } from "../../apps/api/src/db/embedded/identity.ts";
import { root } from "../run-command.ts";

export type PoolMode = "session" | "transaction";

export interface PgBouncer {
  /** The connection through it to the same database as the same role. */
  url: string;
  stop(): Promise<void>;
}

/** For example 1.24. */
export function pgbouncerVersion(program: string): number {
  const said = execFileSync(program, ["-V"], { encoding: "utf8" });
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(said) ?? [];
  return Number(major) + Number(minor) / 100;
}

interface PgbouncerOptions {
  program: string;
  folder: string;
  port: number;
  mode: PoolMode;
  /** The URL of the database, for the role that the servers use. */
  databaseUrl: string;
}

/** An older version does not know the last of these settings. */
const KEEPS_STATEMENTS = 1.21;

function configuration({ program, folder, port, mode, databaseUrl }: PgbouncerOptions): string {
  const { hostname, port: behind, pathname } = new URL(databaseUrl);
  const shipped = readFileSync(path.join(root, "deploy/pgbouncer.ini"), "utf8");
  const old = pgbouncerVersion(program) < KEEPS_STATEMENTS;
  return shipped
    .replaceAll(/^(client|server)_tls_.*\n/gm, "")
    .replaceAll(old ? /^max_prepared_statements.*\n/gm : /^$/g, "")
    .replace("host=database port=5432 dbname=sabiprep", `host=${hostname} port=${behind} dbname=${pathname.slice(1)}`)
    .replace("listen_addr = *", "listen_addr = 127.0.0.1")
    .replace("listen_port = 6432", `listen_port = ${port}`)
    .replace("pool_mode = transaction", `pool_mode = ${mode}`)
    .replace("auth_type = cert", "auth_type = scram-sha-256")
    .replace("/etc/pgbouncer/userlist.txt", path.join(folder, "userlist.txt"))
    .concat("unix_socket_dir =\n", `logfile = ${path.join(folder, "pgbouncer.log")}\n`);
}

export async function startPgBouncer(wanted: PgbouncerOptions): Promise<PgBouncer> {
  const { program, folder, port, databaseUrl } = wanted;
  const through = new URL(databaseUrl);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, "userlist.txt"), `"${through.username}" "${decodeURIComponent(through.password)}"\n`);
  writeFileSync(path.join(folder, "pgbouncer.ini"), configuration(wanted));
  const identity = identitiesToTry(folder)[0]!;
  giveTo(identity, folder);
  const child = startAs(identity, program, [path.join(folder, "pgbouncer.ini")], { stdio: "ignore" });
  const kill = () => void child.kill("SIGQUIT");
  process.on("exit", kill);
  through.hostname = "127.0.0.1";
  through.port = String(port);
  // The name of the database in the shipped file.
  through.pathname = "/sabiprep";
  while (!(await answers(through.href))) {
    if (child.exitCode !== null)
      throw new Error(`PgBouncer did not start:\n${readFileSync(path.join(folder, "pgbouncer.log"), "utf8")}`);
    await wait(100);
  }
  return {
    url: through.href,
    stop: async () => {
      process.off("exit", kill);
      if (child.exitCode !== null) return;
      const ended = once(child, "exit");
      kill();
      await ended;
    },
  };
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => {});
  return client.connect().then(
    () => client.end().then(() => true),
    () => false,
  );
}

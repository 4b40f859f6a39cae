// A real PostgreSQL for the tests: one server a run, one migrated template, one clone of it for each test file.
import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runMigrations } from "graphile-worker";
import pg from "pg";
import { inject } from "vitest";
import { openEmbedded } from "../db/embedded/open-embedded.ts";
import type { Log } from "../db/log.ts";
import { migrate } from "../db/migrate.ts";
import { type OpenDatabase, openDatabase } from "../db/open.ts";

export type TestServer = { url: string; template: string };

declare module "vitest" {
  interface ProvidedContext {
    databaseServer: TestServer;
  }
}

export const quiet: Log = { info() {}, warn() {}, error() {} };

const folders = path.join(tmpdir(), "sabiprep-tests");

/** A folder of this process, removed by the next run if this one is killed. */
export function temporaryFolder(name: string): string {
  mkdirSync(folders, { recursive: true, mode: 0o755 });
  return mkdtempSync(path.join(folders, `${process.pid}-${name}-`));
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function sweepFoldersOfKilledRuns(): Promise<void> {
  mkdirSync(folders, { recursive: true });
  for (const name of readdirSync(folders)) {
    if (isRunning(Number.parseInt(name, 10))) continue;
    const dataDir = path.join(folders, name);
    if (readdirSync(dataDir).includes("postgres")) {
      await openEmbedded({ dataDir, log: quiet }).then(
        (server) => server.stop(),
        () => {},
      );
    }
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Losing a test's rows in a crash costs nothing, so the tests alone run without fsync. */
const fast = { fsync: "off", synchronous_commit: "off", full_page_writes: "off", max_connections: "200" };

async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) return { url: DATABASE_URL, stop: async () => {} };
  await sweepFoldersOfKilledRuns();
  const dataDir = temporaryFolder("server");
  const server = await openEmbedded({ dataDir, log: quiet, settings: fast });
  return {
    url: server.url,
    async stop() {
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function runSql(url: string, ...statements: string[]): Promise<pg.QueryResult["rows"]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: pg.QueryResult["rows"] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

function urlOfDatabase(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

async function dropAll(url: string, prefix: string): Promise<void> {
  const rows = await runSql(url, `select datname from pg_database where datname like '${prefix}%'`);
  for (const { datname } of rows) await runSql(url, `drop database if exists "${datname}" with (force)`);
}

/** Opens the server of this run and migrates its template; `stop` takes every clone with it. */
export async function startTestServer(): Promise<TestServer & { stop(): Promise<void> }> {
  const server = await startServer();
  const template = `sabiprep_test_${randomUUID().slice(0, 8)}`;
  await runSql(server.url, `create database "${template}" template template0 encoding 'UTF8' locale 'C'`);
  const opened = await openDatabase({ databaseUrl: urlOfDatabase(server.url, template), dataDir: "", log: quiet });
  try {
    await migrate(opened.pool);
    await runMigrations({ pgPool: opened.pool });
  } finally {
    await opened.close();
  }
  return {
    url: server.url,
    template,
    async stop() {
      await dropAll(server.url, template);
      await server.stop();
    },
  };
}

/** A database of its own with every table and no rows; `close` drops it. */
export async function freshDatabase(options: { empty?: boolean } = {}): Promise<OpenDatabase> {
  const { url, template } = inject("databaseServer");
  const name = `${template}_${randomUUID().slice(0, 8)}`;
  const from = options.empty ? "template0" : `"${template}"`;
  await runSql(url, `create database "${name}" template ${from}`);
  const opened = await openDatabase({ databaseUrl: urlOfDatabase(url, name), dataDir: "", log: quiet });
  return {
    ...opened,
    async close() {
      await opened.close();
      await runSql(url, `drop database if exists "${name}" with (force)`);
    },
  };
}

// A real PostgreSQL for the tests: one server per run, one migrated template, one clone of it for each test file.
import { randomUUID } from "node:crypto";
import { mkdirSync, readdirSync, rmSync } from "node:fs";
import path from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { openEmbedded, servingPassword } from "../db/embedded/open-embedded.ts";
import type { Log } from "../db/log.ts";
import { type OpenDatabase, openDatabase } from "../db/open.ts";
import { prepareDatabase } from "../db/prepare.ts";
import { makeServingRole, servingRole } from "../db/serving-role.ts";
import { temporaryFolder, testFolders } from "./temporary-folder.ts";

export { temporaryFolder } from "./temporary-folder.ts";

export type TestServer = { url: string; template: string };

declare module "vitest" {
  interface ProvidedContext {
    databaseServer: TestServer;
  }
}

export const quiet: Log = { info() {}, warn() {}, error() {} };

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

async function sweepFoldersOfKilledRuns(): Promise<void> {
  mkdirSync(testFolders, { recursive: true });
  for (const name of readdirSync(testFolders)) {
    if (isRunning(Number.parseInt(name, 10))) continue;
    const dataDir = path.join(testFolders, name);
    if (readdirSync(dataDir).includes("postgres")) {
      await openEmbedded({ dataDir, log: quiet }).then(
        (server) => server.stop(),
        () => {},
      );
    }
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/**
 * Losing a test's rows in a crash costs nothing, so only the tests run without fsync. A test opens ten connections, and
 * full password stretching for each would take longer than most of its queries. No vacuum runs, because a database
 * lives for seconds.
 */
const fast = {
  fsync: "off",
  synchronous_commit: "off",
  full_page_writes: "off",
  max_connections: "200",
  scram_iterations: "1",
  autovacuum: "off",
};

async function startServer(): Promise<{ url: string; stop(): Promise<void> }> {
  const { DATABASE_URL } = process.env;
  if (DATABASE_URL) return { url: DATABASE_URL, stop: async () => {} };
  await sweepFoldersOfKilledRuns();
  const dataDir = temporaryFolder("server");
  const server = await openEmbedded({ dataDir, log: quiet, settings: fast });
  // The owner's password is set again, so that it is stretched as little as the others.
  await runSql(server.url, `alter role current_user password '${new URL(server.url).password}'`);
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

/** The tests use the server's role, which owns nothing. Only an empty database is opened as its owner. */
function urlsOf(serverUrl: string, name: string): { databaseUrl: string; ownerUrl: string } {
  const ownerUrl = urlOfDatabase(serverUrl, name);
  const serving = new URL(ownerUrl);
  serving.username = servingRole;
  serving.password = servingPassword(new URL(serverUrl).password);
  return { databaseUrl: serving.href, ownerUrl };
}

async function letServingRoleIn(serverUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await makeServingRole(client, servingRole, servingPassword(new URL(serverUrl).password));
  await client.end();
}

async function dropAll(url: string, prefix: string): Promise<void> {
  const rows = await runSql(url, `select datname from pg_database where datname like '${prefix}%'`);
  for (const { datname } of rows) await runSql(url, `drop database if exists "${datname}" with (force)`);
}

/** Opens the server of this run and migrates its template. `stop` removes it with every clone. */
export async function startTestServer(): Promise<TestServer & { stop(): Promise<void> }> {
  const server = await startServer();
  const template = `sabiprep_test_${randomUUID().slice(0, 8)}`;
  await runSql(server.url, `create database "${template}" template template0 encoding 'UTF8' locale 'C'`);
  await letServingRoleIn(server.url);
  const opened = await openDatabase({ ...urlsOf(server.url, template), dataDir: "", log: quiet });
  try {
    await prepareDatabase(opened);
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

/** A separate database with every table and no rows, or `empty`, opened as its owner. `close` drops it. */
export async function freshDatabase(options: { empty?: boolean } = {}): Promise<OpenDatabase> {
  const { url, template } = inject("databaseServer");
  const name = `${template}_${randomUUID().slice(0, 8)}`;
  const from = options.empty ? "template0" : `"${template}"`;
  // Copying files takes a fifth of the time of a copy through the log, and nothing here is ever replayed.
  await runSql(
    url,
    `create database "${name}" template ${from} strategy file_copy`,
    `revoke temporary on database "${name}" from public`,
  );
  const urls = options.empty ? { databaseUrl: urlOfDatabase(url, name) } : urlsOf(url, name);
  const opened = await openDatabase({ ...urls, dataDir: "", log: quiet });
  return {
    ...opened,
    async close() {
      await opened.close();
      await runSql(url, `drop database if exists "${name}" with (force)`);
    },
  };
}

// Opens the database: the PostgreSQL of DATABASE_URL, or the embedded one under DATA_DIR.
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { DatabaseProblem } from "./database-problem.ts";
import { openEmbedded } from "./embedded/open-embedded.ts";
import type { Log } from "./log.ts";
import { NamingClient } from "./named-statements.ts";
import { parsersOfOurs } from "./parsers.ts";
import type { Tables } from "./tables.ts";

const oldestVersion = 150_000;

export type OpenDatabase = {
  db: Kysely<Tables>;
  pool: pg.Pool;
  url: string;
  kind: "embedded" | "external";
  close(): Promise<void>;
};

function openPool(url: string, log: Log): pg.Pool {
  const pool = new pg.Pool({
    Client: NamingClient,
    connectionString: url,
    application_name: "sabiprep",
    max: 20,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    options: "-c TimeZone=UTC -c DateStyle=ISO",
    types: parsersOfOurs,
  });
  // An idle connection that ends is replaced when one is next needed; without a listener it would end the process.
  pool.on("error", (error) => log.warn(`an idle database connection ended: ${error.message}`));
  // The same for a connection in use: its query fails with the reason, the event needs only a listener.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

export function assertNewEnough(version: { number: number; name: string }): void {
  if (version.number >= oldestVersion) return;
  throw new DatabaseProblem(`DATABASE_URL leads to PostgreSQL ${version.name}; SabiPrep needs PostgreSQL 15 or newer.`);
}

const versionSql =
  "select current_setting('server_version_num')::int as number, current_setting('server_version') as name";

async function openExternal(url: string, log: Log): Promise<pg.Pool> {
  const pool = openPool(url, log);
  try {
    const { rows } = await pool.query<{ number: number; name: string }>(versionSql);
    for (const version of rows) assertNewEnough(version);
    return pool;
  } catch (error) {
    await pool.end();
    if (error instanceof DatabaseProblem) throw error;
    const why = error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error);
    throw new DatabaseProblem(`The database of DATABASE_URL cannot be opened: ${why}`, { cause: error });
  }
}

export async function openDatabase(options: {
  databaseUrl?: string | undefined;
  dataDir: string;
  log: Log;
}): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, log } = options;
  const embedded = databaseUrl ? undefined : await openEmbedded({ dataDir, log });
  const url = embedded?.url ?? databaseUrl ?? "";
  const pool = embedded ? openPool(url, log) : await openExternal(url, log);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  let closing: Promise<void> | undefined;
  const close = async () => {
    await db.destroy();
    // A kysely that was never asked anything does not end its pool.
    if (!pool.ended) await pool.end();
    await embedded?.stop();
  };
  return {
    db,
    pool,
    url,
    kind: embedded ? "embedded" : "external",
    close() {
      closing ??= close();
      return closing;
    },
  };
}

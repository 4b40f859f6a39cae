// Opens the database: the PostgreSQL of DATABASE_URL, or the embedded one under DATA_DIR.
import { setTimeout as wait } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { DatabaseProblem } from "./database-problem.ts";
import { openEmbedded } from "./embedded/open-embedded.ts";
import type { Log } from "./log.ts";
import { openPool } from "./open-pool.ts";
import { assertPoolerFits } from "./pooler.ts";
import type { RetryingPool } from "./retrying-pool.ts";
import type { Tables } from "./tables.ts";

const oldestVersion = 150_000;

export type OpenDatabase = {
  /** The server works with this connection. It can only read and write rows when another role is the owner. */
  db: Kysely<Tables>;
  pool: RetryingPool;
  url: string;
  /** The role that owns the tables: for migrations, rights, back-up and restore. */
  owner: RetryingPool;
  ownerUrl: string;
  /** Session connections that bypass any pooler, for notifications. */
  direct: RetryingPool;
  directUrl: string;
  kind: "embedded" | "external";
  close(): Promise<void>;
};

/** Queries get this long to finish. Then their connections are destroyed. */
const CLOSE_MS = 5_000;

export function assertNewEnough(version: { number: number; name: string }): void {
  if (version.number >= oldestVersion) return;
  throw new DatabaseProblem(
    `DATABASE_URL points to PostgreSQL ${version.name}. SabiPrep needs PostgreSQL 15 or newer.`,
  );
}

const versionSql =
  "select current_setting('server_version_num')::int as number, current_setting('server_version') as name";

interface External {
  /** The name of its setting. */
  name: string;
  url: string;
  log: Log;
  /** True if it may lead to a pooler that assigns connections per transaction. */
  mayChange: boolean;
  more: pg.PoolConfig;
}

async function openExternal({ name, url, log, mayChange, more }: External): Promise<RetryingPool> {
  const pool = openPool(url, log, more);
  try {
    const client = await pool.connect();
    try {
      const { rows } = await client.query<{ number: number; name: string }>(versionSql);
      for (const version of rows) assertNewEnough(version);
      await assertPoolerFits(client, { name, url, mayChange });
    } finally {
      client.release();
    }
    return pool;
  } catch (error) {
    await pool.end();
    if (error instanceof DatabaseProblem) throw error;
    const why = error instanceof Error ? error.message || (error as NodeJS.ErrnoException).code : String(error);
    throw new DatabaseProblem(`The database of ${name} cannot be opened: ${why}`, { cause: error });
  }
}

/** The owner is needed at the start and rarely after it, so its connections close soon. */
const seldom = { max: 4, idleTimeoutMillis: 1_000, application_name: "sabiprep-owner", allowExitOnIdle: true };
/** The job queue's connections, which bypass any pooler: to listen, to fetch jobs and to report their end. */
const queue = { max: 4, application_name: "sabiprep-direct", allowExitOnIdle: true };

export async function openDatabase(options: {
  databaseUrl?: string | undefined;
  /** The address of the tables' owner, if the server works as another role. */
  ownerUrl?: string | undefined;
  /** The database itself, when `databaseUrl` leads to a pooler. */
  directUrl?: string | undefined;
  dataDir: string;
  /** The maximum number of connections the server works with. */
  connections?: number;
  log: Log;
}): Promise<OpenDatabase> {
  const { databaseUrl, dataDir, log } = options;
  const many = options.connections ? { max: options.connections } : {};
  const embedded = databaseUrl ? undefined : await openEmbedded({ dataDir, log });
  const url = embedded?.servingUrl ?? databaseUrl ?? "";
  const directUrl = options.directUrl ?? url;
  const ownerUrl = embedded?.url ?? options.ownerUrl ?? directUrl;
  const pools = new Map<string, RetryingPool>();
  /** One pool for each address. If one cannot be opened, none stays open. */
  const open = async (name: string, url: string, more: pg.PoolConfig, mayChange = false) => {
    try {
      const pool =
        pools.get(url) ??
        (embedded ? openPool(url, log, more) : await openExternal({ name, url, log, mayChange, more }));
      pools.set(url, pool);
      return pool;
    } catch (problem) {
      for (const pool of pools.values()) await pool.end();
      throw problem;
    }
  };
  const pool = await open("DATABASE_URL", url, many, directUrl !== url);
  const direct = await open("DATABASE_DIRECT_URL", directUrl, queue);
  const owner = await open("DATABASE_OWNER_URL", ownerUrl, seldom);
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  let closing: Promise<void> | undefined;
  const close = async () => {
    // A Kysely without a query does not end its pool.
    const all = [...pools.values()];
    const ended = db.destroy().then(() => Promise.all(all.map((each) => (each.ended ? undefined : each.end()))));
    const isLate = await Promise.race([ended.then(() => false), wait(CLOSE_MS, true, { ref: false })]);
    for (const each of all) each.hangUpAll();
    if (isLate) log.warn("the database did not respond in time. Its connections were closed");
    await embedded?.stop();
  };
  return {
    db,
    pool,
    url,
    owner,
    ownerUrl,
    direct,
    directUrl,
    kind: embedded ? "embedded" : "external",
    close() {
      closing ??= close();
      return closing;
    },
  };
}

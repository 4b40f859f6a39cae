// All work that prepares the database for a build (migrations, queue tables, rights, question bank, first accounts)
// runs under one lock. When several instances start together, one works and the others wait as long as it takes, and
// then find it done.
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";

const lockKey = 7_281_001;
const LOOK_MS = 100;

/** `work` gets the connection that holds the lock. Statements on it have no time limit. */
export async function withMigrationLock<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    // We poll for the lock. A statement that waits keeps a snapshot, and an index that the lock holder builds
    // concurrently would wait for that snapshot to end.
    while (!(await hasTurn(client))) await wait(LOOK_MS);
    return await work(client);
  } finally {
    // Destroyed, not returned to the pool: the lock and the settings end with the connection.
    client.release(true);
  }
}

const hasTurn = async (client: pg.PoolClient): Promise<boolean> =>
  (await client.query("select pg_try_advisory_lock($1) as mine", [lockKey])).rows[0].mine;

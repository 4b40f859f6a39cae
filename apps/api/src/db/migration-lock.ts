// Whatever prepares the database for a build (migrations, the queue's tables, rights, the bank, the first accounts) happens in
// turn: of any number of instances that start together one works and the others wait, for as long as it takes, and then
// find it done.
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";

const lockKey = 7_281_001;
const LOOK_MS = 100;

/** `work` gets the connection that holds the turn; statements on it may take as long as they need. */
export async function withMigrationLock<Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    // Asked again and again instead of waited for: a statement that waits keeps a snapshot, and an index that is built
    // concurrently by whoever has the turn would wait for that snapshot to go.
    while (!(await hasTurn(client))) await wait(LOOK_MS);
    return await work(client);
  } finally {
    // Destroyed, not returned: the turn and the settings end with the connection.
    client.release(true);
  }
}

const hasTurn = async (client: pg.PoolClient): Promise<boolean> =>
  (await client.query("select pg_try_advisory_lock($1) as mine", [lockKey])).rows[0].mine;

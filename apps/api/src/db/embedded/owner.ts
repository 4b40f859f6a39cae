// One process at a time owns an embedded database. It holds an advisory lock on its own connection, so the lock ends
// with the process, even after a crash. The owner also restarts the server if it dies.
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { DatabaseProblem } from "../database-problem.ts";
import type { Log } from "../log.ts";
import type { Cluster } from "./cluster.ts";
import type { Postmaster } from "./pid-file.ts";
import { connect, ensureRunning } from "./postmaster.ts";

const lockKey = 7_281_000;
/**
 * The server notices within moments that a killed owner's connection has ended. A living owner's connection never ends.
 */
const patience = 1_500;

async function lock(cluster: Cluster, port: number): Promise<pg.Client> {
  const client = await connect(cluster, port);
  const end = Date.now() + patience;
  try {
    for (;;) {
      const { rows } = await client.query("select pg_try_advisory_lock($1) as mine", [lockKey]);
      if (rows[0].mine) return client;
      if (Date.now() > end) break;
      await sleep(50);
    }
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
  await client.end();
  throw new DatabaseProblem(
    `Another SabiPrep process already uses the data folder ${cluster.dataDir}. Stop it first, or choose another DATA_DIR.`,
  );
}

export type Owner = { client: pg.Client; release(): void };

export async function takeOwnership(cluster: Cluster, first: Postmaster, log: Log, onLost: () => void): Promise<Owner> {
  let released = false;

  async function regain() {
    log.error("the connection to PostgreSQL was lost. Reconnecting");
    while (!released) {
      try {
        const postmaster = await ensureRunning(cluster, log, first.port);
        if (!released) keep(await lock(cluster, postmaster.port));
        log.info("PostgreSQL is connected again");
        return;
      } catch (error) {
        log.error(error instanceof Error ? error.message : String(error));
        if (error instanceof DatabaseProblem && error.message.startsWith("Another SabiPrep")) return onLost();
        await sleep(1_000);
      }
    }
  }

  const owner: Owner = {
    client: await lock(cluster, first.port),
    release() {
      released = true;
    },
  };

  function keep(client: pg.Client) {
    owner.client = client;
    client.once("end", () => {
      if (!released) void regain();
    });
  }

  keep(owner.client);
  return owner;
}

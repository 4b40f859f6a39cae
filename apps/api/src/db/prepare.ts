// Prepares an opened database for the server: runs the migrations, creates the queue's tables, and grants the rights to
// the serving role. Everything that creates or changes a table happens here, as the owner.
import { runMigrations } from "graphile-worker";
import type pg from "pg";
import { DatabaseProblem } from "./database-problem.ts";
import type { Log } from "./log.ts";
import { applyMissing, missingMigrations } from "./migrate.ts";
import { withMigrationLock } from "./migration-lock.ts";
import type { OpenDatabase } from "./open.ts";
import { grantTo } from "./serving-role.ts";

export async function prepareDatabase(opened: OpenDatabase, log?: Log): Promise<void> {
  await withMigrationLock(opened.owner, async (client) => {
    const { names, isAhead } = await applyMissing(client);
    if (names.length > 0) log?.info(`migrated: ${names.join(", ")}`);
    // A newer build was here. It has set up the queue and the rights, and its rights may be stricter than ours.
    if (isAhead) return log?.info("the database is newer than this build, but this build can still work with it");
    await runMigrations({ pgPool: opened.owner });
    const [role, owner] = await Promise.all([roleOf(opened.pool), roleOf(client)]);
    if (role === owner) return await warnOfSuperuser(opened, log);
    await grantTo(client, role);
  });
}

const roleOf = async (client: Pick<pg.ClientBase, "query">): Promise<string> =>
  (await client.query("select current_user as role")).rows[0].role;

/** For a server that cannot prepare the database. Everything this build needs must already be there. */
export async function assertPrepared({ pool }: OpenDatabase): Promise<void> {
  const client = await pool.connect();
  try {
    const missing = await missingMigrations(client);
    if (missing.length > 0)
      throw new DatabaseProblem(
        `The database is not prepared for this build (${missing[0]}). First run \`npm run database:prepare\` as its owner.`,
      );
  } finally {
    client.release();
  }
}

async function warnOfSuperuser({ pool }: OpenDatabase, log: Log | undefined): Promise<void> {
  const { rows } = await pool.query("select rolsuper from pg_roles where rolname = current_user");
  if (rows[0]?.rolsuper)
    log?.warn(
      "DATABASE_URL uses a superuser. Give the server a role without special rights and set DATABASE_OWNER_URL for migrations",
    );
}

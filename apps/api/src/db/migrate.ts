// Applies the .sql files of migrations/ in order. Each runs in one transaction together with its record, under a lock
// that other processes share, so an interrupted run leaves only complete migrations. A migration only adds, so that the
// previous build can start and work beside it. One that removes something says so in its first line, `-- contract:
// why`, and older builds then refuse to start.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { DatabaseProblem } from "./database-problem.ts";
import { asJoined, joinedIn, joinedOnRecord } from "./joined-migrations.ts";
import type { Log } from "./log.ts";
import type { AppliedMigration, Migration } from "./migration.ts";
import { withMigrationLock } from "./migration-lock.ts";

const ourMigrations = new URL("./migrations/", import.meta.url);
const fileName = /^\d{12}-[a-z0-9-]+\.sql$/;
/**
 * While a migration waits for a table, every later statement on the table waits too. So it gives up after this time and
 * tries again.
 */
const LOCK_MS = 2_000;
const REST_MS = 500;
const MAX_TRIES = 240;
const LOCK_NOT_AVAILABLE = "55P03";

export async function readMigrations(folder: URL = ourMigrations): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
  return Promise.all(
    files.map(async (file) => {
      if (!fileName.test(file)) throw new DatabaseProblem(`A migration must be called YYYYMMDDnnnn-name.sql: ${file}`);
      const sql = (await readFile(new URL(file, folder), "utf8")).replaceAll("\r\n", "\n");
      return { name: file.slice(0, -4), checksum: createHash("sha256").update(sql).digest("hex"), sql };
    }),
  );
}

/** A build from before the join would apply the joined parts again. */
const breaksOlder = (migration: Migration) => /^-- contract: \S/.test(migration.sql) || joinedIn(migration).size > 0;

async function readApplied(client: pg.ClientBase): Promise<Map<string, AppliedMigration>> {
  const { rows } = await client.query<AppliedMigration & { name: string }>(
    "select name, checksum, coalesce((to_jsonb(m)->>'breaks_older')::boolean, true) as breaks_older from schema_migrations m",
  );
  return new Map(rows.map(({ name, ...applied }) => [name, applied]));
}

export async function appliedMigrations(client: pg.ClientBase): Promise<Map<string, AppliedMigration>> {
  const there = await client.query("select to_regclass('public.schema_migrations') is not null as there");
  return there.rows[0].there ? readApplied(client) : new Map();
}

/** True when the database contains migrations of a newer build. */
function assertKnown(applied: Map<string, AppliedMigration>, known: Migration[]): boolean {
  const checksums = new Map(known.map((migration) => [migration.name, migration.checksum]));
  let isAhead = false;
  for (const [name, { checksum, breaks_older }] of applied) {
    const ours = checksums.get(name);
    if (ours === undefined && breaks_older) {
      throw new DatabaseProblem(
        `The database has the migration ${name}, which this build does not know. Run the newer build it came from.`,
      );
    }
    if (ours !== undefined && ours !== checksum) {
      throw new DatabaseProblem(
        `The migration ${name} was changed after it was applied. Restore it and add a new migration instead.`,
      );
    }
    isAhead ||= ours === undefined;
  }
  return isAhead;
}

/** Migrations this build has and the database does not. */
export async function missingMigrations(client: pg.ClientBase): Promise<string[]> {
  const known = await readMigrations();
  const applied = asJoined(await appliedMigrations(client), known);
  assertKnown(applied, known);
  return known.filter(({ name }) => !applied.has(name)).map(({ name }) => name);
}

async function apply(client: pg.ClientBase, migration: Migration): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return await applyOnce(client, migration);
    } catch (cause) {
      const isHeldUp = (cause as { code?: string }).code === LOCK_NOT_AVAILABLE && tries < MAX_TRIES;
      if (isHeldUp) {
        await wait(REST_MS);
        continue;
      }
      const why = cause instanceof Error ? cause.message : String(cause);
      throw new DatabaseProblem(`The migration ${migration.name} failed and was rolled back: ${why}`, { cause });
    }
  }
}

async function applyOnce(client: pg.ClientBase, migration: Migration): Promise<void> {
  const index = concurrentIndex.exec(migration.sql)?.[1];
  if (index) return await buildIndex(client, migration, index);
  await client.query(`begin; set local lock_timeout = ${LOCK_MS}`);
  try {
    await client.query(migration.sql);
    await note(client, migration);
    await client.query("commit");
  } catch (problem) {
    await client.query("rollback").catch(() => {});
    throw problem;
  }
}

const note = (client: pg.ClientBase, migration: Migration) =>
  client.query("insert into schema_migrations (name, checksum, breaks_older) values ($1, $2, $3)", [
    migration.name,
    migration.checksum,
    breaksOlder(migration),
  ]);

/** The record of a joined migration replaces the records of its parts. */
const noteJoined = (client: pg.ClientBase, migration: Migration) =>
  client.query(
    `with gone as (delete from schema_migrations where name = any($3) returning applied_at)
     insert into schema_migrations (name, checksum, applied_at, breaks_older) select $1, $2, max(applied_at), true from gone`,
    [migration.name, migration.checksum, [...joinedIn(migration).keys()]],
  );

/** A file with only this statement: the index of a large table, built while other connections write to it. */
const concurrentIndex = /^create (?:unique )?index concurrently if not exists (\w+)/m;

/** It cannot run in a transaction. An interrupted build leaves an invalid index, so the index is built again. */
async function buildIndex(client: pg.ClientBase, migration: Migration, name: string): Promise<void> {
  const unfinished = "select from pg_index where indexrelid = to_regclass($1) and not indisvalid";
  if ((await client.query(unfinished, [name])).rowCount) await client.query(`drop index concurrently ${name}`);
  await client.query(migration.sql);
  await note(client, migration);
}

/**
 * The caller holds the migration lock. `isAhead`: a newer build was here, and what it set up beyond tables stays as it
 * is.
 */
export async function applyMissing(
  client: pg.ClientBase,
  migrations?: Migration[],
): Promise<{ names: string[]; isAhead: boolean }> {
  const known = migrations ?? (await readMigrations());
  await client.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  // The database may have been migrated by a build without this column. We cannot know what that build applied, so
  // older builds refuse.
  await client.query(
    "alter table schema_migrations add column if not exists breaks_older boolean not null default true",
  );
  const recorded = await readApplied(client);
  for (const migration of joinedOnRecord(recorded, known)) await noteJoined(client, migration);
  const applied = asJoined(recorded, known);
  const isAhead = assertKnown(applied, known);
  const missing = known.filter((migration) => !applied.has(migration.name));
  for (const migration of missing) await apply(client, migration);
  return { names: missing.map((migration) => migration.name), isAhead };
}

/** Brings the database to this build's schema and returns the names of the migrations it applied. */
export async function migrate(pool: pg.Pool, options: { log?: Log; migrations?: Migration[] } = {}): Promise<string[]> {
  const { names } = await withMigrationLock(pool, (client) => applyMissing(client, options.migrations));
  if (names.length > 0) options.log?.info(`migrated: ${names.join(", ")}`);
  return names;
}

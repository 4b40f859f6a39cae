// Applies the .sql files of migrations/ in order, each in its own transaction together with its record, under one
// advisory lock: an interrupted run leaves whole migrations only, and two processes take turns.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import type pg from "pg";
import { DatabaseProblem } from "./database-problem.ts";
import type { Log } from "./log.ts";

export type Migration = { name: string; checksum: string; sql: string };

const ourMigrations = new URL("./migrations/", import.meta.url);
const fileName = /^\d{12}-[a-z0-9-]+\.sql$/;
const lockKey = 7_281_001;

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

export async function appliedMigrations(client: pg.ClientBase): Promise<Map<string, string>> {
  const there = await client.query("select to_regclass('public.schema_migrations') is not null as there");
  if (!there.rows[0].there) return new Map();
  const { rows } = await client.query<{ name: string; checksum: string }>(
    "select name, checksum from schema_migrations",
  );
  return new Map(rows.map((row) => [row.name, row.checksum]));
}

function assertKnown(applied: Map<string, string>, known: Migration[]) {
  const checksums = new Map(known.map((migration) => [migration.name, migration.checksum]));
  for (const [name, checksum] of applied) {
    const ours = checksums.get(name);
    if (ours === undefined) {
      throw new DatabaseProblem(
        `The database holds the migration ${name}, which this build does not know: run the newer build it came from.`,
      );
    }
    if (ours !== checksum) {
      throw new DatabaseProblem(
        `The migration ${name} was changed after it was applied: put it back and add a new migration instead.`,
      );
    }
  }
}

/** What this build knows and the database has not. */
export async function missingMigrations(client: pg.ClientBase): Promise<string[]> {
  const known = await readMigrations();
  const applied = await appliedMigrations(client);
  assertKnown(applied, known);
  return known.filter(({ name }) => !applied.has(name)).map(({ name }) => name);
}

async function apply(client: pg.ClientBase, migration: Migration) {
  await client.query("begin");
  try {
    await client.query(migration.sql);
    await client.query("insert into schema_migrations (name, checksum) values ($1, $2)", [
      migration.name,
      migration.checksum,
    ]);
    await client.query("commit");
  } catch (cause) {
    await client.query("rollback").catch(() => {});
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new DatabaseProblem(`The migration ${migration.name} failed and was rolled back: ${why}`, { cause });
  }
}

async function migrateOn(client: pg.ClientBase, known: Migration[]): Promise<string[]> {
  await client.query("set statement_timeout = 0");
  await client.query("select pg_advisory_lock($1)", [lockKey]);
  await client.query(`create table if not exists schema_migrations (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`);
  const applied = await appliedMigrations(client);
  assertKnown(applied, known);
  const missing = known.filter((migration) => !applied.has(migration.name));
  for (const migration of missing) await apply(client, migration);
  return missing.map((migration) => migration.name);
}

/** Brings the database to this build's schema and answers with the names of the migrations it applied. */
export async function migrate(pool: pg.Pool, options: { log?: Log; migrations?: Migration[] } = {}): Promise<string[]> {
  const known = options.migrations ?? (await readMigrations());
  const client = await pool.connect();
  try {
    const names = await migrateOn(client, known);
    if (names.length > 0) options.log?.info(`migrated: ${names.join(", ")}`);
    return names;
  } finally {
    // Destroyed, not returned: the lock and the settings end with the connection.
    client.release(true);
  }
}

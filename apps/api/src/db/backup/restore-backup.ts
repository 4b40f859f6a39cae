// Restores a back-up into an empty database. The full file is checked before anything is changed, then loaded in one
// transaction.
import { createWriteStream } from "node:fs";
import { mkdir, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import type pg from "pg";
import { DatabaseProblem } from "../database-problem.ts";
import { asJoined } from "../joined-migrations.ts";
import { appliedMigrations, migrate, readMigrations } from "../migrate.ts";
import type { AppliedMigration, Migration } from "../migration.ts";
import { copyIn } from "./copy.ts";
import type { Header } from "./frames.ts";
import { readBackup, verifyBackup } from "./read-backup.ts";
import { passRestoredEvents, renumberEvents } from "./renumber-events.ts";
import { hindrancesOf, isEmpty, partitionsOf, quoted, tablesOf } from "./schema-facts.ts";
import type { Summary } from "./write-backup.ts";

/** The migrations recorded in the back-up, in the names of this build. */
const recordedIn = (header: Header, build: Migration[]): Map<string, AppliedMigration> =>
  asJoined(
    new Map(Object.entries(header.migrations).map(([name, checksum]) => [name, { checksum, breaks_older: true }])),
    build,
  );

function migrationsOf(recorded: Map<string, AppliedMigration>, build: Migration[]): Migration[] {
  const known = new Map(build.map((migration) => [migration.name, migration]));
  for (const [name, { checksum }] of recorded) {
    if (known.get(name)?.checksum === checksum) continue;
    throw new DatabaseProblem(
      `The backup needs the migration ${name}, which this build does not have. Use a newer build.`,
    );
  }
  return build.filter(({ name }) => recorded.has(name));
}

async function assertEmpty(
  client: pg.ClientBase,
  recorded: Map<string, AppliedMigration>,
  build: Migration[],
): Promise<void> {
  for (const name of asJoined(await appliedMigrations(client), build).keys()) {
    if (recorded.has(name)) continue;
    throw new DatabaseProblem(
      "The database is newer than the backup: restore into an empty database or a new DATA_DIR.",
    );
  }
  for (const table of await tablesOf(client)) {
    if (await isEmpty(client, table)) continue;
    throw new DatabaseProblem(
      `The database is not empty (${table.name} has rows): restore into an empty database or a new DATA_DIR.`,
    );
  }
}

async function assertNoFiles(folder: string): Promise<void> {
  const there = await readdir(folder).catch(() => []);
  if (there.length > 0) throw new DatabaseProblem(`The folder ${folder} is not empty: restore into a new DATA_DIR.`);
}

async function makePartitions(client: pg.ClientBase, header: Header): Promise<void> {
  const there = new Set((await partitionsOf(client)).map(({ name }) => name));
  for (const { parent, name, bound } of header.partitions) {
    if (there.has(name)) continue;
    await client.query(`create table ${quoted(name)} partition of ${quoted(parent)} ${bound}`);
  }
}

async function load(client: pg.ClientBase, file: string, unpacked: string): Promise<Summary> {
  const hindrances = await hindrancesOf(client);
  for (const { take } of hindrances) await client.query(take);
  // The migrations may have inserted rows. The back-up contains those rows too.
  for (const { name } of await tablesOf(client)) await client.query(`truncate ${quoted(name)}`);
  const { header, summary } = await readBackup(file, {
    header: (header) => makePartitions(client, header),
    table: (name, columns, pieces) => copyIn(client, `${quoted(name)} (${columns.map(quoted).join(", ")})`, pieces),
    async file(name, pieces) {
      const target = path.join(unpacked, name);
      await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
      await pipeline(pieces, createWriteStream(target, { flush: true, mode: 0o600 }));
    },
  });
  for (const [name, last] of Object.entries(header.sequences)) {
    await client.query("select setval(format('%I', $1::text)::regclass, $2::bigint)", [name, last]);
  }
  await renumberEvents(client);
  for (const { put } of hindrances) await client.query(put);
  return summary;
}

async function loadInOneTransaction(client: pg.ClientBase, file: string, files: string): Promise<Summary> {
  const unpacked = `${files}.unfinished`;
  let moved = false;
  await client.query("set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set DateStyle = 'ISO'");
  await client.query("begin");
  try {
    await rm(unpacked, { recursive: true, force: true });
    await mkdir(unpacked, { recursive: true, mode: 0o700 });
    const summary = await load(client, file, unpacked);
    await rm(files, { recursive: true, force: true });
    await rename(unpacked, files);
    moved = true;
    await client.query("commit");
    return summary;
  } catch (error) {
    await client.query("rollback").catch(() => {});
    await rm(moved ? files : unpacked, { recursive: true, force: true });
    throw error;
  }
}

export async function restoreBackup(options: {
  pool: pg.Pool;
  files: string;
  file: string;
  /** This build's own migrations, unless a test passes others. */
  migrations?: Migration[];
  /** Checks that we have the keys its secrets are sealed with. Throws if we do not. */
  checkKeys?: (sealedWith: string[]) => void;
}): Promise<Summary> {
  const { pool, files, file } = options;
  const build = options.migrations ?? (await readMigrations());
  const { header } = await verifyBackup(file);
  options.checkKeys?.(header.sealed_with ?? []);
  const recorded = recordedIn(header, build);
  const migrations = migrationsOf(recorded, build);
  await assertNoFiles(files);
  const client = await pool.connect();
  try {
    await assertEmpty(client, recorded, build);
    await migrate(pool, { migrations });
    const summary = await loadInOneTransaction(client, file, files);
    await passRestoredEvents(client);
    await migrate(pool, { migrations: build });
    return summary;
  } finally {
    client.release(true);
  }
}

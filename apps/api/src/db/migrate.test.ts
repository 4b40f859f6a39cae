import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { migrate, readMigrations } from "./migrate.ts";
import type { OpenDatabase } from "./open.ts";

let database: OpenDatabase;
let folder: string;
beforeEach(async () => {
  database = await freshDatabase({ empty: true });
  folder = mkdtempSync(path.join(tmpdir(), "migrations-"));
  write("202601010001-first", "create table first (n int); insert into first values (1)");
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

const folderUrl = () => pathToFileURL(`${folder}/`);
const write = (name: string, sql: string) => writeFileSync(path.join(folder, `${name}.sql`), sql);
const run = async () => migrate(database.pool, { migrations: await readMigrations(folderUrl()) });
const isThere = async (table: string) =>
  (await database.pool.query("select to_regclass($1) is not null as there", [table])).rows[0].there;

test("each migration is applied once, in the order of its timestamp", async () => {
  write("202601020001-second", "insert into first values (2)");
  expect(await run()).toEqual(["202601010001-first", "202601020001-second"]);
  expect(await run()).toEqual([]);
  write("202601010002-late-branch", "insert into first values (3)");
  expect(await run()).toEqual(["202601010002-late-branch"]);
});

test("a migration that fails leaves nothing behind and can be fixed", async () => {
  write("202601020001-second", "create table second (n int); select 1 / 0");
  await expect(run()).rejects.toThrow("202601020001-second failed and was rolled back: division by zero");
  expect(await isThere("first")).toBe(true);
  expect(await isThere("second")).toBe(false);
  write("202601020001-second", "create table second (n int)");
  expect(await run()).toEqual(["202601020001-second"]);
});

test("a run killed in the middle of a migration is finished by the next run", async () => {
  write("202601020001-second", "create table second (n int); select pg_sleep(60)");
  const module = (name: string) => JSON.stringify(fileURLToPath(new URL(name, import.meta.url)));
  const script = `
    const { openDatabase } = await import(${module("./open.ts")});
    const { migrate, readMigrations } = await import(${module("./migrate.ts")});
    const { pool } = await openDatabase({ databaseUrl: process.env.TEST_URL, dataDir: "", log: console });
    await migrate(pool, { migrations: await readMigrations(new URL(process.env.TEST_FOLDER)) });`;
  const env = { ...process.env, TEST_URL: database.url, TEST_FOLDER: folderUrl().href };
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], { env, stdio: "ignore" });
  const sleeping = "select pid from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'";
  await expect.poll(async () => (await database.pool.query(sleeping)).rowCount, { timeout: 10_000 }).toBe(1);
  child.kill("SIGKILL");
  await once(child, "exit");
  // A server without client_connection_check_interval notices the lost client only when the statement ends.
  await database.pool.query(`select pg_terminate_backend(pid) from (${sleeping}) as left_over`);

  write("202601020001-second", "create table second (n int)");
  expect(await run()).toEqual(["202601020001-second"]);
  expect(await isThere("second")).toBe(true);
});

test("two processes that migrate at the same time apply everything once", async () => {
  write("202601020001-second", "select pg_sleep(0.2); insert into first values (2)");
  const applied = await Promise.all([run(), run(), run()]);
  expect(applied.flat().sort()).toEqual(["202601010001-first", "202601020001-second"]);
  expect((await database.pool.query("select n from first order by n")).rows).toEqual([{ n: 1 }, { n: 2 }]);
});

test("a migration changed after it was applied is refused", async () => {
  await run();
  write("202601010001-first", "create table first (n int, more int)");
  await expect(run()).rejects.toThrow("202601010001-first was changed after it was applied");
});

test("a build works with a newer database, unless the newer build removed something", async () => {
  write("202601020001-second", "alter table first add column more int");
  await run();
  rmSync(path.join(folder, "202601020001-second.sql"));
  expect(await run()).toEqual([]);
  write("202601030001-third", "-- contract: nothing reads n any more\nalter table first drop column n");
  await run();
  rmSync(path.join(folder, "202601030001-third.sql"));
  await expect(run()).rejects.toThrow("202601030001-third, which this build does not know");
});

test("a database without the breaks_older column is refused by older builds", async () => {
  await run();
  await database.pool.query("alter table schema_migrations drop column breaks_older");
  await database.pool.query("insert into schema_migrations values ('202601020001-second', 'x')");
  await expect(run()).rejects.toThrow("202601020001-second, which this build does not know");
});

/** The first migration after builds started to read the mark. */
const FIRST_MARKED = "202611180000";
const takesAway =
  /\b(drop (table|column|constraint|function|view|type)|rename (to|column)|set not null|alter column \w+ (set data )?type)\b/i;

test("a migration that removes something records that older builds cannot work beside it", async () => {
  const ours = (await readMigrations()).filter(({ name }) => name > FIRST_MARKED);
  const unsaid = ours.filter(({ sql }) => takesAway.test(sql) && !/^-- (contract|expand): \S/.test(sql));
  expect(unsaid.map(({ name }) => name)).toEqual([]);
});

test("a migration that waits for a table lets other statements pass, and succeeds in the end", async () => {
  await run();
  write("202601020001-second", "alter table first add column more int");
  const reader = await database.pool.connect();
  await reader.query("begin; select * from first");
  const migrated = run();
  const waiting =
    "select from pg_stat_activity where datname = current_database() and query like 'alter table first%' and wait_event_type = 'Lock'";
  await expect.poll(async () => (await database.pool.query(waiting)).rowCount, { timeout: 10_000 }).toBe(1);
  // Otherwise, later statements would also wait for the reader.
  expect((await database.pool.query("select n from first")).rows).toEqual([{ n: 1 }]);
  expect((await reader.query("select n from first")).rows).toEqual([{ n: 1 }]);
  await reader.query("commit");
  reader.release();
  expect(await migrated).toEqual(["202601020001-second"]);
});

test("an index is built while other processes wait for the lock, and an interrupted one is built again", async () => {
  await run();
  write("202601020001-second", "create index concurrently if not exists first_n on first (n)");
  await database.pool.query("insert into first values (1)");
  await expect(database.pool.query("create unique index concurrently first_n on first (n)")).rejects.toThrow();
  const applied = await Promise.all([run(), run(), run()]);
  expect(applied.flat()).toEqual(["202601020001-second"]);
  const { rows } = await database.pool.query(
    "select indisvalid, indisunique from pg_index where indexrelid = 'first_n'::regclass",
  );
  expect(rows).toEqual([{ indisvalid: true, indisunique: false }]);
});

test("a badly named file is refused", async () => {
  write("2-second", "select 1");
  await expect(run()).rejects.toThrow("YYYYMMDDnnnn-name.sql: 2-second.sql");
});

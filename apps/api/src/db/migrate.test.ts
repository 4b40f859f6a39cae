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

test("a migration that fails leaves nothing of itself and can be mended", async () => {
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
  // A server without client_connection_check_interval notices the death only when the statement ends.
  await database.pool.query(`select pg_terminate_backend(pid) from (${sleeping}) as left_over`);

  write("202601020001-second", "create table second (n int)");
  expect(await run()).toEqual(["202601020001-second"]);
  expect(await isThere("second")).toBe(true);
});

test("two processes that migrate at once apply everything once", async () => {
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

test("a database that is ahead of this build is refused", async () => {
  write("202601020001-second", "select 1");
  await run();
  rmSync(path.join(folder, "202601020001-second.sql"));
  await expect(run()).rejects.toThrow("202601020001-second, which this build does not know");
});

test("a badly named file is refused", async () => {
  write("2-second", "select 1");
  await expect(run()).rejects.toThrow("YYYYMMDDnnnn-name.sql: 2-second.sql");
});

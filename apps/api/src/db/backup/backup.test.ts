import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freshDatabase, quiet, temporaryFolder } from "../../testing/database.ts";
import { migrate } from "../migrate.ts";
import type { Migration } from "../migration.ts";
import { type OpenDatabase, openDatabase } from "../open.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

let folder: string;
let source: OpenDatabase;
let target: OpenDatabase;
beforeEach(async () => {
  folder = temporaryFolder("backup");
  source = await freshDatabase({ empty: true });
  target = await freshDatabase({ empty: true });
});
afterEach(async () => {
  await source.close();
  await target.close();
  rmSync(folder, { recursive: true, force: true });
});

const migration = (name: string, sql: string): Migration => ({
  name,
  sql,
  checksum: createHash("sha256").update(sql).digest("hex"),
});

/** Two tables that refer to each other, a trigger that counts, partitions, a computed column and a row of its own. */
const library = migration(
  "202601010001-library",
  `create table books (id bigint generated always as identity primary key, title text, best_page bigint, cover bytea,
     tags text[], body jsonb, at timestamptz, title_size int generated always as (length(title)) stored);
   create table pages (id bigint generated always as identity primary key, book bigint not null references books, weight float8);
   alter table books add foreign key (best_page) references pages;
   create table page_counts (book bigint primary key, pages int not null);
   create function count_page() returns trigger language plpgsql as $$ begin
     insert into page_counts values (new.book, 1) on conflict (book) do update set pages = page_counts.pages + 1;
     return new; end $$;
   create trigger count_pages after insert on pages for each row execute function count_page();
   create table loans (at date not null, book bigint) partition by range (at);
   create table shelves (name text);
   insert into shelves values ('first');`,
);
const later = migration("202601020001-later", "alter table books add column read boolean not null default true");

const file = () => path.join(folder, "backup.gz");
const filesOf = (name: string) => path.join(folder, name, "files");
const back = () => writeBackup({ url: source.url, files: filesOf("source"), file: file() });
const restore = (migrations = [library]) =>
  restoreBackup({ pool: target.pool, files: filesOf("target"), file: file(), migrations });

async function fillLibrary() {
  await migrate(source.pool, { migrations: [library] });
  await source.pool.query(`
    create table loans_2026 partition of loans for values from ('2026-01-01') to ('2027-01-01');
    insert into loans values ('2026-05-06', 1);
    insert into books (title, cover, tags, body, at) values
      (E'Ọjọ́ \\\\ tab\\there\\nline', '\\x00ff', array['a,b', null, '"q"'], '{"a": "\\\\N"}', '2026-11-15T10:00:00.123456Z'),
      (null, null, null, null, null);
    insert into pages (book, weight) select 1 + n % 2, 1 / 3.0 from generate_series(1, 5000) n;
    update books set best_page = 7 where id = 1`);
  mkdirSync(path.join(filesOf("source"), "ab"), { recursive: true });
  writeFileSync(path.join(filesOf("source"), "ab", "upload"), Buffer.alloc(700_000, 7));
  writeFileSync(path.join(filesOf("source"), "empty"), "");
}

async function contents(database: OpenDatabase) {
  const all: Record<string, unknown> = {};
  for (const table of ["books", "pages", "page_counts", "loans", "shelves"]) {
    all[table] = (await database.pool.query(`select * from ${table} order by 1`)).rows;
  }
  return all;
}

const tablesIn = async (database: OpenDatabase) =>
  (await database.pool.query("select relname from pg_class where relnamespace = 'public'::regnamespace")).rowCount;

test("restored data equals the backed-up data", async () => {
  await fillLibrary();
  expect(await back()).toEqual({ tables: 5, rows: 5006, files: 2 });
  expect(await restore()).toEqual({ tables: 5, rows: 5006, files: 2 });
  expect(await contents(target)).toEqual(await contents(source));
  expect(readFileSync(path.join(filesOf("target"), "ab", "upload"))).toEqual(Buffer.alloc(700_000, 7));
  expect(readdirSync(filesOf("target")).sort()).toEqual(["ab", "empty"]);
});

test("a restored database continues where it stopped: keys, numbers and triggers", async () => {
  await fillLibrary();
  await back();
  await restore();
  const { rows } = await target.pool.query("insert into pages (book) values (1) returning id");
  expect(rows[0].id).toBe(5001);
  expect((await target.pool.query("select pages from page_counts where book = 1")).rows[0].pages).toBe(2501);
  await expect(target.pool.query("insert into pages (book) values (99)")).rejects.toThrow("foreign key");
});

test("a back-up shows one moment, even while other connections write", async () => {
  await fillLibrary();
  let writing = true;
  const writer = (async () => {
    while (writing) await source.pool.query("insert into pages (book) values (1)");
  })();
  await back();
  writing = false;
  await writer;
  await restore();
  const { rows } = await target.pool.query(
    "select (select sum(pages)::int from page_counts) as counted, (select count(*)::int from pages) as there",
  );
  expect(rows[0].counted).toBe(rows[0].there);
});

test("an older back-up is upgraded to this build", async () => {
  await fillLibrary();
  await back();
  await restore([library, later]);
  expect((await target.pool.query("select bool_and(read) as read from books")).rows[0].read).toBe(true);
});

test("a back-up of a newer build is refused", async () => {
  await migrate(source.pool, { migrations: [library, later] });
  await back();
  await expect(restore()).rejects.toThrow("needs the migration 202601020001-later, which this build does not have");
  expect(await tablesIn(target)).toBe(0);
});

test("a database or folder in use is not overwritten", async () => {
  await fillLibrary();
  await back();
  await restore();
  rmSync(filesOf("target"), { recursive: true });
  await target.pool.query("update books set title = 'mine' where id = 1");
  await expect(restore()).rejects.toThrow("The database is not empty (books has rows)");
  expect((await target.pool.query("select title from books where id = 1")).rows[0].title).toBe("mine");
  mkdirSync(path.join(filesOf("target"), "kept"), { recursive: true });
  await expect(restore()).rejects.toThrow("files is not empty");
});

test("a damaged file is detected before anything is changed", async () => {
  await fillLibrary();
  await back();
  const good = readFileSync(file());
  const places = [0, 3, 20, 0.25, 0.5, 0.75, 0.99].map((at) => (at < 1 && at > 0 ? Math.floor(good.length * at) : at));
  for (const at of [...places, good.length - 6, good.length - 1]) {
    const bad = Buffer.from(good);
    bad[at] = (bad[at] ?? 0) ^ 0x10;
    writeFileSync(file(), bad);
    await expect(restore(), `byte ${at} of ${good.length}`).rejects.toThrow(/is damaged/);
  }
  for (const size of [0, 10, Math.floor(good.length / 2), good.length - 1]) {
    writeFileSync(file(), good);
    truncateSync(file(), size);
    await expect(restore(), `cut to ${size}`).rejects.toThrow(/is damaged/);
  }
  expect(await tablesIn(target)).toBe(0);
  expect(existsSync(filesOf("target"))).toBe(false);
});

test("a load that fails half-way leaves the database as it was", async () => {
  await fillLibrary();
  await migrate(target.pool, { migrations: [library] });
  await target.pool.query("delete from shelves; alter table pages add constraint light check (weight > 1)");
  await back();
  await expect(restore()).rejects.toThrow("light");
  expect(await contents(target)).toEqual({ books: [], pages: [], page_counts: [], loans: [], shelves: [] });
  expect(readdirSync(path.join(folder, "target"))).toEqual([]);
});

test("an interrupted back-up leaves no file, complete or partial", async () => {
  await fillLibrary();
  const holder = await source.pool.connect();
  await holder.query("begin; lock table pages in access exclusive mode");
  const backup = expect(back()).rejects.toThrow("terminating connection");
  const cut = `select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = 'sabiprep-backup' and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await source.pool.query(cut)).rowCount).toBe(1);
  await backup;
  await holder.query("rollback");
  holder.release();
  expect(readdirSync(folder)).toEqual(["source"]);
});

test("the back-up command works while the server is running", async () => {
  const dataDir = path.join(folder, "data");
  const running = await openDatabase({ dataDir, log: quiet });
  await migrate(running.owner);
  const command = fileURLToPath(new URL("../../commands/backup.ts", import.meta.url));
  const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: "", INIT_CWD: folder };
  const { stdout } = await promisify(execFile)(process.execPath, [command, "beside.gz"], { env });
  expect(stdout).toMatch(/^backed up \d+ rows of \d+ tables and 0 files to .*beside\.gz\n$/);
  expect((await running.pool.query("select 1 as n")).rows).toEqual([{ n: 1 }]);
  await running.close();
  expect(existsSync(path.join(folder, "beside.gz"))).toBe(true);
});

// A database or back-up made by the original migrations works with the single migration that replaced them.
import { createHash } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import type pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freshDatabase, temporaryFolder } from "../testing/database.ts";
import { restoreBackup } from "./backup/restore-backup.ts";
import { writeBackup } from "./backup/write-backup.ts";
import { joinedIn } from "./joined-migrations.ts";
import { migrate, missingMigrations, readMigrations } from "./migrate.ts";
import type { Migration } from "./migration.ts";
import type { OpenDatabase } from "./open.ts";

const checksumOf = (sql: string) => createHash("sha256").update(sql).digest("hex");

/** The original files, one after the other. They are packed, because they will not change again. */
const partsOfTheFirstDay = (): Migration[] =>
  gunzipSync(readFileSync(new URL("../testing/first-day-files.sql.gz", import.meta.url)))
    .toString()
    .split(/^-- file: /m)
    .slice(1)
    .map((part) => {
      const sql = part.slice(part.indexOf("\n") + 1);
      return { name: part.slice(0, part.indexOf("\n")), checksum: checksumOf(sql), sql };
    });

const opened: OpenDatabase[] = [];
const anEmptyDatabase = async () => {
  const database = await freshDatabase({ empty: true });
  opened.push(database);
  return database;
};
let build: Migration[];
let firstDay: Migration;
beforeEach(async () => {
  build = await readMigrations();
  firstDay = build[0]!;
});
afterEach(async () => {
  await Promise.all(opened.splice(0).map((database) => database.close()));
});

/** Everything PostgreSQL reports about the schema, except the order of columns. */
async function schemaOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ fact: string }>(`
    select format('%s.%s %s%s%s%s %s', c.relname, a.attname, format_type(a.atttypid, a.atttypmod),
        case when a.attnotnull then ' not null' end, nullif(' identity ' || a.attidentity::text, ' identity '),
        nullif(' generated ' || a.attgenerated::text, ' generated '), pg_get_expr(d.adbin, d.adrelid)) as fact
      from pg_class c join pg_attribute a on a.attrelid = c.oid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v') and a.attnum > 0 and not a.attisdropped
    union all select format('%s: %s (%s) %s', c.relname, c.relkind, c.reloptions, pg_get_expr(c.relpartbound, c.oid))
      from pg_class c where c.relnamespace = 'public'::regnamespace
    union all select format('%s %s: %s', k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid))
      from pg_constraint k where k.connamespace = 'public'::regnamespace
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select pg_get_triggerdef(t.oid) from pg_trigger t where not t.tgisinternal
    union all select pg_get_functiondef(p.oid) || coalesce(p.proacl::text, '') from pg_proc p where p.pronamespace = 'public'::regnamespace
    union all select pg_get_viewdef(c.oid) from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind = 'v'
    order by 1`);
  return rows.map(({ fact }) => fact);
}

/** The rows that the migrations themselves insert. */
async function rowsOf(pool: pg.Pool) {
  const read = async (statement: string) => (await pool.query(statement)).rows;
  return [
    await read("select to_jsonb(p) as plan from plans p order by id"),
    await read("select to_jsonb(p) - 'created_at' as price from plan_prices p order by id"),
    await read("select * from question_tallies order by name"),
    await read("select * from marking"),
  ];
}

const recordOf = async (pool: pg.Pool) =>
  (await pool.query("select name from schema_migrations order by name")).rows.map(({ name }) => name);

test("the joined migration makes the same schema as the original ones", async () => {
  const parts = partsOfTheFirstDay();
  expect(new Map(parts.map(({ name, checksum }) => [name, checksum]))).toEqual(joinedIn(firstDay));
  const [byMany, byOne] = [await anEmptyDatabase(), await anEmptyDatabase()];
  await migrate(byMany.pool, { migrations: parts });
  await migrate(byOne.pool, { migrations: [firstDay] });
  const schema = await schemaOf(byOne.pool);
  expect(schema).toEqual(await schemaOf(byMany.pool));
  expect(schema.length).toBeGreaterThan(1_000);
  expect(await rowsOf(byOne.pool)).toEqual(await rowsOf(byMany.pool));
});

test("a database that recorded the original migrations continues and ends with the same schema as a new one", async () => {
  const [carried, made] = [await anEmptyDatabase(), await anEmptyDatabase()];
  const parts = partsOfTheFirstDay();
  await migrate(carried.pool, { migrations: [...parts, build[1]!] });
  const later = build.slice(2).map(({ name }) => name);
  const client = await carried.pool.connect();
  expect(await missingMigrations(client)).toEqual(later);
  client.release();
  expect(await migrate(carried.pool)).toEqual(later);
  expect(await migrate(carried.pool)).toEqual([]);
  await migrate(made.pool);
  expect(await recordOf(carried.pool)).toEqual(await recordOf(made.pool));
  expect(await schemaOf(carried.pool)).toEqual(await schemaOf(made.pool));
  expect(await rowsOf(carried.pool)).toEqual(await rowsOf(made.pool));
});

test("a database that stopped half-way, or recorded another text, is refused and not changed", async () => {
  const parts = partsOfTheFirstDay();
  const { pool } = await anEmptyDatabase();
  await migrate(pool, { migrations: parts.slice(0, 5) });
  await expect(migrate(pool)).rejects.toThrow(
    "The database has 5 of the 23 migrations that 202611150001-first-day replaces",
  );
  expect(await recordOf(pool)).toEqual(parts.slice(0, 5).map(({ name }) => name));
  await migrate(pool, { migrations: parts });
  await pool.query("update schema_migrations set checksum = 'x' where name = $1", [parts[3]!.name]);
  await expect(migrate(pool)).rejects.toThrow(`${parts[3]!.name} was changed`);
});

test("an older build refuses a database with the joined migration and does not create its tables again", async () => {
  const { pool } = await anEmptyDatabase();
  await migrate(pool, { migrations: [firstDay] });
  await expect(migrate(pool, { migrations: partsOfTheFirstDay() })).rejects.toThrow(
    "202611150001-first-day, which this build does not know",
  );
});

test("a back-up made before the join is restored", async () => {
  const [source, target] = [await anEmptyDatabase(), await anEmptyDatabase()];
  await migrate(source.pool, { migrations: [...partsOfTheFirstDay(), build[1]!] });
  await source.pool.query("update plans set name = 'Gold' where slug = 'pro'");
  const folder = temporaryFolder("back-up");
  const file = path.join(folder, "a.backup");
  await writeBackup({ url: source.url, files: path.join(folder, "files"), file });
  await restoreBackup({ pool: target.pool, files: path.join(folder, "restored"), file });
  expect(await recordOf(target.pool)).toEqual(build.map(({ name }) => name));
  expect((await target.pool.query("select name from plans where slug = 'pro'")).rows).toEqual([{ name: "Gold" }]);
  rmSync(folder, { recursive: true });
});

import { setTimeout } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import type { OpenDatabase } from "./open.ts";
import { type Db, inTransaction } from "./transaction.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase({ empty: true });
  await database.pool.query("create table notes (word text)");
});
afterAll(() => database.close());

const write = (db: Db, word: string) => sql`insert into notes values (${word})`.execute(db);
const words = async () =>
  (await database.pool.query("select word from notes order by word")).rows.map((row) => row.word);

test("a nested transaction commits or rolls back with the outer one", async () => {
  const work = inTransaction(database.db, async (db) => {
    await write(db, "outer");
    await inTransaction(db, (db) => write(db, "inner"));
    throw new Error("no");
  });
  await expect(work).rejects.toThrow("no");
  expect(await words()).toEqual([]);

  await inTransaction(database.db, async (db) => {
    await write(db, "outer");
    await inTransaction(db, (db) => write(db, "inner"));
  });
  expect(await words()).toEqual(["inner", "outer"]);
});

test("the pool recovers after the server cuts its connections", async () => {
  await Promise.all([1, 2, 3].map(() => database.pool.query("select pg_sleep(0.01)")));
  await database.pool
    .query("select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database()")
    .catch(() => {});
  await expect.poll(() => words().catch(() => "broken")).toEqual(["inner", "outer"]);
});

test("a transaction whose connection is cut fails, and nothing else fails", async () => {
  const cut = inTransaction(database.db, async (db) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
    await database.pool.query("select pg_terminate_backend($1)", [rows[0]?.pid]);
    await setTimeout(100);
    await write(db, "lost");
  });
  await expect(cut).rejects.toThrow();
  expect(await words()).toEqual(["inner", "outer"]);
});

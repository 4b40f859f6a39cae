import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import { keptStatement } from "./kept-statement.ts";
import type { OpenDatabase } from "./open.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

test("a kept statement is built once, and every call gets its own values, nulls among them", async () => {
  const { db } = database;
  let built = 0;
  const say = keptStatement((db, { word, times }: { word: string | null; times: number }) => {
    built++;
    return sql<{ said: string | null; fixed: string }>`
      select repeat(${word}::text, ${times}::int) || ${word}::text as said, ${"same"}::text as fixed`.compile(db);
  });
  const both = await Promise.all([say(db, { word: "a", times: 2 }), say(db, { word: "b", times: 3 })]);
  expect(both).toEqual([[{ said: "aaa", fixed: "same" }], [{ said: "bbbb", fixed: "same" }]]);
  expect(await say(db, { word: null, times: 1 })).toEqual([{ said: null, fixed: "same" }]);
  expect(built).toBe(1);
});

test("it joins the transaction it is asked in", async () => {
  const { db } = database;
  const cool = keptStatement((db, given: { key: string; until: Date }) =>
    sql`insert into cooldowns (key, until) values (${given.key}, ${given.until})`.compile(db),
  );
  const undone = db.transaction().execute(async (db) => {
    await cool(db, { key: "kept-statement", until: new Date() });
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await db.selectFrom("cooldowns").selectAll().where("key", "=", "kept-statement").execute()).toEqual([]);
});

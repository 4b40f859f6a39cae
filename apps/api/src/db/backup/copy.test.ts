// One connection runs all of these, as in a back-up. After each, it must be ready for the next statement.
import { setImmediate } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { freshDatabase } from "../../testing/database.ts";
import { HostClient } from "../hosts.ts";
import type { OpenDatabase } from "../open.ts";
import { copyIn, copyOut } from "./copy.ts";

let database: OpenDatabase;
let client: HostClient;
beforeAll(async () => {
  database = await freshDatabase({ empty: true });
  client = new HostClient({ connectionString: database.url });
  await client.connect();
  await client.query("create table words (id int primary key, word text not null)");
});
beforeEach(async () => void (await client.query("truncate words")));
afterAll(async () => {
  await client.end();
  await database.close();
});

async function* lines(...said: string[]) {
  for (const line of said) yield Buffer.from(`${line}\n`);
}
const wordsThere = async () => (await client.query("select word from words order by id")).rows.map(({ word }) => word);

async function gathered(query: string) {
  const { pieces, rows } = copyOut(client, query);
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return { text: Buffer.concat(all).toString(), pieces: all.length, rows: rows() };
}

test("copied-in rows come out again with the same text and count", async () => {
  await copyIn(client, "words (id, word)", lines("1\tẹ̀kọ́", "2\ttab\\there"));
  expect(await wordsThere()).toEqual(["ẹ̀kọ́", "tab\there"]);
  expect(await gathered("select id, word from words order by id")).toEqual({
    text: "1\tẹ̀kọ́\n2\ttab\\there\n",
    pieces: 1,
    rows: 2,
  });
  expect(await gathered("select 1 where false")).toEqual({ text: "", pieces: 0, rows: 0 });
});

test("large results come in large pieces, and each row comes once", async () => {
  const { text, pieces, rows } = await gathered("select n, repeat('x', 50) from generate_series(1, 50000) n");
  expect([rows, text.split("\n").length - 1]).toEqual([50_000, 50_000]);
  expect(pieces).toBeGreaterThan(2);
  expect(text.length / pieces).toBeGreaterThan(128 * 1024);
});

test("a reader that stops early leaves a working connection", async () => {
  const { pieces } = copyOut(client, "select n, repeat('x', 500) from generate_series(1, 20000) n");
  for await (const piece of pieces) {
    expect(piece.length).toBeGreaterThan(0);
    break;
  }
  expect((await client.query("select 7 as seven")).rows).toEqual([{ seven: 7 }]);
});

test("a query that cannot be copied reports its error, and the connection still works", async () => {
  await expect(gathered("select 1 / (n - 40000) from generate_series(1, 50000) n")).rejects.toThrow("division by zero");
  await expect(gathered("select no_such_column from words")).rejects.toThrow("no_such_column");
  expect(await wordsThere()).toEqual([]);
});

test("rows the table refuses are reported in the database's words, and none is stored", async () => {
  await expect(copyIn(client, "words (id, word)", lines("1\ta", "1\tb"))).rejects.toThrow("duplicate key");
  await expect(copyIn(client, "no_such_table (id)", lines("1"))).rejects.toThrow("no_such_table");
  async function* endless() {
    const piece = Buffer.from(Array.from({ length: 200 }, (_, at) => `${at}\t${"x".repeat(1_000)}\n`).join(""));
    for (;;) {
      yield piece;
      await setImmediate();
    }
  }
  await expect(copyIn(client, "words (id, word)", endless())).rejects.toThrow("duplicate key");
  expect(await wordsThere()).toEqual([]);
});

test("a watched connection of the pool also accepts rows", async () => {
  const pooled = await database.pool.connect();
  await copyIn(pooled, "words (id, word)", lines("1\ta"));
  await expect(copyIn(pooled, "words (id, word)", lines("1\ta"))).rejects.toThrow("duplicate key");
  expect((await pooled.query("select word from words")).rows).toEqual([{ word: "a" }]);
  pooled.release();
});

test("a source that fails cancels the statement", async () => {
  async function* broken() {
    yield Buffer.from("1\ta\n");
    throw new Error("the file ends here");
  }
  await expect(copyIn(client, "words (id, word)", broken())).rejects.toThrow("the file ends here");
  expect(await wordsThere()).toEqual([]);
});

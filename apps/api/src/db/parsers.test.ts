import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freshDatabase } from "../testing/database.ts";
import type { OpenDatabase } from "./open.ts";
import { parseBigint, parseInstant } from "./parsers.ts";

let database: OpenDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.close());

const valuesSql = `select timestamptz '2026-11-15 23:30:00.5+01' as instant, date '2026-11-15' as day,
  9007199254740991::bigint as big, 12.50::numeric as amount, array[date '2026-01-31', null] as days,
  array[timestamptz '2026-01-31 00:00:00+01'] as instants, array[7::bigint] as bigs, '{"a":[1]}'::jsonb as body`;

const values = {
  instant: "2026-11-15T22:30:00.500Z",
  day: "2026-11-15",
  big: 9007199254740991,
  amount: "12.50",
  days: ["2026-01-31", null],
  instants: ["2026-01-30T23:00:00.000Z"],
  bigs: [7],
  body: { a: [1] },
};

test("dates, times and big numbers are read correctly", async () => {
  const { rows } = await database.pool.query(valuesSql);
  expect(rows[0]).toEqual(values);
});

test("the time zone of the host makes no difference", () => {
  const open = fileURLToPath(new URL("./open.ts", import.meta.url));
  const script = `
    const { openDatabase } = await import(${JSON.stringify(open)});
    const { pool, close } = await openDatabase({ databaseUrl: process.env.TEST_URL, dataDir: "", log: console });
    const { rows } = await pool.query(process.env.TEST_SQL);
    console.log(JSON.stringify({ day: new Date(0).getHours(), row: rows[0] }));
    await close();`;
  const env = { ...process.env, TZ: "Africa/Lagos", TEST_URL: database.url, TEST_SQL: valuesSql };
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", script], { env, encoding: "utf8" });
  expect(JSON.parse(said)).toEqual({ day: 1, row: values });
});

test("a timestamp keeps its microseconds", async () => {
  const { rows } = await database.pool.query("select timestamptz '2026-11-15 22:30:00.000001Z' as at");
  expect(rows[0].at).toBe("2026-11-15T22:30:00.000001Z");
  const same = await database.pool.query("select $1::timestamptz = timestamptz '2026-11-15 22:30:00.000001Z' as same", [
    rows[0].at,
  ]);
  expect(same.rows[0].same).toBe(true);
});

test("a value that JavaScript cannot represent exactly is refused", () => {
  expect(() => parseBigint("9007199254740993")).toThrow("does not fit");
  expect(() => parseInstant("infinity")).toThrow("no ISO 8601 form");
  expect(parseInstant("2026-11-15 00:30:00+01")).toBe("2026-11-14T23:30:00.000Z");
});

test("a day in Lagos begins an hour before the day in UTC", async () => {
  const { rows } = await database.pool.query(
    "select lagos_day('2026-12-31T22:59:59Z') as old, lagos_day('2026-12-31T23:00:00Z') as new",
  );
  expect(rows[0]).toEqual({ old: "2026-12-31", new: "2027-01-01" });
});

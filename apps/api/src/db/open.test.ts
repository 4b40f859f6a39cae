import { expect, test } from "vitest";
import { freshDatabase, quiet } from "../testing/database.ts";
import { assertNewEnough, openDatabase } from "./open.ts";

test("a PostgreSQL older than 15 is refused in one line", () => {
  expect(() => assertNewEnough({ number: 140_012, name: "14.12" })).toThrow(
    "DATABASE_URL points to PostgreSQL 14.12. SabiPrep needs PostgreSQL 15 or newer.",
  );
  assertNewEnough({ number: 150_000, name: "15.0" });
});

test("a DATABASE_URL that leads nowhere is reported in one line", async () => {
  const databaseUrl = "postgres://nobody@127.0.0.1:1/nothing";
  await expect(openDatabase({ databaseUrl, dataDir: "", log: quiet })).rejects.toThrow(
    "The database of DATABASE_URL cannot be opened: connect ECONNREFUSED 127.0.0.1:1",
  );
});

test("connections carry our name, our time zone and a limit on statements", async () => {
  const database = await freshDatabase();
  const { rows } = await database.pool.query(`select current_setting('application_name') as name,
    current_setting('TimeZone') as zone, current_setting('statement_timeout') as limit`);
  expect(rows[0]).toEqual({ name: "sabiprep", zone: "UTC", limit: "30s" });
  expect(database.kind).toBe("external");
  await database.close();
});

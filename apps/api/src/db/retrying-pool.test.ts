import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { openSignals } from "../adapters/database-signals.ts";
import { freshDatabase, quiet } from "../testing/database.ts";
import { openFreezingProxy } from "../testing/freezing-proxy.ts";
import { isConnectionError } from "./connection-errors.ts";
import { openDatabase } from "./open.ts";

async function throughAProxy() {
  const direct = await freshDatabase();
  onTestFinished(() => direct.close());
  const proxy = await openFreezingProxy(direct.url);
  onTestFinished(proxy.close);
  const database = await openDatabase({ databaseUrl: proxy.url, dataDir: "", log: quiet });
  return { ...database, proxy, direct };
}

test("connections to a host that stopped answering are released, and later callers use the next host", async () => {
  const { db, pool, proxy, direct, url, close } = await throughAProxy();
  const signals = await openSignals(url, () => pool.markSuspect());
  const sleeping = Array.from({ length: 20 }, () => sql`select pg_sleep(20)`.execute(db));
  const asleep = async () =>
    (
      await sql`select from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`.execute(
        direct.db,
      )
    ).rows.length;
  await expect.poll(asleep, { timeout: 15_000 }).toBe(20);
  proxy.freeze();
  const ended = await Promise.allSettled(sleeping);
  expect(ended.every((one) => one.status === "rejected" && isConnectionError(one.reason))).toBe(true);
  const answered = await sql<{ n: number }>`select 42 as n`.execute(db);
  expect(answered.rows).toEqual([{ n: 42 }]);
  expect(pool.totalCount).toBeLessThanOrEqual(20);
  await signals.close();
  await close();
});

test("a database that never answers does not stop the process from ending", async () => {
  const { db, proxy, close } = await throughAProxy();
  const asked = sql`select pg_sleep(0.5)`.execute(db).catch((problem) => problem);
  await wait(200);
  proxy.freeze(true);
  const began = Date.now();
  await close();
  expect(Date.now() - began).toBeLessThan(8_000);
  expect(isConnectionError(await asked)).toBe(true);
});

test("when all connections of the server are in use, a caller waits for one of ours", async () => {
  const direct = await freshDatabase({ empty: true });
  const name = new URL(direct.url).pathname.slice(1);
  const role = `few_${name.slice(-8)}`;
  await sql.raw(`create role ${role} login password 'few' connection limit 3`).execute(direct.db);
  onTestFinished(async () => {
    await sql.raw(`drop role ${role}`).execute(direct.db);
    await direct.close();
  });
  const url = new URL(direct.url);
  url.username = role;
  url.password = "few";
  const { db, close } = await openDatabase({ databaseUrl: url.href, dataDir: "", log: quiet });
  const all = await Promise.allSettled(Array.from({ length: 15 }, () => sql`select pg_sleep(0.1)`.execute(db)));
  await close();
  expect(all.filter(({ status }) => status === "rejected")).toEqual([]);
});

test("a pooler's errors mean that the database is away, but a broken protocol does not", () => {
  const pooler = Object.assign(new Error("server login has been failing, try again later"), { code: "08P01" });
  expect(isConnectionError(pooler)).toBe(true);
  expect(isConnectionError(Object.assign(new Error("invalid message"), { code: "08P01", routine: "pq_getmsg" }))).toBe(
    false,
  );
  for (const code of ["57P01", "57P02", "57P03", "57P05", "53300"])
    expect(isConnectionError(Object.assign(new Error("x"), { code }))).toBe(true);
});

import { chmodSync, cpSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { openSignals } from "../adapters/database-signals.ts";
import { ConfigProblem, readConfig } from "../config.ts";
import { quiet, temporaryFolder } from "../testing/database.ts";
import { type Cluster, prepareCluster } from "./embedded/cluster.ts";
import { openEmbedded } from "./embedded/open-embedded.ts";
import { ensureRunning, stopPostmaster, urlOf } from "./embedded/postmaster.ts";
import { readHosts } from "./hosts.ts";
import { openDatabase } from "./open.ts";

test("an address with several hosts is read as PostgreSQL's own tools read it", () => {
  const query = "?sslmode=verify-full&target_session_attrs=read-write";
  const { urls, needsWrites } = readHosts(`postgres://ada:p%40ss@one:5432,two:5433,[::1]:5434/prep${query}`);
  expect(needsWrites).toBe(true);
  expect(urls).toEqual([
    "postgres://ada:p%40ss@one:5432/prep?sslmode=verify-full",
    "postgres://ada:p%40ss@two:5433/prep?sslmode=verify-full",
    "postgres://ada:p%40ss@[::1]:5434/prep?sslmode=verify-full",
  ]);
  expect(readHosts("postgres://one/prep")).toMatchObject({ urls: ["postgres://one/prep"], needsWrites: false });
  expect(readHosts("postgres://one,two/prep").needsWrites).toBe(true);
  expect(readHosts("postgres://one,two/prep?target_session_attrs=any").needsWrites).toBe(false);
});

test.each([
  "mysql://one/prep",
  "postgres://",
  "postgres://one:port,two/prep",
  "postgres://one,two/prep?target_session_attrs=prefer-standby",
])("%s does not start, and says so in one line", (DATABASE_URL) => {
  expect(() => readConfig({ DATABASE_URL })).toThrow(ConfigProblem);
  expect(() => readConfig({ DATABASE_URL })).toThrow(/^DATABASE_URL: [^\n]+$/);
});

/** A primary and a standby with the same data. The standby can be read but not written to. */
async function aPair(): Promise<{ first: Cluster; second: Cluster; urls: [URL, URL] }> {
  const [one, two] = [temporaryFolder("host"), temporaryFolder("host")];
  const made = await openEmbedded({ dataDir: one, log: quiet });
  await made.stop();
  cpSync(path.join(one, "postgres"), path.join(two, "postgres"), { recursive: true });
  chmodSync(path.join(two, "postgres/data"), 0o700);
  const [first, second] = [prepareCluster({ dataDir: one, log: quiet }), prepareCluster({ dataDir: two, log: quiet })];
  writeFileSync(path.join(second.data, "standby.signal"), "");
  const urls = await Promise.all(
    [first, second].map(
      async (cluster) => new URL(urlOf(cluster, (await ensureRunning(cluster, quiet)).port, "sabiprep")),
    ),
  );
  onTestFinished(async () => {
    for (const cluster of [first, second]) await stopPostmaster(cluster, "immediate");
  });
  return { first, second, urls: urls as [URL, URL] };
}

test("of several hosts the writable one is used, and after a failover the other one, automatically", async () => {
  const { first, urls } = await aPair();
  const [one, two] = urls;
  const address = `postgres://${one.username}:${one.password}@${two.host},${one.host}/sabiprep?target_session_attrs=read-write`;
  const database = await openDatabase({ databaseUrl: address, dataDir: "", log: quiet });
  onTestFinished(() => database.close());
  const signals = await openSignals(address);
  onTestFinished(() => signals.close());
  const where = async () =>
    (await database.pool.query("select current_setting('port') as port, pg_is_in_recovery() as standby")).rows[0];
  expect(await where()).toEqual({ port: one.port, standby: false });
  await database.pool.query("create table kept (n int)");

  await stopPostmaster(first, "immediate");
  const standby = await openDatabase({ databaseUrl: two.href, dataDir: "", log: quiet });
  await expect(standby.pool.query("create table refused (n int)")).rejects.toThrow(/read-only/);
  const promoted = wait(1_000).then(() => standby.pool.query("select pg_promote()"));
  // A call made meanwhile waits and finds the new host.
  expect(await where()).toEqual({ port: two.port, standby: false });
  await database.pool.query("create table kept_too (n int)");
  await promoted;
  await standby.close();
  await expect.poll(() => signals.healthy(), { timeout: 10_000 }).toBe(true);
});

// The embedded database when things go wrong. Each test opens its own data folder.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, cpSync, existsSync, readFileSync, rmSync, statSync, unlinkSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import pg from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { quiet, temporaryFolder } from "../../testing/database.ts";
import { openDatabase } from "../open.ts";
import { packagedBinaries } from "./binaries.ts";
import type { ClusterOptions } from "./cluster.ts";
import { identities, runAs } from "./identity.ts";
import { openEmbedded } from "./open-embedded.ts";
import { runningPostmaster } from "./pid-file.ts";

const isRoot = process.getuid?.() === 0;
const hasNamespaces = isRoot && runAs(identities.namespace, "true", []).ok;

let dataDir: string;
const children = new Set<ChildProcess>();
beforeEach(() => {
  dataDir = temporaryFolder("embedded");
});
afterEach(async () => {
  for (const child of children) child.kill("SIGKILL");
  children.clear();
  const left = runningPostmaster(data());
  if (left) process.kill(left.pid, "SIGQUIT");
  await expect.poll(() => runningPostmaster(data()), { timeout: 10_000 }).toBeUndefined();
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

const data = () => path.join(dataDir, "postgres", "data");

async function openAndAsk(options: Partial<ClusterOptions> = {}): Promise<string> {
  const opened = await openEmbedded({ dataDir, log: quiet, settings: { fsync: "off" }, ...options });
  const client = new pg.Client({ connectionString: opened.url });
  await client.connect();
  const { rows } = await client.query("select version() as version");
  await client.end();
  await opened.stop();
  return rows[0].version;
}

/** Another process that opens the folder, reports it and stays alive. */
async function openInAnotherProcess(then = ""): Promise<{ child: ChildProcess; said: string; code: number | null }> {
  const script = `
    const { openDatabase } = await import(${JSON.stringify(fileURLToPath(new URL("../open.ts", import.meta.url)))});
    try {
      await openDatabase({ dataDir: process.env.TEST_DATA_DIR, log: { info() {}, warn() {}, error() {} } });
      console.log("open");
      ${then}
    } catch (error) {
      console.log(error.message);
      process.exit(1);
    }`;
  const env = { ...process.env, TEST_DATA_DIR: dataDir };
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    env,
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.add(child);
  let said = "";
  child.stdout?.on("data", (chunk) => {
    said += chunk;
  });
  await Promise.race([once(child, "exit"), expect.poll(() => said, { timeout: 90_000 }).toContain("open")]).catch(
    () => {},
  );
  return { child, said: said.trim(), code: child.exitCode };
}

test("the first start creates the database, and the second finds its rows", async () => {
  const first = await openDatabase({ dataDir, log: quiet });
  await first.owner.query("create table kept as select 42 as n");
  const checks =
    await first.pool.query(`select current_setting('fsync') as fsync, current_setting('data_checksums') as sums,
    current_setting('server_encoding') as encoding, (select datcollate from pg_database where datname = current_database()) as collation`);
  expect(checks.rows[0]).toEqual({ fsync: "on", sums: "on", encoding: "UTF8", collation: "C" });
  await first.close();
  expect(runningPostmaster(data())).toBeUndefined();

  const second = await openDatabase({ dataDir, log: quiet });
  expect((await second.owner.query("select n from kept")).rows).toEqual([{ n: 42 }]);
  await second.close();
  expect(statSync(path.join(data(), "sabiprep-password")).mode & 0o777).toBe(0o600);
});

test("a connection without the password is refused", async () => {
  const opened = await openDatabase({ dataDir, log: quiet });
  const stranger = new pg.Client({ connectionString: opened.url.replace(/:[^:@]+@/, ":guess@") });
  await expect(stranger.connect()).rejects.toThrow("password authentication failed");
  await opened.close();
});

test("a second process on the same folder is refused in one line, and the first keeps working", async () => {
  const first = await openDatabase({ dataDir, log: quiet });
  const second = await openInAnotherProcess();
  expect(second.code).toBe(1);
  expect(second.said).toBe(
    `Another SabiPrep process already uses the data folder ${dataDir}. Stop it first, or choose another DATA_DIR.`,
  );
  expect((await first.pool.query("select 1 as n")).rows).toEqual([{ n: 1 }]);
  await first.close();
});

test("of two first starts at the same time, one owns the database and the other is refused", {
  timeout: 120_000,
}, async () => {
  const both = await Promise.all([openInAnotherProcess(), openInAnotherProcess()]);
  expect(both.map(({ code }) => code).sort()).toEqual([1, null]);
  expect(both.map(({ said }) => said).sort()[1]).toBe("open");
});

test("the server that a killed process left running is adopted", async () => {
  const { child } = await openInAnotherProcess();
  const orphan = runningPostmaster(data());
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(runningPostmaster(data())).toEqual(orphan);

  const opened = await openDatabase({ dataDir, log: quiet });
  expect(runningPostmaster(data())).toEqual(orphan);
  expect((await opened.pool.query("select 1 as n")).rows).toEqual([{ n: 1 }]);
  await opened.close();
  expect(runningPostmaster(data())).toBeUndefined();
});

test("a process that exits without closing stops its server", async () => {
  const { code } = await openInAnotherProcess("process.exit(3);");
  await expect.poll(() => runningPostmaster(data()), { timeout: 10_000 }).toBeUndefined();
  expect([3, null]).toContain(code);
  expect(existsSync(path.join(data(), "postmaster.pid"))).toBe(false);
});

test("a server that dies while its owner is running is started again on the same port", async () => {
  const opened = await openDatabase({ dataDir, log: quiet });
  await opened.owner.query("create table kept as select 42 as n");
  const before = runningPostmaster(data());
  process.kill(before?.pid ?? 0, "SIGKILL");
  const successor = () => runningPostmaster(data())?.pid ?? before?.pid;
  await expect.poll(successor, { timeout: 20_000 }).not.toBe(before?.pid);
  const ask = () =>
    opened.owner.query("select n from kept").then(
      ({ rows }) => rows,
      () => "away",
    );
  await expect.poll(ask, { timeout: 20_000 }).toEqual([{ n: 42 }]);
  expect(runningPostmaster(data())?.port).toBe(before?.port);
  const second = await openInAnotherProcess();
  expect(second.code).toBe(1);
  await opened.close();
});

test("a pid file of a dead server, whose process ID is in use again, does not stop the start", async () => {
  await openAndAsk();
  // PostgreSQL ignores the process ID of its own parent, so we use an unrelated process.
  const stranger = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  children.add(stranger);
  const note = [stranger.pid, data(), 1, 1, "", "127.0.0.1", "", "ready"].join("\n");
  writeFileSync(path.join(data(), "postmaster.pid"), note);
  expect(await openAndAsk()).toContain("PostgreSQL 18");
});

test("an interrupted first start is repeated from the beginning", async () => {
  const half = path.join(dataDir, "postgres", "making-half");
  cpSync(fileURLToPath(new URL("../migrations", import.meta.url)), half, { recursive: true });
  expect(await openAndAsk()).toContain("PostgreSQL 18");
});

test("data of another PostgreSQL major version is refused and not changed", async () => {
  await openAndAsk();
  writeFileSync(path.join(data(), "PG_VERSION"), "17\n");
  await expect(openAndAsk()).rejects.toThrow(
    `The data in ${data()} was created by PostgreSQL 17, but this build runs PostgreSQL 18`,
  );
  expect(readFileSync(path.join(data(), "PG_VERSION"), "utf8")).toBe("17\n");
});

test("a platform without a package gets the advice to set DATABASE_URL", () => {
  expect(() => packagedBinaries("plan9-mips")).toThrow("no embedded PostgreSQL for plan9-mips. Set DATABASE_URL");
});

test("binaries that do not run on this machine give the advice to set DATABASE_URL", async () => {
  const native = path.join(dataDir, "package", "native");
  await expect(openAndAsk({ native })).rejects.toThrow(/does not run on this machine .*: set DATABASE_URL/);
});

test("library links missing after the install are made at the start", async () => {
  const native = path.join(dataDir, "package", "native");
  cpSync(packagedBinaries(), native, { recursive: true, verbatimSymlinks: true });
  const links = JSON.parse(readFileSync(path.join(native, "pg-symlinks.json"), "utf8")) as { target: string }[];
  for (const { target } of links) unlinkSync(path.join(native, "..", target));
  expect(links.length).toBeGreaterThan(0);
  expect(await openAndAsk({ native })).toContain("PostgreSQL 18");
  expect(links.every(({ target }) => existsSync(path.join(native, "..", target)))).toBe(true);
});

test.runIf(hasNamespaces)("root runs it in a user namespace and keeps its files", async () => {
  expect(await openAndAsk({ identities: [identities.namespace] })).toContain("PostgreSQL 18");
  expect(statSync(data()).uid).toBe(0);
});

test.runIf(isRoot)("root without namespaces runs it as nobody, and can change over later", async () => {
  // mkdtemp makes folders private. This one is opened, as an operator's folder would be.
  chmodSync(dataDir, 0o755);
  expect(await openAndAsk({ identities: [identities.nobody] })).toContain("PostgreSQL 18");
  expect(statSync(data()).uid).toBe(65534);
  if (hasNamespaces) {
    expect(await openAndAsk({ identities: [identities.namespace] })).toContain("PostgreSQL 18");
    expect(statSync(data()).uid).toBe(0);
  }
});

test.runIf(isRoot)("a folder nobody can reach is replaced by one that can be, and said so", async () => {
  const said: string[] = [];
  const log = { ...quiet, warn: (message: string) => said.push(message) };
  expect(await openAndAsk({ identities: [identities.nobody], log })).toContain("PostgreSQL 18");
  const home = readFileSync(path.join(dataDir, "postgres-folder"), "utf8").trim();
  try {
    expect(said).toEqual([
      `PostgreSQL does not run as root, and its user cannot read ${dataDir}. Its data is stored in ${home}`,
    ]);
    expect(await openAndAsk({ identities: [identities.nobody], log })).toContain("PostgreSQL 18");
    expect(said).toHaveLength(1);
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
});

// npm run proof -- recovery Point-in-time recovery by the scripts of deploy/database: a database with an archived log
// is copied, then people are added, then somebody deletes them all. The drill restores the moment before. After a
// failover it also restores what the promoted host has written. Old copies are deleted, and those that are kept can
// still be restored.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { giveTo, identitiesToTry } from "../../apps/api/src/db/embedded/identity.ts";
import { openDatabase } from "../../apps/api/src/db/open.ts";
import { prepareDatabase } from "../../apps/api/src/db/prepare.ts";
import { premiumPeople } from "../../bench/premium-people.ts";
import { startPostgresPair } from "../fleet/postgres-pair.ts";
import { root } from "../run-command.ts";

let passed = 0;
let failed = 0;
function check(what: string, is: unknown, should: unknown): void {
  if (is === should) passed++;
  else failed++;
  console.log(`${is === should ? "ok    " : "FAILED"} ${what}: ${is}${is === should ? "" : `, should be ${should}`}`);
}

const folder = mkdtempSync(path.join(tmpdir(), "sabiprep-recovery-"));
const archive = path.join(folder, "database", "archive");
mkdirSync(archive, { recursive: true });
const identity = identitiesToTry(folder)[0]!;
giveTo(identity, folder);
const pair = await startPostgresPair(path.join(folder, "database"), 21_000 + (process.pid % 10_000), {
  archive_mode: "on",
  archive_command: `${path.join(root, "deploy/database/archive-wal.sh")} ${archive} %p %f`,
});
const database = await openDatabase({ databaseUrl: pair.url, ownerUrl: pair.ownerUrl, dataDir: "", log: console });
const { db, pool, owner } = database;

/** Everything written until now is in the archive. */
async function archived(): Promise<void> {
  const [line] = (
    await pair.run("psql", "-qtA", "-d", pair.superuserOf(), "-c", "select pg_walfile_name(pg_switch_wal())")
  ).split("\n");
  while (!existsSync(path.join(archive, "wal", `${line}.gz`))) await wait(100);
}

async function drill(what: string, people: number, ...at: string[]): Promise<void> {
  const told = await pair.run("restore-drill.sh", archive, ...at);
  const found = (name: string) => Number(new RegExp(`^${name} (\\d+)$`, "m").exec(told)?.[1]);
  check(`${what}, after ${found("seconds")} s, people`, found("candidates"), people);
}

try {
  await prepareDatabase(database);
  await premiumPeople(db, 50);
  await pair.run("base-backup.sh", archive, pair.replicatorOf());
  // Copies are distinguished by the second.
  await wait(1_100);
  await premiumPeople(db, 50);
  const { rows } = await pool.query("select clock_timestamp()::text as at");
  await wait(1_100);
  await owner.query("delete from grants; delete from candidates");
  await premiumPeople(db, 7);
  await archived();
  await drill("the moment before the mistake", 100, rows[0].at);
  await drill("all that was written", 7);
  await pair.killPrimary();
  await pair.promote();
  await pair.rejoin();
  await premiumPeople(db, 10);
  await archived();
  await drill("with what the promoted host wrote", 17);
  for (let copies = 0; copies < 3; copies++) {
    await pair.run("base-backup.sh", archive, pair.replicatorOf());
    await wait(1_100);
  }
  check("copies that are kept", readdirSync(path.join(archive, "base")).length, 2);
  await premiumPeople(db, 3);
  await archived();
  process.env.INTO = path.join(archive, "../restored");
  await drill("from the copies that are kept", 20);
  check(
    "what the drill left can be started",
    await pair.run("pg_controldata", process.env.INTO).then((told) => /shut down$/m.test(told)),
    true,
  );
} catch (problem) {
  check("the proof itself ran to its end", (problem as Error).stack, "");
}
await database.close();
await pair.stop();
rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

// npm run proof -- standby [--seconds N] Two instances read lists from a standby (DATABASE_READ_URL). One member of
// staff changes a candidate and requests the list immediately, at either instance: it must contain the change. Another
// one only reads. The standby keeps up, then stops for a while, then dies. No call may fail, and nobody may read
// anything older than the allowed lag.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Client, createClient, users } from "@sabiprep/contract";
import pg from "pg";
import { openDatabase } from "../../apps/api/src/db/open.ts";
import { aCandidate, aStaffMember } from "../../apps/api/src/testing/people.ts";
import type { Api } from "../../apps/api/src/testing/start-api.ts";
import { buildAll } from "../build.ts";
import { type Instance, startInstance } from "../fleet/instance.ts";
import { startPostgresPair } from "../fleet/postgres-pair.ts";

const { values } = parseArgs({ options: { seconds: { type: "string", default: "10" } } });
const LAG_SECONDS = 5;
/** The processes of both instances. */
const PROCESSES = 4;
/** A list that is being read when the lag is noticed is older by the time that it takes. */
const SLACK_MS = 3_000;
const base = 21_000 + (process.pid % 10_000);

let passed = 0;
let failed = 0;
function check(what: string, ok: boolean, detail: unknown = ""): void {
  if (ok) passed++;
  else failed++;
  console.log(`${ok ? "ok    " : "FAILED"} ${what}${ok ? "" : `: ${detail}`}`);
}

const folder = mkdtempSync(path.join(tmpdir(), "sabiprep-standby-"));
await buildAll();
const pair = await startPostgresPair(path.join(folder, "database"), base + 3);
const standbyUrl = pair.standbyUrl();
const instances: Instance[] = [];

/** How many transactions the standby has read for us. */
async function readThere(): Promise<number> {
  const text = "select xact_commit::int as n from pg_stat_database where datname = current_database()";
  const client = new pg.Client({ connectionString: standbyUrl });
  await client.connect();
  return (await client.query(text).finally(() => client.end())).rows[0].n;
}

interface World {
  writer: Client[];
  reader: Client[];
  uuid: string;
  email: string;
}

/** When each name of the candidate was acknowledged. */
const renamed: number[] = [];
const seen = { own: 0, ownOld: 0, others: 0, oldest: 0, failed: [] as string[] };

/** A number in a form that a name can contain. */
const nameOf = (number: number) => `Row${String(number).replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)]!)}`;
const numberOf = (name: string) => Number([...name.slice(3)].map((letter) => "abcdefghij".indexOf(letter)).join(""));

async function numberIn(client: Client, { uuid }: World): Promise<number> {
  const { items } = await client.call(users.list, {});
  return numberOf(items.find((each) => each.uuid === uuid)!.last_name);
}

async function write(world: World, over: () => boolean): Promise<void> {
  while (!over()) {
    const number = renamed.length;
    const [here, there] = number % 2 === 0 ? world.writer : world.writer.toReversed();
    const { uuid, email } = world;
    await here!.call(users.edit, { uuid, email, first_name: "Chidi", last_name: nameOf(number) });
    renamed.push(performance.now());
    for (const client of [here!, there!]) {
      seen.own++;
      if ((await numberIn(client, world)) < number) seen.ownOld++;
    }
    await wait(500);
  }
}

async function read(world: World, over: () => boolean): Promise<void> {
  for (let turn = 0; !over(); turn++) {
    const asked = performance.now();
    const number = await numberIn(world.reader[turn % 2]!, world);
    seen.others++;
    // It is as old as the change that ended it, if that was acknowledged before the request.
    const ended = renamed[number + 1] ?? asked;
    seen.oldest = Math.max(seen.oldest, asked - ended);
    await wait(20);
  }
}

/**
 * Returns whether lists were read from the standby: it got more requests than the one that each process sends every
 * second anyway.
 */
async function phase(what: string, world: World, seconds = Number(values.seconds)): Promise<boolean> {
  const before = { ...seen, there: await readThere().catch(() => 0) };
  const until = performance.now() + seconds * 1000;
  const over = () => performance.now() > until;
  for (const each of await Promise.allSettled([write(world, over), read(world, over)]))
    if (each.status === "rejected") seen.failed.push(String(each.reason));
  const there = (await readThere().catch(() => before.there)) - before.there;
  console.log(
    `${what}: ${seen.others - before.others} lists of others, ${seen.own - before.own} of who had just written; ${there} transactions of the standby`,
  );
  return there > seen.others - before.others + PROCESSES * seconds;
}

try {
  const env = {
    DATABASE_URL: pair.url,
    DATABASE_OWNER_URL: pair.ownerUrl,
    DATABASE_READ_URL: standbyUrl,
    DATABASE_READ_LAG_SECONDS: String(LAG_SECONDS),
  };
  for (let at = 0; at < 2; at++)
    instances.push(await startInstance({ folder, name: `instance-${at}`, port: base + at, env }));
  const database = await openDatabase({ databaseUrl: pair.url, dataDir: "", log: { ...console, warn: () => {} } });
  const clientsOf = (token: string | null) =>
    instances.map(({ port }) =>
      createClient({ baseUrl: `http://127.0.0.1:${port}/api`, token: () => token, timeoutMs: 30_000 }),
    );
  // The builders of people need only a database, a clock and a way to make clients from an instance.
  const people = {
    db: database.db,
    clock: { now: () => new Date() },
    clientWith: (token: string | null) => clientsOf(token)[0],
  } as unknown as Api;
  const world: World = {
    writer: clientsOf((await aStaffMember(people, { confirmed: true })).access_token),
    reader: clientsOf((await aStaffMember(people, { confirmed: true })).access_token),
    ...(await aCandidate(people)),
  };
  await world.writer[0]!.call(users.edit, { ...world, first_name: "Chidi", last_name: nameOf(0) });
  renamed.push(performance.now());
  await wait((LAG_SECONDS + 1) * 1000);
  check("lists come from the standby", await phase("the standby keeps up", world));
  const onStandby = (text: string) => pair.run("psql", "-q", "-d", pair.superuserOf("standby"), "-c", text);
  await onStandby("select pg_wal_replay_pause()");
  // It may still be read with this much lag.
  await phase("the standby has just stopped", world, LAG_SECONDS + 1);
  check("and not while it stands still", !(await phase("the standby stands still", world)));
  await onStandby("select pg_wal_replay_resume()");
  check("and again when it has caught up", await phase("the standby has caught up", world));
  await pair.killStandby();
  await phase("the standby is dead", world);
  check(`none of ${seen.own} lists of who had just written was old`, seen.ownOld === 0, seen.ownOld);
  const longest = LAG_SECONDS * 1000 + SLACK_MS;
  check(`others read nothing older than ${longest} ms (${seen.oldest.toFixed(0)} ms)`, seen.oldest <= longest);
  check("no call failed", seen.failed.length === 0, seen.failed.slice(0, 3).join(" | "));
  await database.close();
} catch (problem) {
  check("the proof itself ran to its end", false, (problem as Error).stack);
}
for (const instance of instances) await instance.stop();
await pair.stop();
rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 && passed > 0 ? 0 : 1);

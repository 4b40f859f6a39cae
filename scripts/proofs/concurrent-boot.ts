// npm run proof -- concurrent-boot [--rounds N] [--instances N] Several instances start at the same moment on one empty
// database. All of them start, and everything is there once. Then an instance with an older bank starts beside them and
// changes nothing.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import pg from "pg";
import { openEmbedded } from "../../apps/api/src/db/embedded/open-embedded.ts";
import { TEST_KEY } from "../../apps/api/src/testing/test-key.ts";
import { buildAll } from "../build.ts";
import { root } from "../run-command.ts";

const { values } = parseArgs({
  options: { rounds: { type: "string", default: "20" }, instances: { type: "string", default: "3" } },
});
const LONGEST_MS = 480_000;
let passed = 0;
let failed = 0;

function check(what: string, ok: boolean, detail = ""): void {
  if (ok) passed += 1;
  else failed += 1;
  console.log(`${ok ? "ok    " : "FAILED"} ${what}${ok || !detail ? "" : `: ${detail}`}`);
}

interface Instance {
  child: ChildProcess;
  said: string;
}

function start(databaseUrl: string, name: string): Instance {
  const env = {
    ...process.env,
    NODE_ENV: "test",
    DATABASE_URL: databaseUrl,
    DATA_DIR: path.join(folder, name),
    SECRETS_KEY: TEST_KEY,
    PORT: "0",
    PROCESSES: "1",
    LOG_LEVEL: "error",
  };
  const flags = ["--disable-warning=ExperimentalWarning", path.join(root, "apps/api/src/server.ts")];
  const child = spawn(process.execPath, flags, { cwd: root, env, stdio: ["ignore", "pipe", "pipe"] });
  const instance: Instance = { child, said: "" };
  for (const stream of [child.stdout!, child.stderr!])
    stream.on("data", (bytes: Buffer) => {
      instance.said += bytes;
    });
  return instance;
}

const isUp = ({ said }: Instance) =>
  said.includes("is ready at") && said.includes("demo accounts now have sample results");
const hasEnded = ({ child }: Instance) => child.exitCode !== null || child.signalCode !== null;

async function untilSettled(instances: Instance[]): Promise<void> {
  for (const end = Date.now() + LONGEST_MS; Date.now() < end; await wait(50))
    if (instances.every((each) => isUp(each) || hasEnded(each))) return;
}

async function end(instances: Instance[]): Promise<void> {
  await Promise.all(
    instances.map(async (instance) => {
      if (hasEnded(instance)) return;
      const ended = once(instance.child, "exit");
      instance.child.kill("SIGTERM");
      await ended;
    }),
  );
}

const folder = mkdtempSync(path.join(tmpdir(), "sabiprep-starts-"));
const server = await openEmbedded({ dataDir: path.join(folder, "database"), log: console });

async function ask(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

const urlOf = (name: string) => Object.assign(new URL(server.url), { pathname: `/${name}` }).href;

const facts = `
  select (select count(*)::int from questions) as questions, (select count(*)::int from question_revisions) as revisions,
    (select count(*)::int from papers) as papers, (select count(*)::int from staff) as staff,
    (select count(*)::int from candidates) as people, (select count(*)::int from sittings) as sittings,
    (select count(*)::int from schema_migrations) as migrations`;

try {
  await buildAll();
  let whole = "";
  for (let round = 1; round <= Number(values.rounds); round++) {
    const name = `starts_${round}`;
    await ask(server.url, `create database ${name}`);
    const began = Date.now();
    const instances = Array.from({ length: Number(values.instances) }, (_, at) => start(urlOf(name), `${round}-${at}`));
    await untilSettled(instances);
    const up = instances.filter(isUp).length;
    check(
      `round ${round}: ${up} of ${instances.length} are up (${((Date.now() - began) / 1000).toFixed(1)} s)`,
      up === instances.length,
      instances.map(({ said }) => said.trim().split("\n").slice(0, 3).join(" ")).join(" | "),
    );
    const [found] = await ask(urlOf(name), facts);
    whole ||= JSON.stringify(found);
    check("everything is there once", JSON.stringify(found) === whole, `${JSON.stringify(found)}, not ${whole}`);
    if (round === 1) await startOlder(name);
    await end(instances);
    await ask(server.url, `drop database ${name} with (force)`);
  }
} catch (problem) {
  check("the proof itself ran to its end", false, String(problem));
}

/** From its point of view: the bank in the database was made later than its own, and contains another question text. */
async function startOlder(name: string): Promise<void> {
  await ask(
    urlOf(name),
    `update site_settings set value = '{"fingerprint":"of a newer build","made_at":"2999-01-01T00:00:00.000Z"}'
     where name = 'bank_fingerprint';
     update questions set bank_hash = 'newer' where id in (select id from questions limit 100);
     insert into schema_migrations (name, checksum, breaks_older) values ('299901010000-newer', 'x', false)`,
  );
  const before = JSON.stringify(await ask(urlOf(name), facts));
  const older = start(urlOf(name), "older");
  await untilSettled([older]);
  check("an older build starts beside a newer one", isUp(older), older.said.slice(0, 500));
  check("and says that the newer bank stays", older.said.includes("a newer version, which stays in use"), older.said);
  check("and changes nothing", JSON.stringify(await ask(urlOf(name), facts)) === before);
  await end([older]);
}

await server.stop();
rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

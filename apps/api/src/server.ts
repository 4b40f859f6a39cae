// The process: listens, opens the database, migrates, builds, serves, and drains when told to stop.

import { buildBank, buildWeb } from "../../../scripts/build.ts";
import { buildApp, features } from "./app.ts";
import { ConfigProblem, readConfig } from "./config.ts";
import { DatabaseProblem } from "./db/database-problem.ts";
import { inTurn } from "./db/in-turn.ts";
import { openDatabase } from "./db/open.ts";
import { assertPrepared, prepareDatabase } from "./db/prepare.ts";
import { systemClock } from "./doors/clock.ts";
import { openSignals } from "./doors/database-signals.ts";
import { createFileStore } from "./doors/file-store.ts";
import { createGoogle } from "./doors/google.ts";
import { createMailer } from "./doors/mailer.ts";
import { createPaystack } from "./doors/paystack.ts";
import { closeDataFolder } from "./doors/private-folder.ts";
import { createPush } from "./doors/push.ts";
import { createScanner } from "./doors/scanner.ts";
import { auditRepair, beginKeyedLog } from "./features/audit/public.ts";
import { passwordProblem } from "./features/auth/public.ts";
import { joinLeaderboard } from "./features/leaderboard/public.ts";
import { makeDemoHistory } from "./features/progress/public.ts";
import { loadBankApart } from "./features/questions/public.ts";
import { DEMO_CANDIDATE, DEMO_STAFF, makeFirstAccounts } from "./features/staff/public.ts";
import type { House } from "./house.ts";
import { addressList } from "./http/connections-per-address.ts";
import { listen } from "./http/listener.ts";
import { startJobs } from "./jobs/run-jobs.ts";
import { createLog } from "./log.ts";
import { readKeys } from "./secrets/read-keys.ts";
import { sealStored } from "./secrets/seal-stored.ts";
import { secretOf } from "./secrets/secret-of.ts";

const GRACE_MS = 25_000;
const LONGEST_STOP_MS = GRACE_MS + 10_000;

async function start(): Promise<void> {
  const config = readConfig();
  refuseWeakOwner(config.ADMIN_PASSWORD);
  const log = createLog(config);
  // A person reads along where it is tried out; in production whatever collects the log does.
  const print = (line: string) => void (config.production ? log.info(line) : process.stdout.write(`${line}\n`));
  const sayings = { info: print, warn: print, error: print };
  readKeys(config);
  const listener = await listen(config.HOST, config.PORT, {
    connectionsPerAddress: config.CONNECTIONS_PER_ADDRESS,
    isProxy: addressList(config.trustedProxies || []),
    hsts: config.hsts,
    tls: config.tls,
  }).catch((problem) => stopWith(portProblem(problem, config)));
  const here = `${config.tls.cert ? "https" : "http"}://${config.HOST}:${listener.port}`;
  const publicUrl = config.PUBLIC_URL ?? here;
  const known = { ...config, PUBLIC_URL: publicUrl };

  const [database] = await Promise.all([
    openDatabase({
      databaseUrl: config.DATABASE_URL,
      ownerUrl: config.DATABASE_OWNER_URL,
      dataDir: config.DATA_DIR,
      log: sayings,
    }),
    buildWeb(),
    buildBank(),
  ]);
  await closeDataFolder(config.DATA_DIR);
  if (config.DATABASE_PREPARED === "at-start") await prepareDatabase(database, sayings);
  else await assertPrepared(database);
  const sealed = await sealStored(database.db);
  if (sealed > 0) print(`Secrets sealed with the key in force: ${sealed}`);
  await beginKeyedLog(database.db, systemClock.now());
  const house: House = {
    db: database.db,
    config: known,
    clock: systemClock,
    mailer: createMailer(known, print),
    fileStore: createFileStore(config),
    google: createGoogle(config, log),
    push: createPush(config, await secretOf(database.db, "push")),
    paystack: createPaystack(config),
    scanner: createScanner(config),
    signals: await openSignals(database.url, () => database.pool.suspect()),
    log,
    publicUrl,
    secret: await secretOf(database.db, "links"),
  };
  if (config.production && !house.scanner) log.warn("CLAMAV_URL is not set: files that are sent in are not scanned");
  let serving = false;
  // Beside each other: a first load keeps the database busy, the building of routes this process.
  const [app] = await Promise.all([
    buildApp(house, () => serving),
    inTurn(database.owner, () => fillDatabase(house, database.ownerUrl, print)),
  ]);
  const jobs = await startJobs(house, database.pool, features, auditRepair);
  listener.hand((request, response) => app.server.routing(request, response));
  serving = true;
  print(`${config.SITE_NAME} is ready at ${here}`);
  if (!config.production)
    for (const [who, { email, password }] of Object.entries({ candidate: DEMO_CANDIDATE, staff: DEMO_STAFF }))
      print(`  demo ${who}: ${email} / ${password}`);

  const stop = once(async () => {
    serving = false;
    // Whoever still waits then, for a database that does not answer or anything else, waits in vain.
    setTimeout(() => stopWith("Not everything could be ended in time."), LONGEST_STOP_MS).unref();
    await listener.close(GRACE_MS);
    await jobs.stop();
    await app.close();
    house.mailer.close();
    await house.signals.close();
    await database.close();
    process.exit(0);
  });
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stop);
}

/** What has to be in the database before anybody can be served; where it is there already, nothing happens. */
async function fillDatabase(house: House, ownerUrl: string, print: (line: string) => void): Promise<void> {
  const bank = await loadBankApart(house.db, { ownerUrl, now: house.clock.now() });
  if (bank.loaded) print(`Question bank: ${bank.added} new, ${bank.revised} revised, ${bank.retired} retired`);
  if (bank.isBehind) print("Question bank: the database holds that of a newer build, which stays");
  await makeFirstAccounts(house);
  await makeDemoHistory(house, features, joinLeaderboard);
}

/** The first owner's password is chosen like any other: by the rule, and not one everybody tries. */
function refuseWeakOwner(password: string | undefined): void {
  const problem = password && passwordProblem(password);
  if (problem) throw new ConfigProblem(`ADMIN_PASSWORD: ${problem}`);
}

function portProblem(problem: NodeJS.ErrnoException, { HOST, PORT }: { HOST: string; PORT: number }): string {
  if (problem.code === "EADDRINUSE") return `PORT: ${PORT} on ${HOST} is taken; is the server running already?`;
  return `PORT: can not listen on ${HOST}:${PORT} (${problem.code ?? problem.message})`;
}

function once(work: () => Promise<void>): () => void {
  let started = false;
  return () => {
    if (started) return;
    started = true;
    work().catch((problem) => stopWith(String(problem)));
  };
}

function stopWith(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

start().catch((problem: unknown) => {
  if (problem instanceof ConfigProblem || problem instanceof DatabaseProblem) stopWith(problem.message);
  stopWith(problem instanceof Error ? (problem.stack ?? problem.message) : String(problem));
});

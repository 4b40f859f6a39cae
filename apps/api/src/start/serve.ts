// One serving process. It opens the database, prepares and fills it if it is the first, serves, and drains when told to
// stop.
import { setTimeout as wait } from "node:timers/promises";
import { systemClock } from "../adapters/clock.ts";
import { openSignals } from "../adapters/database-signals.ts";
import { createFileStore } from "../adapters/file-store.ts";
import { createGoogle } from "../adapters/google.ts";
import { createMailer } from "../adapters/mailer.ts";
import { createPaystack } from "../adapters/paystack.ts";
import { closeDataFolder } from "../adapters/private-folder.ts";
import { createPush } from "../adapters/push.ts";
import { createScanner } from "../adapters/scanner.ts";
import type { SiblingProcesses } from "../adapters/sibling-processes.ts";
import { buildApp, features } from "../app.ts";
import type { AppContext } from "../app-context.ts";
import { type Config, ConfigProblem } from "../config.ts";
import { withMigrationLock } from "../db/migration-lock.ts";
import { openDatabase } from "../db/open.ts";
import { assertPrepared, prepareDatabase } from "../db/prepare.ts";
import { openReplica } from "../db/replica.ts";
import { auditRepair, beginKeyedLog } from "../features/audit/public.ts";
import { passwordProblem, sharePasswordWork } from "../features/auth/public.ts";
import { joinLeaderboard } from "../features/leaderboard/public.ts";
import {
  excludeDemoFromStatistics,
  includeDemoInStatistics,
  makeDemoHistory,
  makeDemoPeople,
  removeDemoPeople,
} from "../features/progress/public.ts";
import { loadBankInChildProcess } from "../features/questions/public.ts";
import { DEMO_CANDIDATE, DEMO_STAFF, makeFirstAccounts } from "../features/staff/public.ts";
import { addressList } from "../http/connections-per-address.ts";
import { type Listener, listen } from "../http/listener.ts";
import { startJobs, startOwnLoops } from "../jobs/run-jobs.ts";
import { createLog } from "../log.ts";
import { readKeys } from "../secrets/read-keys.ts";
import { sealStored } from "../secrets/seal-stored.ts";
import { secretOf } from "../secrets/secret-of.ts";
import { assertBuilt } from "./built.ts";
import type { DatabaseUrls, WorkerConfig } from "./messages.ts";
import { assertOneStore, storeId } from "./one-store.ts";
import { portProblem } from "./port.ts";
import { GRACE_MS, JOBS_MS, longestStop } from "./stop-times.ts";
import { stopWith } from "./stop-with.ts";

/** The last line of a start outside production. Tests and proofs that use the demo accounts wait for it. */
const DEMO_IS_WHOLE = "  demo accounts now have sample results";

export async function serve(
  config: Config,
  standing: WorkerConfig,
  urls: Promise<DatabaseUrls>,
  siblings: SiblingProcesses,
  tellReady: () => void,
): Promise<() => void> {
  const isFirst = standing.place === 0;
  refuseWeakOwner(config.ADMIN_PASSWORD);
  assertBuilt(config);
  sharePasswordWork(config.PROCESSES);
  const log = createLog(config);
  // In development a person reads the output. In production a log collector does.
  const print = (line: string) => void (config.production ? log.info(line) : process.stdout.write(`${line}\n`));
  const sayings = { info: print, warn: print, error: print };
  readKeys(config);
  const open = () => openPort(config, standing);
  let listener = opensAtOnce(config, standing) ? await open() : null;
  const addressOf = (port: number) => `${config.tls.cert ? "https" : "http"}://${config.HOST}:${port}`;
  const publicUrl = config.PUBLIC_URL ?? addressOf(listener?.port ?? standing.port);
  const known = { ...config, PUBLIC_URL: publicUrl };

  const { url, ownerUrl } = await urls;
  const database = await openDatabase({
    databaseUrl: url,
    ownerUrl,
    directUrl: config.DATABASE_DIRECT_URL,
    dataDir: config.DATA_DIR,
    connections: config.connections,
    log: sayings,
  });
  if (isFirst) await closeDataFolder(config.DATA_DIR);
  if (config.DATABASE_PREPARED === "beforehand") await assertPrepared(database);
  else if (isFirst) await prepareDatabase(database, sayings);
  if (isFirst) {
    const sealed = await sealStored(database.db);
    if (sealed > 0) print(`Secrets encrypted with the current key: ${sealed}`);
    await beginKeyedLog(database.db, systemClock.now());
  }
  const store = storeId(config);
  const replica = config.DATABASE_READ_URL
    ? openReplica({
        url: config.DATABASE_READ_URL,
        primary: database.pool,
        maxLagMs: config.DATABASE_READ_LAG_SECONDS * 1000,
        connections: config.connections,
        log: sayings,
      })
    : null;
  const context: AppContext = {
    db: database.db,
    replica,
    pool: database.pool,
    config: known,
    clock: systemClock,
    mailer: createMailer(known, print),
    fileStore: createFileStore(config),
    google: createGoogle(config, log),
    push: createPush(config, await secretOf(database.db, "push")),
    paystack: createPaystack(config),
    scanner: createScanner(config),
    signals: await openSignals(database.directUrl, () => database.pool.markSuspect(), store),
    siblings,
    log,
    publicUrl,
    secret: await secretOf(database.db, "links"),
  };
  if (isFirst && config.production && !context.scanner)
    log.warn("CLAMAV_URL is not set: uploaded files are not scanned for viruses");
  if (config.production) await assertOneStore(database.db, store);
  let serving = false;
  // In parallel: a first load keeps the database busy, and building the routes keeps this process busy.
  const [app] = await Promise.all([
    buildApp(context, () => serving),
    isFirst && withMigrationLock(database.owner, () => fillDatabase(context, database.ownerUrl, print)),
  ]);
  const jobs = isFirst ? await startJobs(context, database.direct, features, auditRepair) : null;
  const ownLoops = startOwnLoops(context, features);
  listener ??= await open();
  listener.hand((request, response) => app.server.routing(request, response));
  serving = true;
  const here = addressOf(listener.port);
  tellReady();
  if (!standing.joins) printReady(config, here, print);
  let stopping = false;
  // The start does not wait for it. A visitor who signs in as the demo candidate in the first seconds sees a new
  // account, and then its history.
  if (isFirst && !config.production)
    liveDemo(
      context,
      (line) => standing.joins || print(line),
      () => stopping,
    ).catch(
      (problem) =>
        !stopping &&
        log.error(
          { err: problem },
          "the demo accounts' sample results were not written. The next start will try again",
        ),
    );
  if (isFirst && config.production)
    removeDemoPeople(context, features).catch(
      (problem) =>
        !stopping &&
        log.error({ err: problem }, "staff figures still count demo people. The next start will try again"),
    );

  return once(async () => {
    serving = false;
    stopping = true;
    // Work that still waits then, for a database that does not answer or anything else, would wait forever.
    setTimeout(() => stopWith("Some work did not stop in time."), longestStop(config)).unref();
    // Background work may take as long as the answers do. No new work is started.
    const jobsEnded = jobs?.stop();
    await wait(config.DRAIN_SECONDS * 1000);
    await listener.close(GRACE_MS);
    const isCutOff = jobsEnded && (await Promise.race([jobsEnded.then(() => false), wait(JOBS_MS, true)]));
    if (isCutOff) log.warn("background work did not stop in time: it is rolled back and will run again");
    await ownLoops.stop();
    await app.close();
    context.mailer.close();
    await context.signals.close();
    await replica?.close();
    await database.close();
    process.exit(0);
  });
}

async function liveDemo(context: AppContext, print: (line: string) => void, isStopping: () => boolean): Promise<void> {
  const withPeople = context.config.demoPeople;
  if (withPeople) await includeDemoInStatistics(context);
  await makeDemoHistory(context, features, joinLeaderboard);
  print(DEMO_IS_WHOLE);
  if (withPeople) await makeDemoPeople(context, features, isStopping);
}

/**
 * Health is answered from the first moment. Behind a balancer the port stays closed until the server is ready: the
 * balancer can send any refused connection to another instance, but not a request it has already sent.
 */
const opensAtOnce = (config: Config, { joins }: WorkerConfig) =>
  !joins && !(config.trustedProxies && config.PUBLIC_URL);

const openPort = (config: Config, { port, isShared }: WorkerConfig): Promise<Listener> =>
  listen(config.HOST, port, {
    // Connections are distributed evenly, so each process sees its share of an address's connections.
    connectionsPerAddress: Math.ceil(config.CONNECTIONS_PER_ADDRESS / config.PROCESSES),
    isProxy: addressList(config.trustedProxies || []),
    hsts: config.hsts,
    isShared,
    tls: config.tls,
  }).catch((problem) => stopWith(portProblem(problem, config)));

function printReady(config: Config, here: string, print: (line: string) => void): void {
  print(`${config.SITE_NAME} is ready at ${here}`);
  if (config.production) return;
  for (const [who, { email, password }] of Object.entries({ candidate: DEMO_CANDIDATE, staff: DEMO_STAFF }))
    print(`  demo ${who}: ${email} / ${password}`);
}

/** The data that must be in the database before the server can serve. Existing data is left as it is. */
async function fillDatabase(context: AppContext, ownerUrl: string, print: (line: string) => void): Promise<void> {
  const bank = await loadBankInChildProcess(context.db, { ownerUrl, now: context.clock.now() });
  if (bank.loaded) print(`Question bank: ${bank.added} new, ${bank.revised} revised, ${bank.retired} retired`);
  if (bank.isBehind) print("Question bank: the database has a newer version, which stays in use");
  await makeFirstAccounts(context);
  if (context.config.production) await excludeDemoFromStatistics(context.db);
}

/** The first owner's password follows the same rule as any other, and must not be a common one. */
function refuseWeakOwner(password: string | undefined): void {
  const problem = password && passwordProblem(password);
  if (problem) throw new ConfigProblem(`ADMIN_PASSWORD: ${problem}`);
}

function once(work: () => Promise<void>): () => void {
  let started = false;
  return () => {
    if (started) return;
    started = true;
    work().catch((problem) => stopWith(String(problem)));
  };
}

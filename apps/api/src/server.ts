// The process: listens, opens the database, migrates, builds, serves, and drains when told to stop.

import { buildWeb } from "../../../scripts/build.ts";
import { buildApp, features } from "./app.ts";
import { ConfigProblem, readConfig } from "./config.ts";
import { DatabaseProblem } from "./db/database-problem.ts";
import { migrate } from "./db/migrate.ts";
import { openDatabase } from "./db/open.ts";
import { systemClock } from "./doors/clock.ts";
import { openSignals } from "./doors/database-signals.ts";
import { createFileStore } from "./doors/file-store.ts";
import { createGoogle } from "./doors/google.ts";
import { createMailer } from "./doors/mailer.ts";
import { createPaystack } from "./doors/paystack.ts";
import { createPush } from "./doors/push.ts";
import { joinLeaderboard } from "./features/leaderboard/public.ts";
import { makeDemoHistory } from "./features/progress/public.ts";
import { loadBankInto } from "./features/questions/public.ts";
import { DEMO_CANDIDATE, DEMO_STAFF, makeFirstAccounts } from "./features/staff/public.ts";
import type { House } from "./house.ts";
import { listen } from "./http/listener.ts";
import { startJobs } from "./jobs/run-jobs.ts";
import { createLog } from "./log.ts";
import { secretOf } from "./secrets.ts";

const GRACE_MS = 25_000;
const print = (line: string) => process.stdout.write(`${line}\n`);

async function start(): Promise<void> {
  const config = readConfig();
  const log = createLog(config);
  const listener = await listen(config.HOST, config.PORT).catch((problem) => stopWith(portProblem(problem, config)));
  const publicUrl = config.PUBLIC_URL ?? `http://${config.HOST}:${listener.port}`;
  const known = { ...config, PUBLIC_URL: publicUrl };

  const [database] = await Promise.all([
    openDatabase({ databaseUrl: config.DATABASE_URL, dataDir: config.DATA_DIR, log: sayings }),
    buildWeb(),
  ]);
  await migrate(database.pool, { log: sayings });
  const house: House = {
    db: database.db,
    config: known,
    clock: systemClock,
    mailer: createMailer(known, print),
    fileStore: createFileStore(config),
    google: createGoogle(config),
    push: createPush(config, await secretOf(database.db, "push")),
    paystack: createPaystack(config),
    signals: await openSignals(database.url),
    log,
    publicUrl,
    secret: await secretOf(database.db, "links"),
  };
  const bank = await loadBankInto(database.db, house.clock.now());
  if (bank.loaded) print(`Question bank: ${bank.added} new, ${bank.revised} revised, ${bank.retired} retired`);
  await makeFirstAccounts(house);
  await makeDemoHistory(house, features, joinLeaderboard);
  let serving = false;
  const app = await buildApp(house, () => serving);
  const jobs = await startJobs(house, database.pool, features);
  listener.hand((request, response) => app.server.routing(request, response));
  serving = true;
  print(`${config.SITE_NAME} is ready at http://${config.HOST}:${listener.port}`);
  if (!config.production)
    for (const [who, { email, password }] of Object.entries({ candidate: DEMO_CANDIDATE, staff: DEMO_STAFF }))
      print(`  demo ${who}: ${email} / ${password}`);

  const stop = once(async () => {
    serving = false;
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

const sayings = { info: print, warn: print, error: print };

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

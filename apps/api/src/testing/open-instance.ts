// One instance of the server in this process, on an existing database. Proofs open several side by side.
import { mkdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { type Client, createClient } from "@sabiprep/contract";
import { Kysely, PostgresDialect } from "kysely";
import { pino } from "pino";
import { movableClock } from "../adapters/clock.ts";
import { openSignals } from "../adapters/database-signals.ts";
import { createFileStore } from "../adapters/file-store.ts";
import { createGoogle } from "../adapters/google.ts";
import type { Mail } from "../adapters/mailer.ts";
import { createMailer } from "../adapters/mailer.ts";
import { createPaystack } from "../adapters/paystack.ts";
import { createPush } from "../adapters/push.ts";
import { createScanner } from "../adapters/scanner.ts";
import { noSiblings } from "../adapters/sibling-processes.ts";
import { buildApp, features } from "../app.ts";
import type { AppContext } from "../app-context.ts";
import { readConfig } from "../config.ts";
import type { OpenDatabase } from "../db/open.ts";
import { openReplica, type Replica } from "../db/replica.ts";
import type { Tables } from "../db/tables.ts";
import { type ListenerOptions, listen } from "../http/listener.ts";
import { settle } from "../jobs/run-jobs.ts";
import { readKeys } from "../secrets/read-keys.ts";
import { secretOf } from "../secrets/secret-of.ts";
import { temporaryFolder } from "./temporary-folder.ts";
import { TEST_KEY } from "./test-key.ts";

/**
 * In bytes. Compressing a shorter answer gains too little (http/compress.ts counts characters, and some of them take
 * three bytes).
 */
const LONGEST_PLAIN = 3_000;

interface Ways {
  /** Sends the signals another way, such as through a proxy. */
  signalsUrl?: string | undefined;
  listener?: Partial<ListenerOptions>;
  /** A database that acts as a standby. */
  readUrl?: string | undefined;
}

/** Takes over the database: closing the instance closes it. */
export async function openInstance(database: OpenDatabase, env: Record<string, string> = {}, ways: Ways = {}) {
  const dataDir = temporaryFolder("api");
  mkdirSync(path.join(dataDir, "files"), { recursive: true });
  const read = readConfig({
    NODE_ENV: "test",
    DATA_DIR: dataDir,
    PUBLIC_URL: "https://sabiprep.test",
    RATE_LIMITS: "off",
    SECRETS_KEY: TEST_KEY,
    ...env,
  });
  // Without the web app, even if one was built recently. Otherwise each instance would read and fill all its pages and
  // have a route for each file.
  const config = { ...read, root: dataDir };
  readKeys(config);
  const listener = await listen("127.0.0.1", 0, { hsts: config.hsts, ...ways.listener });
  const url = `http://127.0.0.1:${listener.port}`;
  const clock = movableClock();
  const logged: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void logged.push(line) });
  const mails: Mail[] = [];
  const mailer = env.SMTP_URL ? createMailer(config, () => {}) : rememberingMailer(mails);
  const context: AppContext = {
    db: database.db,
    replica: ways.readUrl ? await readFrom(ways.readUrl, database) : null,
    pool: database.pool,
    config,
    clock,
    mailer,
    fileStore: createFileStore(config),
    google: createGoogle(config, log),
    push: createPush(config, await secretOf(database.db, "push")),
    paystack: createPaystack(config),
    scanner: createScanner(config),
    signals: await openSignals(ways.signalsUrl ?? database.url, () => database.pool.markSuspect()),
    siblings: noSiblings,
    log,
    publicUrl: config.PUBLIC_URL!,
    secret: await secretOf(database.db, "links"),
  };
  const app = await buildApp(context, () => true);
  listener.hand((request, response) => app.server.routing(request, response));
  const clientWith = (token: string | null): Client =>
    createClient({
      baseUrl: `${url}/api`,
      token: () => token,
      gatewayKey: config.GATEWAY_KEY ?? null,
      fetch: fetchPacked,
    });
  return {
    url,
    app,
    databaseUrl: database.url,
    ownerUrl: database.ownerUrl,
    db: database.db,
    /** The owner of the tables, for database changes that the server itself cannot make. */
    owner: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: database.owner }) }),
    context,
    clock,
    mails,
    logged,
    anyone: clientWith(null),
    clientWith,
    settle: () => settle(context, database.pool, features),
    close: async () => {
      await listener.close(0);
      await app.close();
      context.mailer.close();
      await context.signals.close();
      await context.replica?.close();
      await database.close();
    },
  };
}

/** Waits until the replica is close to the primary. */
async function readFrom(url: string, { pool }: OpenDatabase): Promise<Replica> {
  const replica = openReplica({ url, primary: pool, maxLagMs: 5_000, connections: 4, log: quiet });
  while (!replica.isFresh()) await wait(10);
  return replica;
}

/** Data costs money, so no test accepts a long answer that was not compressed. */
const fetchPacked: typeof fetch = async (...asked) => {
  const answer = await fetch(...asked);
  const { headers } = answer;
  const isText = headers.get("content-type")?.startsWith("application/json");
  if (isText && !headers.has("content-encoding") && Number(headers.get("content-length")) > LONGEST_PLAIN)
    throw new Error(`${answer.url} answered with ${headers.get("content-length")} bytes that were not compressed`);
  return answer;
};

const quiet = { info() {}, warn() {}, error() {} };

const rememberingMailer = (mails: Mail[]) => ({
  send: async (mail: Mail) => void mails.push(mail),
  check: async () => true,
  close: () => {},
});

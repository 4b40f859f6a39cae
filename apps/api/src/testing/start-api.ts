// The whole server for a test, on a database of its own, spoken to with the client the web app uses.
import { mkdirSync } from "node:fs";
import path from "node:path";
import { type Client, createClient } from "@sabiprep/contract";
import { pino } from "pino";
import { onTestFinished } from "vitest";
import { buildApp, features } from "../app.ts";
import { readConfig } from "../config.ts";
import { movableClock } from "../doors/clock.ts";
import { openSignals } from "../doors/database-signals.ts";
import { createFileStore } from "../doors/file-store.ts";
import { createGoogle } from "../doors/google.ts";
import type { Mail } from "../doors/mailer.ts";
import { createMailer } from "../doors/mailer.ts";
import { createPaystack } from "../doors/paystack.ts";
import { createPush } from "../doors/push.ts";
import type { House } from "../house.ts";
import { listen } from "../http/listener.ts";
import { settle } from "../jobs/run-jobs.ts";
import { secretOf } from "../secrets.ts";
import { freshDatabase, temporaryFolder } from "./database.ts";

export async function startApi(env: Record<string, string> = {}) {
  const database = await freshDatabase();
  const dataDir = temporaryFolder("api");
  mkdirSync(path.join(dataDir, "files"), { recursive: true });
  const listener = await listen("127.0.0.1", 0);
  const url = `http://127.0.0.1:${listener.port}`;
  const config = readConfig({
    NODE_ENV: "test",
    DATA_DIR: dataDir,
    PUBLIC_URL: "https://sabiprep.test",
    RATE_LIMITS: "off",
    ...env,
  });
  const clock = movableClock();
  const logged: string[] = [];
  const log = pino({ level: "info" }, { write: (line: string) => void logged.push(line) });
  const mails: Mail[] = [];
  const mailer = env.SMTP_URL ? createMailer(config, () => {}) : rememberingMailer(mails);
  const house: House = {
    db: database.db,
    config,
    clock,
    mailer,
    fileStore: createFileStore(config),
    google: createGoogle(config),
    push: createPush(config, await secretOf(database.db, "push")),
    paystack: createPaystack(config),
    signals: await openSignals(database.url),
    log,
    publicUrl: config.PUBLIC_URL!,
    secret: await secretOf(database.db, "links"),
  };
  const app = await buildApp(house, () => true);
  listener.hand((request, response) => app.server.routing(request, response));
  onTestFinished(async () => {
    await listener.close(0);
    await app.close();
    house.mailer.close();
    await house.signals.close();
    await database.close();
  });

  const clientWith = (token: string | null): Client =>
    createClient({ baseUrl: `${url}/api`, token: () => token, gatewayKey: config.GATEWAY_KEY ?? null });
  return {
    url,
    db: database.db,
    house,
    clock,
    mails,
    logged,
    anyone: clientWith(null),
    clientWith,
    settle: () => settle(house, database.pool, features),
  };
}

export type Api = Awaited<ReturnType<typeof startApi>>;

const rememberingMailer = (mails: Mail[]) => ({
  send: async (mail: Mail) => void mails.push(mail),
  check: async () => true,
  close: () => {},
});

// npm run set-aside -- list | retry ID | retry all | drop ID: events, emails and tests that kept failing for their own
// reason. It may run beside the server.

import { systemClock } from "../adapters/clock.ts";
import { ConfigProblem, readConfig } from "../config.ts";
import { runningEmbeddedUrl } from "../db/embedded/open-embedded.ts";
import { openDatabase } from "../db/open.ts";
import type { Db } from "../db/transaction.ts";
import { listSetAside, MAX_TRIES, nameOf } from "../events/set-aside.ts";
import { readKeys } from "../secrets/read-keys.ts";
import { runCommandLine } from "./command-line.ts";
import { dropSetAside, retrySetAside } from "./set-aside-actions.ts";

const usage = "usage: npm run set-aside -- list | retry ID | retry all | drop ID";

async function list(db: Db): Promise<void> {
  const items = await listSetAside(db);
  for (const item of items) {
    const state = item.set_aside_at
      ? `set aside ${item.set_aside_at} after ${item.tries} tries`
      : `failed ${item.tries} of ${MAX_TRIES} times, will be tried again`;
    console.log(`${item.id}: ${nameOf(item)}, ${state}\n   first failed ${item.first_failed_at}: ${item.problem}`);
  }
  if (items.length === 0) console.log("Nothing is set aside.");
}

async function idsOf(db: Db, which: string | undefined): Promise<number[]> {
  if (which === "all") return (await listSetAside(db)).flatMap(({ id, set_aside_at }) => (set_aside_at ? [id] : []));
  if (!which || !/^[0-9]{1,15}$/.test(which)) throw new ConfigProblem(usage);
  return [Number(which)];
}

await runCommandLine(async () => {
  const [what = "list", which] = process.argv.slice(2);
  if (!["list", "retry", "drop"].includes(what) || (what === "drop" && which === "all")) throw new ConfigProblem(usage);
  const config = readConfig();
  readKeys(config);
  const say = { info: () => {}, warn: console.warn, error: console.error };
  const databaseUrl = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL ?? runningEmbeddedUrl(config.DATA_DIR);
  const { db, close } = await openDatabase({ databaseUrl, dataDir: config.DATA_DIR, log: say });
  try {
    if (what === "list") return await list(db);
    for (const id of await idsOf(db, which)) {
      const { ok, text } =
        what === "retry" ? await retrySetAside(db, id, systemClock.now()) : await dropSetAside(db, id);
      console.log(text);
      if (!ok) process.exitCode = 1;
    }
  } finally {
    await close();
  }
});

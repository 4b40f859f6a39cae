// npm run key:renew -- links | push | answer-files: replaces a key that the site made for itself. Every instance must
// then be restarted, because each has the old one in memory.

import { systemClock } from "../adapters/clock.ts";
import { ConfigProblem, readConfig } from "../config.ts";
import { runningEmbeddedUrl } from "../db/embedded/open-embedded.ts";
import { openDatabase } from "../db/open.ts";
import type { Db } from "../db/transaction.ts";
import { renewSealKey } from "../features/sittings/public.ts";
import { readKeys } from "../secrets/read-keys.ts";
import { renewSecret } from "../secrets/secret-of.ts";
import { runCommandLine } from "./command-line.ts";

const keys: Record<string, { renew: (db: Db) => Promise<unknown>; ends: string }> = {
  links: {
    renew: (db) => renewSecret(db, "links"),
    ends: "links to files, calendars and guardian cards, and sign-in links",
  },
  push: { renew: (db) => renewSecret(db, "push"), ends: "push subscriptions (browsers subscribe again)" },
  "answer-files": {
    renew: (db) => renewSealKey(db, systemClock.now()),
    ends: "nothing (files sealed earlier can still be opened)",
  },
};

await runCommandLine(async () => {
  const key = keys[process.argv[2] ?? ""];
  if (!key) throw new ConfigProblem(`usage: npm run key:renew -- ${Object.keys(keys).join(" | ")}`);
  const config = readConfig();
  readKeys(config);
  const databaseUrl = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL ?? runningEmbeddedUrl(config.DATA_DIR);
  const say = { info: () => {}, warn: console.warn, error: console.error };
  const { db, close } = await openDatabase({ databaseUrl, dataDir: config.DATA_DIR, log: say });
  try {
    await key.renew(db);
    console.log(`Key renewed. Restart every instance. Then these stop working: ${key.ends}.`);
  } finally {
    await close();
  }
});

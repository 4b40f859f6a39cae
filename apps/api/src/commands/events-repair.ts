// npm run events:repair: compares what every subscriber has applied with the existing grades, applies what is missing
// and reports it. It may run beside the server. If nothing is missing, it changes nothing.

import { systemClock } from "../adapters/clock.ts";
import { features } from "../app.ts";
import { readConfig } from "../config.ts";
import { runningEmbeddedUrl } from "../db/embedded/open-embedded.ts";
import { openDatabase } from "../db/open.ts";
import { repairEvents } from "../events/repair.ts";
import { auditRepair } from "../features/audit/public.ts";
import { runCommandLine } from "./command-line.ts";

await runCommandLine(async () => {
  const config = readConfig();
  const say = { info: () => {}, warn: console.warn, error: console.error };
  const databaseUrl = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL ?? runningEmbeddedUrl(config.DATA_DIR);
  const { db, close } = await openDatabase({ databaseUrl, dataDir: config.DATA_DIR, log: say });
  try {
    const listeners = features.flatMap((feature) => feature.on ?? []);
    const repaired = await repairEvents(db, listeners, systemClock.now());
    for (const one of repaired) {
      console.log(
        `${one.listener}: ${one.folded} missing events processed${one.left ? `, ${one.left} could not be processed` : ""}`,
      );
      if (one.folded + one.left > 0) await auditRepair({ db, clock: systemClock }, one);
    }
    process.exitCode = repaired.every(({ left }) => left === 0) ? 0 : 1;
  } finally {
    await close();
  }
});

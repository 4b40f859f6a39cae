// Delivers events for the proof "events", in a separate process that is killed without warning.
import { features } from "../../apps/api/src/app.ts";
import { openDatabase } from "../../apps/api/src/db/open.ts";
import { deliver } from "../../apps/api/src/events/deliver.ts";

const [databaseUrl] = process.argv.slice(2);
const { db } = await openDatabase({ databaseUrl, dataDir: "", log: console });
process.on("disconnect", () => process.exit(0));
process.send?.("ready");
for (;;) {
  let heard = 0;
  for (const { on } of features) if (on) heard += await deliver(db, on);
  if (heard === 0) process.send?.("idle");
  if (heard === 0) await new Promise((resolve) => setTimeout(resolve, 100));
}

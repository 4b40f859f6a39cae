// One instance of the server for the proof "lost-notify", in a separate process: DATABASE_URL, and the path of its
// signals.
import { openDatabase } from "../../apps/api/src/db/open.ts";
import { openInstance } from "../../apps/api/src/testing/open-instance.ts";

// Connections are cut on purpose here, so that is not reported.
const quiet = { info() {}, warn() {}, error: console.error };
const [databaseUrl, signalsUrl] = process.argv.slice(2);
const database = await openDatabase({ databaseUrl, dataDir: "", log: quiet });
const instance = await openInstance(database, {}, { signalsUrl });
process.on("message", async (message) => {
  if (message === "settle") await instance.settle();
  process.send?.({ done: message });
});
process.on("disconnect", () => process.exit(0));
process.send?.({ url: instance.url });

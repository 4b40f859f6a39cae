// The server process. With one serving process per instance, it does everything itself. With several, `npm start`
// supervises (start/supervise.ts), and each other process starts here and serves (start/serve.ts).
import cluster from "node:cluster";
import { noSiblings, openSiblings } from "./adapters/sibling-processes.ts";
import { readConfig } from "./config.ts";
import type { DatabaseUrls, ToServing, ToWatching, WorkerConfig } from "./start/messages.ts";
import { stopFor } from "./start/stop-with.ts";

// Under `--watch`, our child processes would report their files to Node's watcher on the channel on which we wait for
// their results.
delete process.env.WATCH_REPORT_DEPENDENCIES;

/** Until there is something to stop. Otherwise, process 1 of a container could not be stopped at all. */
let stop: () => void = () => process.exit(0);
for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, () => stop());

async function startAlone(): Promise<void> {
  const config = readConfig();
  const { serve } = await import("./start/serve.ts");
  const urls = async () => ({ url: config.DATABASE_URL, ownerUrl: config.DATABASE_OWNER_URL });
  const standing = { place: 0, joins: false, port: config.PORT, isShared: false };
  stop = await serve(config, standing, urls(), noSiblings, () => {});
}

async function startAmongOthers(): Promise<void> {
  const tell = (message: ToWatching) => void process.send?.(message);
  const standing = Promise.withResolvers<WorkerConfig>();
  const urls = Promise.withResolvers<DatabaseUrls>();
  const { siblings, receive } = openSiblings(tell);
  process.on("message", (message: ToServing) => {
    if (message.kind === "standing") standing.resolve(message.standing);
    else if (message.kind === "database") urls.resolve(message.urls);
    else if (message.kind === "stop") stop();
    else receive(message);
  });
  const { serve } = await import("./start/serve.ts");
  const ready = () => tell({ kind: "ready" });
  stop = await serve(readConfig(), await standing.promise, urls.promise, siblings, ready);
}

async function watch(): Promise<void> {
  const { supervise } = await import("./start/supervise.ts");
  stop = await supervise(readConfig());
}

/** Async, so that the catch below also receives a bad value that readConfig throws immediately. */
const begin = async () => {
  if (cluster.isWorker) return startAmongOthers();
  return readConfig().PROCESSES === 1 ? startAlone() : watch();
};

await begin().catch(stopFor);

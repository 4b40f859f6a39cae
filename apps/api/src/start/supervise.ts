// Supervises the serving processes of one machine. It owns the embedded database, starts the processes, replaces one
// that ended, passes on their messages to each other, and ends them all. It serves no requests and knows no feature.
import cluster, { type Worker } from "node:cluster";
import { setTimeout as wait } from "node:timers/promises";
import type { Config } from "../config.ts";
import { openEmbedded } from "../db/embedded/open-embedded.ts";
import { createLog } from "../log.ts";
import type { DatabaseUrls, ToServing, ToWatching } from "./messages.ts";
import { portProblem, portToShare } from "./port.ts";
import { longestStop } from "./stop-times.ts";
import { stopFor, stopWith } from "./stop-with.ts";

/** A process that ends again immediately is restarted with growing pauses. */
const FIRST_REST_MS = 250;
const LONGEST_REST_MS = 15_000;
/** A process that has served this long was healthy. */
const WELL_MS = 30_000;
const END_MS = 5_000;

interface WorkerSlot {
  worker: Worker;
  startedAt: number;
  isReady: boolean;
  rest: number;
}

/** Returns a function that ends everything. */
export async function supervise(config: Config): Promise<() => void> {
  const port = await portToShare(config).catch((problem) => stopWith(portProblem(problem, config)));
  const log = createLog(config);
  const print = (line: string) => void (config.production ? log.info(line) : process.stdout.write(`${line}\n`));
  const places = new Map<number, WorkerSlot>();
  let isServing = false;
  let stopping = false;

  const embedded = config.DATABASE_URL
    ? null
    : openEmbedded({
        dataDir: config.DATA_DIR,
        log: { info: print, warn: print, error: print },
        settings: { max_connections: String(config.connections * config.PROCESSES + 24) },
      });
  const urls: Promise<DatabaseUrls> = embedded
    ? embedded.then(({ servingUrl, url }) => ({ url: servingUrl, ownerUrl: url }))
    : Promise.resolve({ url: config.DATABASE_URL, ownerUrl: config.DATABASE_OWNER_URL });
  urls.catch((problem) => {
    for (const { worker } of places.values()) worker.process.kill("SIGKILL");
    stopFor(problem);
  });

  const send = (worker: Worker, message: ToServing) => {
    if (worker.isConnected()) worker.send(message, () => {});
  };
  const ready = () => [...places].filter(([, place]) => place.isReady);
  const tellCount = () => {
    const there = ready();
    for (const [, { worker }] of there) send(worker, { kind: "neighbours", count: there.length - 1 });
  };

  const start = (place: number, rest = FIRST_REST_MS) => {
    const worker = cluster.fork({ PROCESSES: String(config.PROCESSES) });
    const one: WorkerSlot = { worker, startedAt: Date.now(), isReady: false, rest };
    places.set(place, one);
    send(worker, { kind: "standing", standing: { place, joins: isServing, port, isShared: true } });
    void urls.then((known) => send(worker, { kind: "database", urls: known }));
    worker.on("message", (message: ToWatching) => {
      if (message.kind === "ready") becomeReady(one);
      else
        for (const [number, other] of ready())
          if (number !== place && (message.to ?? number) === number) send(other.worker, { ...message, from: place });
    });
    worker.once("exit", (code, signal) => void replace(place, one, signal ?? code));
  };

  const becomeReady = (one: WorkerSlot) => {
    one.isReady = true;
    const isFirst = !isServing;
    isServing = true;
    tellCount();
    // The first process has prepared everything by now. Until here it had the machine alone.
    if (isFirst) for (let place = 1; place < config.PROCESSES; place++) start(place);
  };

  const replace = async (place: number, one: WorkerSlot, how: string | number) => {
    if (stopping) return;
    places.delete(place);
    tellCount();
    // The process has logged the reason.
    if (!isServing) return end(1);
    const wasWell = one.isReady && Date.now() - one.startedAt > WELL_MS;
    const rest = wasWell ? FIRST_REST_MS : one.rest;
    log.error({ place, how }, "a serving process exited and is being replaced");
    await wait(rest);
    if (!stopping) start(place, Math.min(rest * 2, LONGEST_REST_MS));
  };

  const end = async (code: number) => {
    if (stopping) return;
    stopping = true;
    const left = [...places.values()].filter(({ worker }) => !worker.isDead());
    const ended = left.map(({ worker }) => new Promise<void>((resolve) => worker.once("exit", () => resolve())));
    for (const { worker } of left) send(worker, { kind: "stop" });
    const all = Promise.all(ended);
    await Promise.race([all, wait(longestStop(config) + END_MS)]);
    for (const { worker } of left) if (!worker.isDead()) worker.process.kill("SIGKILL");
    await all;
    await (await embedded?.catch(() => null))?.stop();
    process.exit(code);
  };

  start(0);
  return () => void end(0);
}

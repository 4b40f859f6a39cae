// Whether this instance should receive requests. It answers 503 while it is starting or closing, while the database
// does not answer, and when it has heard nothing from the other instances for a while. Late statistics, items set aside
// and a full disk are only reported in the body. To send requests elsewhere would fix none of them.
import { statfs } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import type { AppContext } from "../app-context.ts";
import { eventLag } from "../events/event-lag.ts";
import { type SetAsideSummary, summaryOfSetAside } from "../events/set-aside.ts";

/** A balancer may ask as often as it likes, but we check no more often than this. */
const LOOK_MS = 1_000;
const LOOK_AT_EVENTS_MS = 5_000;
const DATABASE_MS = 2_000;
/**
 * A broken connection is back within a second. One that stays away means that something is wrong between us and the
 * database.
 */
const LINE_AWAY_MS = 5_000;
const MIN_FREE_BYTES = 128 * 1024 * 1024;

interface Readiness {
  /** "busy": no connection was free in time, although the database is alive. */
  database: "ok" | "busy" | "away";
  line: "ok" | "away";
  events: "ok" | "late" | "unknown";
  event_lag_seconds: number | null;
  /** A warning only: every instance has the same items, so sending requests elsewhere would not help. */
  set_aside: SetAsideSummary | null;
  disk: "ok" | "nearly full" | "unknown";
}

export function serveReadiness(server: FastifyInstance, context: AppContext, serving: () => boolean): void {
  const look = atMostEvery(LOOK_MS, () => lookAround(context, lag, aside));
  const lag = atMostEvery(LOOK_AT_EVENTS_MS, () => eventLag(context.db, context.clock.now()).catch(() => null));
  const aside = atMostEvery(LOOK_AT_EVENTS_MS, () => summaryOfSetAside(context.db).catch(() => null));
  server.get("/api/health", async () => ({ status_code: 200, message: "alive", data: null }));
  server.get("/api/ready", async (_request, reply) => {
    const data = serving() ? await look() : null;
    const isReady = data !== null && data.database !== "away" && data.line !== "away";
    const status_code = isReady ? 200 : 503;
    if (!isReady) reply.header("retry-after", 2);
    return reply.code(status_code).send({ status_code, message: isReady ? "ready" : "not ready", data });
  });
}

async function lookAround(
  context: AppContext,
  lag: () => Promise<number | null>,
  aside: () => Promise<SetAsideSummary | null>,
): Promise<Readiness> {
  const [database, disk] = await Promise.all([databaseState(context), diskState(context.config.DATA_DIR)]);
  const seconds = database === "away" ? null : await within(DATABASE_MS, lag(), null);
  return {
    database,
    line: context.signals.silentFor() > LINE_AWAY_MS ? "away" : "ok",
    events: seconds === null ? "unknown" : seconds > context.config.READY_EVENT_LAG_SECONDS ? "late" : "ok",
    event_lag_seconds: seconds,
    set_aside: database === "away" ? null : await within(DATABASE_MS, aside(), null),
    disk,
  };
}

async function databaseState({ db, signals }: AppContext): Promise<Readiness["database"]> {
  const answers = sql`select 1`.execute(db).then(
    () => true,
    () => false,
  );
  if (await within(DATABASE_MS, answers, false)) return "ok";
  return signals.healthy() ? "busy" : "away";
}

/** The folder of the embedded database, of uploads and of emails. */
async function diskState(folder: string): Promise<Readiness["disk"]> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < MIN_FREE_BYTES ? "nearly full" : "ok";
  } catch {
    return "unknown";
  }
}

const within = <Result>(ms: number, work: Promise<Result>, otherwise: Result): Promise<Result> =>
  Promise.race([work, wait(ms, otherwise, { ref: false })]);

/** Callers that ask during a check get its result. */
function atMostEvery<Result>(ms: number, work: () => Promise<Result>): () => Promise<Result> {
  let last: { at: number; seen: Promise<Result> } | null = null;
  return () => {
    if (!last || Date.now() - last.at >= ms) last = { at: Date.now(), seen: work() };
    return last.seen;
  };
}

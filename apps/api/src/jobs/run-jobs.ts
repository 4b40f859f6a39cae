// Background work. Event delivery and features' loops (email) run in one process of every instance, and graphile-worker
// runs everything else. Every process also writes its own in-memory data.

import { EventEmitter } from "node:events";
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { Logger, type Runner, run, runOnce, type TaskList, type WorkerEvents } from "graphile-worker";
import { sql } from "kysely";
import type { Pool } from "pg";
import type { AppContext } from "../app-context.ts";
import { deliver, type Subscription } from "../events/deliver.ts";
import { type RepairResult, repairEvents } from "../events/repair.ts";
import type { Feature } from "../feature.ts";
import { retireAll } from "./retire.ts";

const LOOP_MS = 1_000;
/** The pause between the end of the queue and its next start. */
const RESTART_MS = 1_000;
/**
 * A queue that ends because an answer was lost ends within this time, or never, because it sometimes miscounts what it
 * waits for.
 */
const ENDS_MS = 15_000;
const YIELD_MS = 40;
/**
 * The longest that work waits for an idle moment while the process is busy. When a rush begins, statistics wait longer,
 * until it is over.
 */
const LONGEST_YIELD_MS = 1_000;
const RUSH_MS = 8_000;

/** How busy the process is with other work. */
type Load = keyof typeof backoff;

/**
 * The pause as a multiple of the work time, and its maximum. In a rush most of the time belongs to people who wait for
 * an answer.
 */
const backoff = {
  calm: { times: 0, most: 0 },
  busy: { times: 2, most: 1_000 },
  full: { times: 4, most: 4_000 },
};
const BUSY = 0.2;
const FULL = 0.8;
const FULL_FOR_FIGURES = 0.5;

export interface Jobs {
  stop(): Promise<void>;
}

/** The statistics are compared with the grades once a day. */
const REPAIR_CRON = "50 3 * * * repair-events";

/** At night in Lagos. */
const RETIRE_CRON = "17 2 * * * retire";

/** Called for every subscriber that had missed something, for the audit log that staff read. */
export type OnRepaired = (context: AppContext, repaired: RepairResult) => Promise<void>;

const tasksOf = (context: AppContext, features: Feature[]): TaskList =>
  Object.fromEntries(
    features.flatMap((feature) =>
      Object.entries(feature.jobs ?? {}).map(([name, job]) => [name, (payload: unknown) => job(context, payload)]),
    ),
  );

export async function startJobs(
  context: AppContext,
  pool: Pool,
  features: Feature[],
  onRepaired: OnRepaired,
): Promise<Jobs> {
  const runner = await keepRunning(context, pool, (events) =>
    run({
      pgPool: pool,
      events,
      preset: { worker: toldUntilHeard },
      taskList: {
        ...tasksOf(context, features),
        "repair-events": async () => void (await repairAll(context, features, onRepaired)),
        retire: async () => void (await retireAll(context, features)),
      },
      crontab: [...features.flatMap((feature) => feature.cron ?? []), REPAIR_CRON, RETIRE_CRON].join("\n"),
      concurrency: 2,
      noHandleSignals: true,
      logger: quietLogger(context),
    }),
  );
  // One loop for each subscription. Each has its own cursor and tables, and the database has more than one core.
  const loops = [
    ...features.flatMap(({ on }) => (on ? [loop(context, on.name, () => deliverTo(context, on), true)] : [])),
    ...features.flatMap(({ name, loop: work }) => (work ? [loop(context, name, () => work(context))] : [])),
  ];
  return {
    stop: async () => {
      await Promise.all([runner.stop(), ...loops.map((stop) => stop())]);
    },
  };
}

const deliverTo = (context: AppContext, subscription: Subscription): Promise<number> =>
  deliver(context.db, subscription, {
    now: context.clock.now(),
    onSetAside: ({ id, type }, problem) =>
      context.log.error({ err: problem, listener: subscription.name, event: id, type }, "an event was set aside"),
  });

/** The background work of every process of an instance. Data still in memory is written at the end. */
export function startOwnLoops(context: AppContext, features: Feature[]): Jobs {
  const works = features.flatMap(({ name, ownLoop: work }) => (work ? [{ name, work }] : []));
  const loops = works.map(({ name, work }) => loop(context, name, () => work(context)));
  return {
    stop: async () => {
      await Promise.all(loops.map((stop) => stop()));
      for (const { name, work } of works)
        await work(context).catch((problem) =>
          context.log.warn({ err: problem, loop: name }, "background work failed"),
        );
    },
  };
}

/**
 * While the database is away, the end of a job is reported until it succeeds. With a single immediate report, a failure
 * would end the process, and a finished job would be repeated hours later.
 */
const toldUntilHeard = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };

/**
 * The queue gives up when the database stays away. We restart it until we are told to stop. We also restart it when the
 * answer to "give me a job" was lost: a job may then be ours without our knowledge, and nobody else would take it for
 * four hours.
 */
async function keepRunning(
  context: AppContext,
  pool: Pool,
  run: (events: WorkerEvents) => Promise<Runner>,
): Promise<Jobs> {
  let stopped = false;
  let name = "";
  const start = async () => {
    if (name) await pool.query("select graphile_worker.force_unlock_workers($1)", [[name]]);
    const events: WorkerEvents = new EventEmitter();
    events.on("pool:create", ({ workerPool }) => {
      name = workerPool.id;
    });
    const stuck = Promise.withResolvers<void>();
    events.on("pool:gracefulShutdown", () => void setTimeout(stuck.resolve, ENDS_MS).unref());
    const runner = await run(events);
    events.on("worker:getJob:error", () => void runner.stop().catch(() => {}));
    return { runner, ended: Promise.race([runner.promise.catch(() => {}), stuck.promise]) };
  };
  let { runner, ended } = await start();
  const watching = (async () => {
    while (!stopped) {
      await ended;
      await wait(stopped ? 0 : RESTART_MS);
      const again = stopped ? null : await start().catch(() => null);
      if (!again) continue;
      ({ runner, ended } = again);
      if (stopped) await runner.stop().catch(() => {});
      else context.log.warn("the job queue was restarted");
    }
  })();
  return {
    stop: async () => {
      stopped = true;
      await runner.stop().catch(() => {});
      await watching;
    },
  };
}

/** Applies what subscribers have missed, and reports it. */
export async function repairAll(context: AppContext, features: Feature[], tell: OnRepaired): Promise<RepairResult[]> {
  const listeners = features.flatMap((feature) => feature.on ?? []);
  const repaired = await repairEvents(context.db, listeners, context.clock.now());
  for (const one of repaired) {
    if (one.folded === 0 && one.left === 0) continue;
    context.log.error(one, "a listener had missed graded tests, which are now processed");
    await tell(context, one);
  }
  return repaired;
}

/**
 * For tests: runs all background work until nothing is left. One thing after the other, on one connection where the
 * server uses several: in a new database each connection has to learn all tables first.
 */
export async function settle(context: AppContext, pool: Pool, features: Feature[]): Promise<void> {
  for (let round = 0; round < 2_000; round++) {
    let done = 0;
    for (const { on } of features) done += on ? await deliverTo(context, on) : 0;
    if (await hasJobs(context))
      await runOnce({
        pgPool: pool,
        taskList: tasksOf(context, features),
        noHandleSignals: true,
        logger: quietLogger(context),
      });
    for (const { loop, ownLoop } of features)
      done += ((await loop?.(context)) ?? 0) + ((await ownLoop?.(context)) ?? 0);
    if (done === 0 && !(await hasUnheard(context, features))) return;
    if (done === 0) await wait(25);
  }
}

/** Any jobs in the queue, including later ones. The queue itself knows best what is due, and creates its own tables. */
async function hasJobs({ db }: AppContext): Promise<boolean> {
  const made = await sql<{ made: boolean }>`select to_regclass('graphile_worker.jobs') is not null as made`.execute(db);
  if (!made.rows[0]!.made) return true;
  const { rows } = await sql<{ some: boolean }>`select exists (select 1 from graphile_worker.jobs) as some`.execute(db);
  return rows[0]!.some;
}

/**
 * Events wait while any older transaction is running on the server, even in another database. A failed event that waits
 * for its next try does not count.
 */
async function hasUnheard(context: AppContext, features: Feature[]): Promise<boolean> {
  const names = features.flatMap((feature) => (feature.on ? [feature.on.name] : []));
  if (names.length === 0) return false;
  const { rows } = await sql<{ unheard: boolean }>`
    select exists (select 1 from event_cursors c, events e
      where c.listener = any(${names}) and (e.xid, e.id) > (c.last_xid, c.last_id)
        and not exists (select 1 from set_aside s where s.kind = 'event' and s.part = c.listener
          and s.set_aside_at is null and s.next_try_at > ${context.clock.now()}::timestamptz)) as unheard`.execute(
    context.db,
  );
  return rows[0]?.unheard ?? false;
}

/**
 * Waits while requests keep this process busy, but not forever: background work yields to people. Returns how busy it
 * still is. This saves a quarter in a rush: with 32 submissions at the same time, one takes 10 to 14 ms of processor
 * time with its statistics, not 20.
 */
async function yieldToRequests(longestMs: number, full: number, isStopped: () => boolean): Promise<Load> {
  const first = performance.eventLoopUtilization();
  const sofar = () => (performance.eventLoopUtilization(first).utilization < full ? "busy" : "full");
  for (let waited = 0; waited < longestMs && !isStopped(); waited += YIELD_MS) {
    const before = performance.eventLoopUtilization();
    await wait(YIELD_MS);
    if (performance.eventLoopUtilization(before).utilization < BUSY) return "calm";
    if (waited >= LONGEST_YIELD_MS && sofar() === "busy") return "busy";
  }
  return sofar();
}

/** Work left over from busy times is done at full speed in the first idle moment. */
export const restAfter = (done: number, worked: number, pressure: Load): number =>
  done === 0 ? LOOP_MS : Math.min(backoff[pressure].times * worked, backoff[pressure].most);

/**
 * Repeats the work. A failure is logged and tried again. While there is more to do, it continues immediately if the
 * process is idle, and otherwise pauses.
 */
function loop(
  context: AppContext,
  name: string,
  work: () => Promise<number>,
  isForFigures = false,
): () => Promise<void> {
  let stopped = false;
  let inRush = false;
  let wake = () => {};
  const running = (async () => {
    while (!stopped) {
      // A rush that does not end is not a rush. We wait for it only once.
      const longestMs = isForFigures && !inRush ? RUSH_MS : LONGEST_YIELD_MS;
      const pressure = await yieldToRequests(longestMs, isForFigures ? FULL_FOR_FIGURES : FULL, () => stopped);
      inRush = pressure === "full";
      if (stopped) return;
      const began = performance.now();
      const done = await work().catch((problem) => {
        context.log.warn({ err: problem, loop: name }, "background work failed");
        return 0;
      });
      if (stopped) return;
      const worked = performance.now() - began;
      const rest = restAfter(done, worked, pressure);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, rest);
        wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  })();
  return async () => {
    stopped = true;
    wake();
    await running;
  };
}

/** The queue's own messages are for debugging. We log its warnings and errors. */
const quietLogger = (context: AppContext) =>
  new Logger(() => (level, message) => {
    const method = level === "error" ? "error" : level === "warning" ? "warn" : "debug";
    context.log[method]({ queue: true }, message);
  });

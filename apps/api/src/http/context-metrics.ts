// The metrics that operators need alerts for: the pool, the connection for notifications, late statistics, emails and
// jobs that wait, and whether this build may grade. They are read from the database when the metrics are requested, but
// not more often than every few seconds.
import { SCORING_VERSION } from "@sabiprep/exam";
import { sql } from "kysely";
import { Gauge, type Registry } from "prom-client";
import type { AppContext } from "../app-context.ts";
import { eventLag } from "../events/event-lag.ts";

const KEPT_MS = 5_000;
/** Above this the exact number does not matter, and counting is slow. */
const MAX_COUNTED = 10_000;

interface Waiting {
  mails: number;
  oldest_mail_seconds: number;
  mails_given_up: number;
  jobs_due: number;
  oldest_job_seconds: number;
  jobs_failed: number;
  set_aside: number;
  may_mark: boolean;
}

async function lookAtDatabase({ db, clock }: AppContext): Promise<Waiting & { event_lag: number }> {
  const now = clock.now();
  const { rows } = await sql<Waiting>`
    select
      (select count(*)::int from (select from mail_outbox where sent_at is null and given_up_at is null
        limit ${MAX_COUNTED}) m)
        as mails,
      coalesce((select extract(epoch from ${now}::timestamptz - min(created_at)) from mail_outbox
        where sent_at is null and given_up_at is null), 0)::float8 as oldest_mail_seconds,
      (select count(*)::int from (select from mail_outbox where given_up_at > ${now}::timestamptz - interval '1 day'
        limit ${MAX_COUNTED}) g) as mails_given_up,
      (select count(*)::int from (select from graphile_worker.jobs where run_at <= now() and locked_at is null
        and attempts < max_attempts limit ${MAX_COUNTED}) j) as jobs_due,
      coalesce((select extract(epoch from now() - min(run_at)) from graphile_worker.jobs where run_at <= now()
        and locked_at is null and attempts < max_attempts), 0)::float8 as oldest_job_seconds,
      (select count(*)::int from graphile_worker.jobs where attempts >= max_attempts) as jobs_failed,
      (select count(*)::int from set_aside where set_aside_at is not null) as set_aside,
      exists (select 1 from marking where scoring_version = ${SCORING_VERSION}) as may_mark`.execute(db);
  return { ...rows[0]!, event_lag: await eventLag(db, now) };
}

/**
 * The processes of one instance see the same database. Its numbers are taken from one process, and the pools are added
 * up.
 */
export function registerContextMetrics(registry: Registry, context: AppContext): void {
  let seen: { at: number; what: ReturnType<typeof lookAtDatabase> } | null = null;
  const look = () => {
    if (!seen || Date.now() - seen.at > KEPT_MS) seen = { at: Date.now(), what: lookAtDatabase(context) };
    return seen.what;
  };
  const gauge = (name: string, help: string, aggregator: "sum" | "max" | "min", read: () => number | Promise<number>) =>
    new Gauge({
      name: `sabiprep_${name}`,
      help,
      registers: [registry],
      aggregator,
      async collect() {
        try {
          this.set(await read());
        } catch {
          // When the database does not answer, the connection and pool metrics show it. Its contents are unknown.
          this.set(Number.NaN);
        }
      },
    });
  const { pool, signals } = context;
  gauge("processes", "Serving processes of this instance", "sum", () => 1);
  gauge("database_connections", "Open database connections of this instance", "sum", () => pool.totalCount);
  gauge("database_connections_idle", "Idle database connections", "sum", () => pool.idleCount);
  gauge("database_waiting", "Calls waiting for a database connection", "sum", () => pool.waitingCount);
  gauge(
    "line_silent_seconds",
    "Seconds since the last signal from the connection to the other instances",
    "max",
    () => signals.silentFor() / 1000,
  );
  gauge(
    "event_lag_seconds",
    "Age of the oldest event not yet counted in all statistics",
    "max",
    async () => (await look()).event_lag,
  );
  gauge("mails_waiting", "Emails waiting to be sent", "max", async () => (await look()).mails);
  gauge(
    "mails_oldest_seconds",
    "Age of the oldest waiting email",
    "max",
    async () => (await look()).oldest_mail_seconds,
  );
  gauge(
    "mails_given_up",
    "Emails that failed permanently in the last day",
    "max",
    async () => (await look()).mails_given_up,
  );
  gauge("jobs_due", "Jobs that are due and not running", "max", async () => (await look()).jobs_due);
  gauge(
    "jobs_oldest_seconds",
    "How long the oldest waiting job has been due",
    "max",
    async () => (await look()).oldest_job_seconds,
  );
  gauge("jobs_failed", "Jobs that failed permanently", "max", async () => (await look()).jobs_failed);
  gauge(
    "set_aside",
    "Events, emails and tests that failed again and again and were set aside",
    "max",
    async () => (await look()).set_aside,
  );
  gauge("may_mark", "1 if this build uses the current marking rules, 0 if it refuses to mark", "min", async () =>
    Number((await look()).may_mark),
  );
}

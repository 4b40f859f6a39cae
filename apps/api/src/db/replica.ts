// A standby that may be read. It cannot report its own lag, because a standby that has lost its connection thinks that
// it is up to date. So we ask the primary for its position, and the standby whether it has reached it.
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { readHosts } from "./hosts.ts";
import type { Log } from "./log.ts";
import { openPool } from "./open-pool.ts";
import type { Tables } from "./tables.ts";
import type { Db } from "./transaction.ts";

const CHECK_INTERVAL_MS = 1_000;
/** We do not wait longer than this for a standby. */
const TIMEOUT_MS = 2_000;

export interface Replica {
  db: Db;
  /** The maximum lag. */
  maxLagMs: number;
  /** Whether everything written before the maximum lag can be read from it. */
  isFresh(): boolean;
  /** A read on it failed. No other read is sent there until it has answered again. */
  markStale(): void;
  close(): Promise<void>;
}

interface ReplicaOptions {
  url: string;
  /** The primary, which is written to. */
  primary: Pick<pg.Pool, "query">;
  maxLagMs: number;
  connections: number;
  log: Log;
}

/** This works even while the standby is away. Until it is back, it does not count as fresh. */
export function openReplica({ url, primary, maxLagMs, connections, log }: ReplicaOptions): Replica {
  const pool = openPool(anyHostOf(url), log, {
    max: connections,
    application_name: "sabiprep-reading",
    connectionTimeoutMillis: TIMEOUT_MS,
    // No retry: the primary can answer.
    retryMs: 0,
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  /** Everything written before this time is on the standby. */
  let upToDateAt = Number.NEGATIVE_INFINITY;
  let closed = false;

  const checkLag = async () => {
    const asked = performance.now();
    const { rows } = await primary.query<{ at: string }>("select pg_current_wal_lsn()::text as at");
    if (await hasReached(pool, rows[0]!.at)) upToDateAt = Math.max(upToDateAt, asked);
  };
  const markStale = () => {
    upToDateAt = Number.NEGATIVE_INFINITY;
  };
  const isFresh = () => performance.now() - upToDateAt < maxLagMs;

  const watching = (async () => {
    let wasAnswered = true;
    for (let wasFresh = false; !closed; await wait(CHECK_INTERVAL_MS, undefined, { ref: false })) {
      const isAnswered = await Promise.race([
        checkLag().then(
          () => true,
          () => false,
        ),
        wait(TIMEOUT_MS, false, { ref: false }),
      ]);
      // Callers waiting for the standby soon get an error and ask the primary.
      if (wasAnswered && !isAnswered) pool.markSuspect();
      wasAnswered = isAnswered;
      if (!wasAnswered) markStale();
      if (isFresh() !== wasFresh && !closed)
        log.info(
          wasFresh
            ? "the standby is unavailable or too far behind: reads go to the primary"
            : "reads go to the standby",
        );
      wasFresh = isFresh();
    }
  })();

  return {
    db,
    maxLagMs,
    isFresh,
    markStale,
    close: async () => {
      closed = true;
      await Promise.race([db.destroy().then(() => (pool.ended ? undefined : pool.end())), wait(TIMEOUT_MS)]);
      pool.hangUpAll();
      await Promise.race([watching, wait(0)]);
    },
  };
}

/** The address may also name the primary itself, which is always up to date. */
const hasReached = async (pool: pg.Pool, at: string): Promise<boolean> =>
  (
    await pool.query<{ yes: boolean }>(
      "select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end >= $1::pg_lsn as yes",
      [at],
    )
  ).rows[0]!.yes;

/** Any of several hosts will do, because we only read. */
function anyHostOf(url: string): string {
  if (!readHosts(url).needsWrites || url.includes("target_session_attrs")) return url;
  return `${url}${url.includes("?") ? "&" : "?"}target_session_attrs=any`;
}

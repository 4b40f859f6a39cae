// A standby that may be read from. How far it is behind, nobody can ask it: one that hears nothing any more thinks that it is up to
// date. So the database that is written to is asked where it stands, and the standby whether it has come that far.
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import type pg from "pg";
import { readHosts } from "./hosts.ts";
import type { Log } from "./log.ts";
import { openPool } from "./open-pool.ts";
import type { Tables } from "./tables.ts";
import type { Db } from "./transaction.ts";

const LOOK_MS = 1_000;
/** A standby that does not answer for so long is not waited for. */
const SILENT_MS = 2_000;

export interface Replica {
  db: Db;
  /** The longest it may be behind. */
  mostBehindMs: number;
  /** Whether everything written longer ago than that can be read from it. */
  isNear(): boolean;
  /** Somebody was let down by it: nobody else is sent there before it has answered again. */
  markStale(): void;
  close(): Promise<void>;
}

interface ReplicaOptions {
  url: string;
  /** The database that is written to. */
  primary: Pick<pg.Pool, "query">;
  mostBehindMs: number;
  connections: number;
  log: Log;
}

/** Works also while the standby is away: until it is there, it is not near. */
export function openReplica({ url, primary, mostBehindMs, connections, log }: ReplicaOptions): Replica {
  const pool = openPool(anyHostOf(url), log, {
    max: connections,
    application_name: "sabiprep-reading",
    connectionTimeoutMillis: SILENT_MS,
    // Somebody else can answer.
    retryMs: 0,
  });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  /** Everything that was written before then is there. */
  let hasAllUntil = Number.NEGATIVE_INFINITY;
  let closed = false;

  const look = async () => {
    const asked = performance.now();
    const { rows } = await primary.query<{ at: string }>("select pg_current_wal_lsn()::text as at");
    if (await hasCome(pool, rows[0]!.at)) hasAllUntil = Math.max(hasAllUntil, asked);
  };
  const markStale = () => {
    hasAllUntil = Number.NEGATIVE_INFINITY;
  };
  const isNear = () => performance.now() - hasAllUntil < mostBehindMs;

  const looking = (async () => {
    let isHeard = true;
    for (let wasNear = false; !closed; await wait(LOOK_MS, undefined, { ref: false })) {
      const isAnswered = await Promise.race([
        look().then(
          () => true,
          () => false,
        ),
        wait(SILENT_MS, false, { ref: false }),
      ]);
      // Who waits for it is told soon that there will be no answer, and asks elsewhere.
      if (isHeard && !isAnswered) pool.markSuspect();
      isHeard = isAnswered;
      if (!isHeard) markStale();
      if (isNear() !== wasNear && !closed)
        log.info(
          wasNear ? "the standby is unavailable or too far behind: reads go to the primary" : "reads go to the standby",
        );
      wasNear = isNear();
    }
  })();

  return {
    db,
    mostBehindMs,
    isNear,
    markStale,
    close: async () => {
      closed = true;
      await Promise.race([db.destroy().then(() => (pool.ended ? undefined : pool.end())), wait(SILENT_MS)]);
      pool.hangUpAll();
      await Promise.race([looking, wait(0)]);
    },
  };
}

/** The primary itself may be named too: it is always where it is. */
const hasCome = async (pool: pg.Pool, at: string): Promise<boolean> =>
  (
    await pool.query<{ yes: boolean }>(
      "select case when pg_is_in_recovery() then pg_last_wal_replay_lsn() else pg_current_wal_lsn() end >= $1::pg_lsn as yes",
      [at],
    )
  ).rows[0]!.yes;

/** Of several hosts any will do; they are meant to be read from. */
function anyHostOf(url: string): string {
  if (!readHosts(url).needsWrites || url.includes("target_session_attrs")) return url;
  return `${url}${url.includes("?") ? "&" : "?"}target_session_attrs=any`;
}

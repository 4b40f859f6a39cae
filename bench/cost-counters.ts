// What a piece of work costs: the processor time of a server and of the database, and the database's own counters.
import { readFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import type { Pool } from "pg";
import type { Db } from "../apps/api/src/db/transaction.ts";
import { median } from "../scripts/median.ts";
import { cpuSeconds } from "./process-cpu.ts";

export interface Cost {
  /** Processor milliseconds. */
  server: number;
  database: number;
  commits: number;
  rows: number;
  /** Kilobytes. */
  wal: number;
  /** Full pages written to the log, once after each checkpoint. */
  pages: number;
  /** Additional kilobytes that the database uses on disk. */
  disk: number;
}

export const names = ["server", "database", "commits", "rows", "wal", "pages", "disk"] as const;
export const nothing: Cost = { server: 0, database: 0, commits: 0, rows: 0, wal: 0, pages: 0, disk: 0 };
export const combine = (a: Cost, b: Cost, how: (a: number, b: number) => number): Cost =>
  Object.fromEntries(names.map((name) => [name, how(a[name], b[name])])) as unknown as Cost;

/** Seconds of all database processes. The first process includes the time of those that have ended. */
async function databaseSeconds(db: Db): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity`.execute(db);
  const parent = Number(readFileSync(`/proc/${rows[0]!.pid}/stat`, "utf8").split(") ")[1]!.split(" ")[1]);
  const ended = readFileSync(`/proc/${parent}/stat`, "utf8").split(") ")[1]!.split(" ");
  return rows.reduce((sum, { pid }) => sum + cpuSeconds(pid), (Number(ended[13]) + Number(ended[14])) / 100);
}

export async function soFar(db: Db, pid: number): Promise<Cost> {
  const { rows } = await sql<{ commits: string; rows: string; wal: string; pages: string; disk: string }>`
    select pg_snapshot_xmax(pg_current_snapshot())::text as commits, tup_inserted::text as rows,
      (pg_current_wal_lsn() - '0/0')::text as wal,
      (select wal_fpi::text from pg_stat_wal) as pages, pg_database_size(current_database())::text as disk
    from pg_stat_database where datname = current_database()`.execute(db);
  const counted = rows[0]!;
  return {
    server: cpuSeconds(pid) * 1000,
    database: (await databaseSeconds(db)) * 1000,
    commits: Number(counted.commits),
    rows: Number(counted.rows),
    wal: Number(counted.wal) / 1024,
    pages: Number(counted.pages),
    disk: Number(counted.disk) / 1024,
  };
}

const written = async (db: Db) =>
  Number((await sql<{ wal: string }>`select (pg_current_wal_lsn() - '0/0')::text as wal`.execute(db)).rows[0]!.wal);

/**
 * On a busy machine a server may look idle while it still compares its questions. So nothing is measured while the
 * database writes.
 */
export async function untilNothingIsWritten(db: Db): Promise<void> {
  for (let quiet = 0; quiet < 3; ) {
    const before = await written(db);
    await wait(3_000);
    quiet = (await written(db)) - before < 20_000 ? quiet + 1 : 0;
  }
}

/** Cost per millisecond. It is the median of several samples, because the database cleans up now and then. */
export async function whileNobodyAsks(db: Db, pid: number): Promise<Cost> {
  const looks: Cost[] = [];
  let before = await soFar(db, pid);
  for (let look = 0; look < 5; look++) {
    const from = Date.now();
    await wait(5_000);
    const after = await soFar(db, pid);
    looks.push(combine(after, before, (a, b) => (a - b) / (Date.now() - from)));
    before = after;
  }
  return Object.fromEntries(names.map((name) => [name, median(looks.map((look) => look[name]))])) as unknown as Cost;
}

/**
 * The database cleans up after a first start automatically, within its first minutes. Do it now, so that it does not
 * disturb the measurement.
 */
export async function tidyUp(pool: Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set statement_timeout = 0");
    await client.query("vacuum analyze");
  } finally {
    client.release(true);
  }
}

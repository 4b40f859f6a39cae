// The parts of a feature that the server uses. app.ts is the only place where the manifests are put together.

import type { AppContext } from "./app-context.ts";
import type { Config } from "./config.ts";
import type { Tables } from "./db/tables.ts";
import type { Db } from "./db/transaction.ts";
import type { Subscription } from "./events/deliver.ts";
import type { Route } from "./http/route.ts";

export type Job = (context: AppContext, payload: unknown) => Promise<void>;

interface Personal {
  /** All rows this feature stores about the candidate, by table. */
  export: (db: Db, candidateId: number) => Promise<Record<string, unknown[]>>;
  erase: (db: Db, candidateId: number) => Promise<void>;
  /** Deletes the study history. Account, plan, payments and usage counts stay. */
  clear?: (db: Db, candidateId: number) => Promise<void>;
}

/**
 * Credentials that work for a candidate's account without its password: sessions, links, feeds, browsers that receive
 * notifications.
 */
interface BearerCredentials {
  /** The tables that contain them. A test checks for every table about candidates whether it belongs here. */
  tables: (keyof Tables)[];
  /** Ends all of them, in the transaction in which the account's owner changes. */
  end: (db: Db, candidateId: number, now: Date) => Promise<void>;
}

/** Rows that are not needed after a time. */
export interface Retiring {
  table: keyof Tables;
  /** The maximum age. */
  days: (config: Config) => number;
  /**
   * Deletes up to `limit` older rows, in the caller's transaction. A row that makes a thing happen only once must live
   * longer than anything that could repeat it.
   */
  take: (db: Db, before: Date, limit: number) => Promise<RetiredRows>;
}

interface RetiredRows {
  count: number;
  /** What an archive may contain of them. Nothing personal. */
  rows?: object[];
}

export interface Feature {
  name: string;
  routes?: Route[];
  /** Background work by name, run by the job queue. */
  jobs?: Record<string, Job>;
  /** When a job runs automatically, as `minute hour day month weekday job`. */
  cron?: string[];
  /** Short work repeated about once a second, by one process of every instance. Returns how much it did. */
  loop?: (context: AppContext) => Promise<number>;
  /** The same in every process, for data in its own memory. */
  ownLoop?: (context: AppContext) => Promise<number>;
  on?: Subscription;
  /** The rows that are deleted each night. */
  retires?: Retiring[];
  personal?: Personal;
  credentials?: BearerCredentials;
}

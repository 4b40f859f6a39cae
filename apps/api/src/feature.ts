// What a feature brings into the house. app.ts is the only place where the manifests meet.

import type { AppContext } from "./app-context.ts";
import type { Config } from "./config.ts";
import type { Tables } from "./db/tables.ts";
import type { Db } from "./db/transaction.ts";
import type { Subscription } from "./events/deliver.ts";
import type { Route } from "./http/route.ts";

export type Job = (context: AppContext, payload: unknown) => Promise<void>;

interface Personal {
  /** Every row this feature holds of the candidate, by table. */
  export: (db: Db, candidateId: number) => Promise<Record<string, unknown[]>>;
  erase: (db: Db, candidateId: number) => Promise<void>;
  /** Forgets the study history; account, plan and payments, and what was used of them, stay. */
  clear?: (db: Db, candidateId: number) => Promise<void>;
}

/** What works for a candidate's account without its password: sessions, links, feeds, browsers that are told things. */
interface BearerCredentials {
  /** Where it is kept; a test asks every table about candidates whether it belongs here. */
  tables: (keyof Tables)[];
  /** Ends all of it, in the transaction in which the account changes hands. */
  end: (db: Db, candidateId: number, now: Date) => Promise<void>;
}

/** Rows that nobody needs after a time. */
export interface Retiring {
  table: keyof Tables;
  /** How old they get. */
  days: (config: Config) => number;
  /**
   * Takes up to `limit` of those that are older away, in the caller's transaction. What makes a thing happen once has to outlast whatever
   * could repeat it.
   */
  take: (db: Db, before: Date, limit: number) => Promise<RetiredRows>;
}

interface RetiredRows {
  count: number;
  /** What an archive may hold of them: nothing personal. */
  rows?: object[];
}

export interface Feature {
  name: string;
  routes?: Route[];
  /** Background work by name, run by the job queue. */
  jobs?: Record<string, Job>;
  /** When a job runs by itself, as `minute hour day month weekday job`. */
  cron?: string[];
  /** Short work repeated about once a second, by one process of every instance; tells how much it did. */
  loop?: (context: AppContext) => Promise<number>;
  /** The same by every process, for what is kept in its memory. */
  ownLoop?: (context: AppContext) => Promise<number>;
  on?: Subscription;
  /** What is taken away each night. */
  retires?: Retiring[];
  personal?: Personal;
  credentials?: BearerCredentials;
}

// What every feature may use: the database, the adapters to the outside world, the clock, the configuration.
import type { Pool } from "pg";
import type { Logger } from "pino";
import type { Clock } from "./adapters/clock.ts";
import type { Signals } from "./adapters/database-signals.ts";
import type { FileStore } from "./adapters/file-store.ts";
import type { Google } from "./adapters/google.ts";
import type { Mailer } from "./adapters/mailer.ts";
import type { Paystack } from "./adapters/paystack.ts";
import type { Push } from "./adapters/push.ts";
import type { Scanner } from "./adapters/scanner.ts";
import type { SiblingProcesses } from "./adapters/sibling-processes.ts";
import type { Config } from "./config.ts";
import type { Replica } from "./db/replica.ts";
import type { Db } from "./db/transaction.ts";

export interface AppContext {
  db: Db;
  /** A standby that answers calls which allow stale data. Null if there is none. */
  replica: Replica | null;
  /** How many of the database's connections are in use. */
  pool: Pick<Pool, "totalCount" | "idleCount" | "waitingCount">;
  config: Config;
  clock: Clock;
  mailer: Mailer;
  push: Push;
  fileStore: FileStore;
  google: Google;
  /** Null if no key is configured. */
  paystack: Paystack | null;
  /** Scans every uploaded file. Null if none is configured. */
  scanner: Scanner | null;
  signals: Signals;
  /** The other processes of this instance. */
  siblings: SiblingProcesses;
  log: Logger;
  /** The public address of the site. Links in emails start with it. */
  publicUrl: string;
  /** Signs file links and similar. It is the same on every instance, because it is stored in the database. */
  secret: Buffer;
}

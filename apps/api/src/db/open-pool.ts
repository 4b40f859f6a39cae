// A pool of connections with all the settings ours need.
import type { Log } from "./log.ts";
import { parsersOfOurs } from "./parsers.ts";
import { RetryingPool, type RetryingPoolOptions } from "./retrying-pool.ts";

export function openPool(url: string, log: Log, more: RetryingPoolOptions = {}): RetryingPool {
  const pool = new RetryingPool({
    connectionString: url,
    application_name: "sabiprep",
    max: 20,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 60_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 60_000,
    options: "-c TimeZone=UTC -c DateStyle=ISO",
    types: parsersOfOurs,
    ...more,
  });
  // An idle connection that ends is replaced when one is next needed. Without a listener the error would end the
  // process.
  pool.on("error", (error) => log.warn(`an idle database connection ended: ${error.message}`));
  // The same for a connection in use. Its query fails with the reason, and the event only needs a listener.
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}

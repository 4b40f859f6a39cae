// The connection pool, for a database that may be busy, restarting or gone without notice. A caller that needs a
// connection waits a little before it fails, and a connection that stops answering does not keep its place in the pool.
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { isConnectionError } from "./connection-errors.ts";
import { WatchedClient } from "./watched-client.ts";

/** By default, a caller waits this long for a database that refuses connections or has none left. */
const RETRY_FOR_MS = 5_000;
/** Longer than any statement may take. The server would have answered by then, even with an error. */
const MAX_SILENT_MS = 35_000;
/** The same for connections that were open when another one to the same host stopped answering. */
const SUSPECT_SILENT_MS = 3_000;
const WATCH_MS = 500;

export interface RetryingPoolOptions extends pg.PoolConfig {
  retryMs?: number;
}

export class RetryingPool extends pg.Pool {
  readonly #watched = new Set<WatchedClient>();
  readonly #lent = new Set<WatchedClient>();
  readonly #watching: NodeJS.Timeout;
  readonly #patienceMs: number;
  #suspectedAt = Number.NEGATIVE_INFINITY;

  constructor({ retryMs = RETRY_FOR_MS, ...options }: RetryingPoolOptions) {
    super({ ...options, Client: WatchedClient });
    this.#patienceMs = retryMs;
    this.on("connect", (client) => {
      this.#watched.add(client as unknown as WatchedClient);
      (client as unknown as WatchedClient).watch();
    });
    this.on("acquire", (client) => this.#lent.add(client as unknown as WatchedClient));
    this.on("release", (_problem, client) => this.#lent.delete(client as unknown as WatchedClient));
    this.on("remove", (client) => this.#watched.delete(client as unknown as WatchedClient));
    this.#watching = setInterval(() => this.#hangUpOnSilent(), WATCH_MS).unref();
  }

  /** Open connections may lead to a host that is gone. Idle ones are closed, and those in use must answer soon. */
  markSuspect(): void {
    this.#suspectedAt = performance.now();
    for (const client of this.#watched) if (!this.#lent.has(client)) client.destroyConnection();
  }

  /** Ends the remaining connections, whether they answer or not. */
  hangUpAll(): void {
    clearInterval(this.#watching);
    for (const client of this.#watched) client.destroyConnection();
  }

  #hangUpOnSilent(): void {
    for (const client of this.#watched) {
      const markSuspect =
        client.heardAt < this.#suspectedAt && performance.now() - this.#suspectedAt > SUSPECT_SILENT_MS;
      if (client.silentFor() > (markSuspect ? SUSPECT_SILENT_MS : MAX_SILENT_MS)) client.destroyConnection();
    }
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool["connect"]>[0]): void;
  // biome-ignore lint/suspicious/noExplicitAny: one body for both of the driver's forms.
  override connect(callback?: any): any {
    const connected = this.#connectPatiently();
    if (!callback) return connected;
    connected.then(
      (client) => callback(undefined, client, client.release),
      (problem) => callback(problem, undefined, () => {}),
    );
  }

  async #connectPatiently(): Promise<pg.PoolClient> {
    const until = performance.now() + this.#patienceMs;
    for (;;) {
      try {
        return await super.connect();
      } catch (problem) {
        if (!isConnectionError(problem) || this.ending || performance.now() > until) throw problem;
        await wait(50 + Math.random() * 100);
      }
    }
  }
}

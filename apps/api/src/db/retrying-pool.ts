// The pool of connections, for a database that is now and then busy, restarting or gone without a word: who needs a
// connection waits a little instead of failing at once, and a connection that falls silent does not keep its place.
import { performance } from "node:perf_hooks";
import { setTimeout as wait } from "node:timers/promises";
import pg from "pg";
import { isConnectionError } from "./connection-errors.ts";
import { WatchedClient } from "./watched-client.ts";

/** How long somebody waits for a database that refuses connections, or has given out all it has, if nothing else is said. */
const RETRY_FOR_MS = 5_000;
/** Longer than any statement may take: the server would have answered, if only to refuse. */
const MAX_SILENT_MS = 35_000;
/** The same for connections that were open when another one to the same host fell silent. */
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

  /** Connections of now may lead to a host that is gone: idle ones are given up, those lent out must answer soon. */
  markSuspect(): void {
    this.#suspectedAt = performance.now();
    for (const client of this.#watched) if (!this.#lent.has(client)) client.destroyConnection();
  }

  /** Ends what is left, whether it answers or not. */
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

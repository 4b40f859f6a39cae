// A connection that knows how long it has been waiting for data from the server.
import { performance } from "node:perf_hooks";
import { NamingClient } from "./named-statements.ts";

/** Fields that the driver's types leave out. */
interface Wire {
  stream: { on(event: "data", hear: () => void): void; destroy(): void };
  on(event: "readyForQuery", hear: () => void): void;
}

/** Migrations, back-ups and restores remove the server's time limit for themselves and wait as long as it takes. */
const LIFTS_LIMIT = /set statement_timeout = 0/;

export class WatchedClient extends NamingClient {
  heardAt = performance.now();
  #askedAt: number | null = null;
  #isPatient = false;

  get #wire(): Wire {
    return (this as unknown as { connection: Wire }).connection;
  }

  /** Called after the connection is open. Before that, its stream may still change to an encrypted one. */
  watch(): void {
    this.#wire.stream.on("data", () => {
      this.heardAt = performance.now();
    });
    this.#wire.on("readyForQuery", () => {
      this.#askedAt = null;
    });
  }

  // biome-ignore lint/suspicious/noExplicitAny: see NamingClient.
  override query(first: any, ...rest: any[]): any {
    this.#askedAt ??= performance.now();
    if (typeof first === "string" && LIFTS_LIMIT.test(first)) this.#isPatient = true;
    return super.query(first, ...rest);
  }

  /** Milliseconds it has waited without receiving a byte. 0 when it waits for nothing. */
  silentFor(): number {
    if (this.#askedAt === null || this.#isPatient) return 0;
    return performance.now() - Math.max(this.#askedAt, this.heardAt);
  }

  /** Closes without a goodbye, because a dead host would not receive it. Callers waiting for an answer get an error. */
  destroyConnection(): void {
    this.#wire.stream.destroy();
  }
}

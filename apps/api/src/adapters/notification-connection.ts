// The connection on which an instance receives notifications. A silent connection may be quiet or dead, so it is probed
// twice a second. Answers and notifications are received in order, so an answer proves that all earlier notifications
// were received.
import { performance } from "node:perf_hooks";
import { setImmediate as afterReading, setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { HostClient } from "../db/hosts.ts";

const BEAT_MS = 500;
/** Cached data is trusted for this long after the last sign of life. */
const TRUST_MS = 1_500;
/** A connection with no sign of life for this long is replaced by a new one. */
const SILENT_MS = 3_000;
const RETRY_MS = 250;
const END_MS = 1_000;

export interface NotificationConnection {
  /** Every notification sent until a moment ago was received. */
  isFresh(): boolean;
  /** Milliseconds since the last sign of life. */
  silentFor(): number;
  close(): Promise<void>;
}

export interface LineHandlers {
  handle(payload: string): void;
  /** The connection is new. Earlier notifications may have been missed. */
  opened(): void;
  /** The connection broke, or shows no sign of life. */
  lost(isSilent: boolean): void;
}

/** The name by which other instances recognise this connection. */
export const connectionName = (store: string): string => `sabiprep-signals ${store}`;

export async function openNotificationConnection(
  url: string,
  channel: string,
  handlers: LineHandlers,
  name = "sabiprep-signals",
): Promise<NotificationConnection> {
  let client: pg.Client | null = null;
  let lastSign = performance.now();
  let closed = false;

  const connect = async () => {
    const fresh = new HostClient({
      connectionString: url,
      application_name: name,
      keepAlive: true,
      keepAliveInitialDelayMillis: 5_000,
      connectionTimeoutMillis: SILENT_MS,
    });
    fresh.on("error", () => lost(fresh));
    fresh.on("end", () => lost(fresh));
    fresh.on("notification", ({ payload }) => handlers.handle(payload ?? "{}"));
    try {
      await fresh.connect();
      const asked = performance.now();
      if (!(await isAnswered(fresh, `listen ${channel}`)))
        throw new Error("The notification connection does not respond.");
      if (closed) throw new Error("The notification connection is closed.");
      lastSign = asked;
      handlers.opened();
      client = fresh;
    } catch (problem) {
      destroyConnection(fresh);
      throw problem;
    }
  };

  const lost = (which: pg.Client, isSilent = false) => {
    if (client !== which) return;
    client = null;
    handlers.lost(isSilent);
    destroyConnection(which);
    void reconnect();
  };

  const reconnect = async () => {
    while (!client && !closed) {
      await connect().catch(() => wait(RETRY_MS));
    }
  };

  const beat = async () => {
    for (;;) {
      await wait(BEAT_MS, undefined, { ref: false });
      if (closed) return;
      const which = client;
      if (!which) continue;
      const asked = performance.now();
      if (await isAnswered(which, "select 1")) lastSign = asked;
      else lost(which, true);
    }
  };

  await connect();
  void beat();
  return {
    isFresh: () => client !== null && performance.now() - lastSign < TRUST_MS,
    silentFor: () => performance.now() - lastSign,
    close: async () => {
      closed = true;
      const last = client;
      client = null;
      if (!last) return;
      await Promise.race([last.end().catch(() => {}), wait(END_MS)]);
      destroyConnection(last);
    },
  };
}

/** If this process itself was blocked, the answer may be waiting unread. It is read before it counts as missing. */
const isAnswered = (client: pg.Client, question: string): Promise<boolean> =>
  Promise.race([
    client.query(question).then(
      () => true,
      () => false,
    ),
    wait(SILENT_MS, false).then(() => afterReading(false)),
  ]);

/** Closes without a goodbye. A silent host would not receive it, and `end` would wait for it. */
function destroyConnection(client: pg.Client): void {
  // The driver's types do not declare its connection.
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}

// One connection on which an instance hears what others tell. A line that says nothing may be quiet or dead, so it is asked
// for a sign of life twice a second: answers and notifications come in order, hence an answer proves that all told before
// the question was heard.
import { performance } from "node:perf_hooks";
import { setImmediate as afterReading, setTimeout as wait } from "node:timers/promises";
import type pg from "pg";
import { HostClient } from "../db/hosts.ts";

const BEAT_MS = 500;
/** What is remembered is believed for so long after the last sign of life. */
const TRUST_MS = 1_500;
/** A line without a sign of life for so long is given up, and another one made. */
const SILENT_MS = 3_000;
const RETRY_MS = 250;
const END_MS = 1_000;

export interface NotificationConnection {
  /** Everything told until a moment ago was heard. */
  isFresh(): boolean;
  /** Milliseconds since the last sign of life. */
  silentFor(): number;
  close(): Promise<void>;
}

export interface LineHandlers {
  handle(payload: string): void;
  /** The line is new: what was told before was perhaps not heard. */
  opened(): void;
  /** The line broke, or gave no sign of life any more. */
  lost(isSilent: boolean): void;
}

/** By which others see whose line it is. */
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

/** Where this process itself was held up, the answer may lie there unread: it is read before it counts as missing. */
const isAnswered = (client: pg.Client, question: string): Promise<boolean> =>
  Promise.race([
    client.query(question).then(
      () => true,
      () => false,
    ),
    wait(SILENT_MS, false).then(() => afterReading(false)),
  ]);

/** Without a goodbye: a host that is silent would not hear it, and `end` would wait for it. */
function destroyConnection(client: pg.Client): void {
  // The driver's types leave its connection out.
  (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
}

// Instances tell each other that something changed (a session ended, a setting moved) through PostgreSQL's notifications.
// Whoever keeps what it read from the database keeps it here: it is forgotten when somebody tells of a change, when the
// line broke, and not used while the line gives no sign of life.
import { sql } from "kysely";
import type { Db } from "../db/transaction.ts";
import { connectionName, openNotificationConnection } from "./notification-connection.ts";

const CHANNEL = "sabiprep";

export type Topic = "session" | "site" | "bank" | "wrote";

export interface Signal {
  topic: Topic;
  body: Record<string, unknown>;
}

export interface CachedStore<Store> {
  /**
   * What is remembered just now. Ask before you read the database and put what you read into the same store: if it was
   * forgotten meanwhile, what you put there is forgotten too.
   */
  now(): Store;
}

export interface Signals {
  /**
   * A store that is replaced by an empty one at every signal of the topics. With `hear` a signal may take out less than
   * all. Features declare theirs with `remembered()`.
   */
  store<Store>(
    topics: Topic[],
    empty: () => Store,
    handle?: (store: Store, signal: Signal) => void,
  ): CachedStore<Store>;
  /** Somebody found that what this instance remembers of a topic is old. */
  forget(topic: Topic): void;
  /** False while what others tell may not be heard; then nothing is remembered. */
  healthy(): boolean;
  /** Milliseconds since the last sign of life. */
  silentFor(): number;
  close(): Promise<void>;
}

/** Heard by every instance once the transaction commits. */
export async function signal(db: Db, topic: Topic, body: Signal["body"]): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ topic, body })})`.execute(db);
}

interface Memory {
  topics: Topic[];
  handle(signal: Signal): void;
  forget(): void;
}

/**
 * `onSilence` is called when the line falls silent: whoever waits for the same host may be waiting in vain. `store` names where
 * this instance keeps uploads, for the others to see.
 */
export async function openSignals(url: string, onSilence: () => void = () => {}, store?: string): Promise<Signals> {
  const memories: Memory[] = [];
  const forgetAll = () => {
    for (const memory of memories) memory.forget();
  };
  const handlers = {
    handle: (payload: string) => {
      const heard = JSON.parse(payload) as Signal;
      for (const memory of memories) if (memory.topics.includes(heard.topic)) memory.handle(heard);
    },
    opened: forgetAll,
    lost: (isSilent: boolean) => {
      forgetAll();
      if (isSilent) onSilence();
    },
  };
  const line = await openNotificationConnection(url, CHANNEL, handlers, store && connectionName(store));
  return {
    store: (topics, empty, handle) => {
      let store = empty();
      const forget = () => {
        store = empty();
      };
      memories.push({ topics, forget, handle: (heard) => (handle ? handle(store, heard) : forget()) });
      return { now: () => (line.isFresh() ? store : empty()) };
    },
    forget: (topic) => {
      for (const memory of memories) if (memory.topics.includes(topic)) memory.forget();
    },
    healthy: line.isFresh,
    silentFor: line.silentFor,
    close: line.close,
  };
}

/**
 * Declares something instances remember, and gives the function that tells what this one remembers of it. This is the only
 * way to keep what was read from the database between two requests.
 */
export function cached<Store>(topics: Topic[], empty: () => Store): (context: { signals: Signals }) => Store {
  const memories = new WeakMap<Signals, CachedStore<Store>>();
  return ({ signals }) => {
    const memory = memories.get(signals) ?? signals.store(topics, empty);
    memories.set(signals, memory);
    return memory.now();
  };
}

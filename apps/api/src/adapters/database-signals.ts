// Instances notify each other of changes (a session ended, a setting changed) through PostgreSQL notifications. Every
// cache of database rows is kept here. It is cleared when a change is notified or the connection breaks. It is not used
// while the connection shows no sign of life.
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
   * The current store. Get it before you read the database and write the result to the same store. If it was
   * invalidated meanwhile, your result is dropped too.
   */
  now(): Store;
}

export interface Signals {
  /**
   * A store that is replaced by an empty one at every signal of the topics. A `handle` callback can remove only a part.
   * Features declare their stores with `cached()`.
   */
  store<Store>(
    topics: Topic[],
    empty: () => Store,
    handle?: (store: Store, signal: Signal) => void,
  ): CachedStore<Store>;
  /** This instance found that its cached data of a topic is old. */
  forget(topic: Topic): void;
  /** False while signals from other instances may be missed. Nothing is cached then. */
  healthy(): boolean;
  /** Milliseconds since the last sign of life. */
  silentFor(): number;
  close(): Promise<void>;
}

/** Every instance receives it when the transaction commits. */
export async function signal(db: Db, topic: Topic, body: Signal["body"]): Promise<void> {
  await sql`select pg_notify(${CHANNEL}, ${JSON.stringify({ topic, body })})`.execute(db);
}

interface Memory {
  topics: Topic[];
  handle(signal: Signal): void;
  forget(): void;
}

/**
 * `onSilence` is called when the connection goes silent, because other callers of the same host may also wait for
 * nothing. `store` names where this instance keeps uploads, so that the others can see it.
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
 * Declares a cache and returns a function that gets this instance's store. This is the only way to keep database rows
 * between two requests.
 */
export function cached<Store>(topics: Topic[], empty: () => Store): (context: { signals: Signals }) => Store {
  const memories = new WeakMap<Signals, CachedStore<Store>>();
  return ({ signals }) => {
    const memory = memories.get(signals) ?? signals.store(topics, empty);
    memories.set(signals, memory);
    return memory.now();
  };
}

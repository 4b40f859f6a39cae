// A device for tests: one disk, the browser's locks, and tabs on them. The disk can be full, fail to read, write or
// open, and lose its connections. A tab can be killed between any two steps.
import type { Submission } from "../kept.ts";
import type { TestDatabase } from "../offline-store.ts";

type Rows = Map<string, unknown>;
interface Transaction {
  store?: unknown;
  objectStore: (name: string) => unknown;
  commit: () => void;
  done: Promise<void>;
}

interface Faults {
  isFull: boolean;
  /** How many of the next reads, writes and openings fail. */
  reads: number;
  writes: number;
  openings: number;
  /** Another tab blocks the opening of the database. */
  isBlocked: boolean;
}

export interface Tab {
  isAlive: boolean;
}

/** A killed page never gets its results. */
const never = () => new Promise<never>(() => {});
const failure = (name: string) => new DOMException(`planted: ${name}`, name);

export function faultyDevice() {
  const tables: Record<string, Rows> = {};
  const faults: Faults = { isFull: false, reads: 0, writes: 0, openings: 0, isBlocked: false };
  const connections = new Set<{ tab: Tab; lose: () => void }>();
  const unblocked = new Set<() => void>();
  const rowsOf = (name: string): Rows => {
    tables[name] ??= new Map();
    return tables[name];
  };

  function databaseFor(tab: Tab, onLost: () => void): TestDatabase {
    let isClosed = false;
    connections.add({
      tab,
      lose: () => {
        isClosed = true;
        onLost();
      },
    });
    /** One request. It reaches the disk in a later turn, if its page and its connection still exist. */
    const step = async <Result>(kind: "reads" | "writes", work: () => Result): Promise<Result> => {
      if (isClosed) throw failure("InvalidStateError");
      await null;
      if (!tab.isAlive) return never();
      if (isClosed) throw failure("AbortError");
      if (faults[kind] > 0) {
        faults[kind] -= 1;
        throw failure("UnknownError");
      }
      const result = work();
      await null;
      return tab.isAlive ? result : never();
    };
    const put = (name: string, row: unknown, key: string) => {
      if (faults.isFull) throw failure("QuotaExceededError");
      rowsOf(name).set(key, structuredClone(row));
    };
    const keyOf = (row: { session_id: string; question_id?: string }) =>
      row.question_id ? `${row.session_id}/${row.question_id}` : row.session_id;
    const ofSession = (name: string, id: string) => [...rowsOf(name).keys()].filter((key) => key.startsWith(`${id}/`));
    const transaction = (): Transaction => {
      if (isClosed) throw failure("InvalidStateError");
      const pending: (() => void)[] = [];
      const run = () => {
        // A transaction is applied completely or not at all.
        if (faults.isFull && pending.length > 0) throw failure("QuotaExceededError");
        for (const write of pending) write();
      };
      const storeOf = (name: string) => ({
        put: async (row: Submission) => void pending.push(() => put(name, row, keyOf(row))),
        delete: async (key: string) => void rowsOf(name).delete(key),
        index: () => ({ getAllKeys: (id: string) => step("writes", () => ofSession(name, id)) }),
      });
      let done: Promise<void> | undefined;
      return {
        objectStore: storeOf,
        commit: () => {},
        get done() {
          done ??= step("writes", run);
          return done;
        },
      };
    };
    const database = {
      put: (name: string, row: { uuid: string }, key?: string) =>
        step("writes", () => put(name, row, key ?? row.uuid)).then(() => key),
      get: (name: string, key: string) => step("reads", () => structuredClone(rowsOf(name).get(key))),
      getAll: (name: string) => step("reads", () => structuredClone([...rowsOf(name).values()])),
      getAllFromIndex: (name: string, _index: string, id: string) =>
        step("reads", () => ofSession(name, id).map((key) => structuredClone(rowsOf(name).get(key)))),
      delete: (name: string, key: string) => step("writes", () => void rowsOf(name).delete(key)),
      transaction: (names: string | string[]) => {
        const begun = transaction();
        if (typeof names === "string") begun.store = begun.objectStore(names);
        return begun;
      },
      close: () => {
        isClosed = true;
      },
    };
    return database as unknown as TestDatabase;
  }

  return {
    faults,
    has: (name: "submissions", id: string) => rowsOf(name).has(id),
    rows: (name: "submissions") => rowsOf(name).size,
    open: async (tab: Tab, onLost: () => void) => {
      if (faults.isBlocked) await new Promise<void>((open) => unblocked.add(open));
      if (!tab.isAlive) return never();
      if (faults.openings > 0) {
        faults.openings -= 1;
        throw failure("UnknownError");
      }
      return databaseFor(tab, onLost);
    },
    unblock: () => {
      faults.isBlocked = false;
      for (const open of unblocked) open();
      unblocked.clear();
    },
    /** Another tab upgrades the database, or the browser ends every connection. */
    loseConnections: () => {
      for (const { lose } of connections) lose();
      connections.clear();
    },
    /** The effect of a sign-out. */
    deleteAll: () => {
      for (const rows of Object.values(tables)) rows.clear();
    },
  };
}

/** The browser's locks across several tabs. A killed tab releases its locks. */
export function lockManager() {
  const queues = new Map<string, { tab: Tab; begin: () => void }[]>();
  const busy = new Map<string, Tab>();

  function next(name: string) {
    if (busy.has(name)) return;
    const waiting = (queues.get(name) ?? []).filter(({ tab }) => tab.isAlive);
    const first = waiting.shift();
    queues.set(name, waiting);
    if (!first) return;
    busy.set(name, first.tab);
    first.begin();
  }
  return {
    request: <Result>(tab: Tab, name: string, work: () => Promise<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        const begin = () =>
          void work()
            .then(resolve, reject)
            .finally(() => {
              if (!tab.isAlive) return;
              busy.delete(name);
              next(name);
            });
        queues.set(name, [...(queues.get(name) ?? []), { tab, begin }]);
        next(name);
      }),
    releaseAll: (tab: Tab) => {
      for (const [name, holder] of [...busy])
        if (holder === tab) {
          busy.delete(name);
          next(name);
        }
    },
  };
}

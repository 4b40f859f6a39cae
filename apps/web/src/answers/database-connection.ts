// A connection to a database that reconnects. The browser may close it at any time: another tab upgrades the database, the
// student clears the site's data, or the disk fails. A closed connection must not stop a page from reading its tests.

/** Long enough for a slow phone. Another tab that blocks an upgrade must not leave a page waiting forever. */
const OPEN_LIMIT_MS = 4_000;

export interface Connection<Database> {
  use: <Result>(work: (database: Database) => Promise<Result>) => Promise<Result>;
  /** Permanent: signing out deletes the database, and nothing may create it again. */
  close: () => void;
}

/** `open` calls `onLost` when the browser or another tab closes what it opened. */
export function reconnecting<Database extends { close: () => void }>(
  open: (onLost: () => void) => Promise<Database>,
  limitMs = OPEN_LIMIT_MS,
): Connection<Database> {
  let current: Promise<Database> | null = null;
  let isClosed = false;

  const drop = (opening: Promise<Database>) => {
    if (current === opening) current = null;
  };
  function connect(): Promise<Database> {
    if (isClosed) return Promise.reject(new Error("This database has been closed."));
    if (current) return current;
    const opening: Promise<Database> = open(() => drop(opening));
    opening.catch(() => drop(opening));
    current = opening;
    return opening;
  }

  return {
    use: async (work) => {
      const opening = connect();
      const database = await within(opening, limitMs);
      try {
        return await work(database);
      } catch (failure) {
        if (!isConnectionLost(failure)) throw failure;
        drop(opening);
        return work(await within(connect(), limitMs));
      }
    },
    close: () => {
      isClosed = true;
      void current?.then(
        (database) => database.close(),
        () => null,
      );
    },
  };
}

/** A closed connection takes no new transaction, and aborts those in progress. Every write here can be repeated. */
const isConnectionLost = (failure: unknown): boolean =>
  failure instanceof DOMException && ["InvalidStateError", "AbortError"].includes(failure.name);

function within<Result>(promise: Promise<Result>, ms: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("The database did not open in time.")), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

// Writers to the same sitting take turns, and everybody gets one. Within a process they queue, so that a busy candidate
// holds one connection and not twenty. If a writer in another process was faster, they read again. If that happens
// every time, they lock the sheet and its sitting.
import { sql } from "kysely";
import { type Db, inTransaction } from "../../db/transaction.ts";

/** Reads, and writes if nothing changed meanwhile. Otherwise it returns null. */
type Attempt<Result> = (db: Db, tries: number) => Promise<Result | null>;

const FREE_TRIES = 3;
const MAX_TRIES = 8;

const queues = new WeakMap<Db, Map<string, Promise<unknown>>>();

/** Null only if not even the holder of the lock could write. `own` is the handle of this process, not a transaction. */
export async function withSittingLock<Result>(
  { db, own }: { db: Db; own: Db },
  sittingUuid: string,
  attempt: Attempt<Result>,
): Promise<Result | null> {
  // A caller inside a transaction may hold locks that others in the queue wait for.
  return db.isTransaction
    ? tryOften(db, sittingUuid, attempt)
    : queued(own, sittingUuid.toLowerCase(), () => tryOften(db, sittingUuid, attempt));
}

async function tryOften<Result>(db: Db, sittingUuid: string, attempt: Attempt<Result>): Promise<Result | null> {
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const result =
      tries < FREE_TRIES
        ? await attempt(db, tries)
        : await inTransaction(db, async (db) => {
            await holdSheet(db, sittingUuid);
            return attempt(db, tries);
          });
    if (result !== null) return result;
  }
  return null;
}

const holdSheet = (db: Db, sittingUuid: string) =>
  sql`select 1 from sitting_answers a join sittings s on s.id = a.sitting_id
    where s.uuid = ${sittingUuid} for update of a for no key update of s`.execute(db);

async function queued<Result>(own: Db, name: string, work: () => Promise<Result>): Promise<Result> {
  const queue = queues.get(own) ?? new Map<string, Promise<unknown>>();
  queues.set(own, queue);
  const mine = (queue.get(name) ?? Promise.resolve()).then(work, work);
  queue.set(name, mine);
  try {
    return await mine;
  } finally {
    if (queue.get(name) === mine) queue.delete(name);
  }
}

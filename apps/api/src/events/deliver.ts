// Delivers recorded events to subscribed features, in batches, at least once each and in order. A batch and the
// subscriber's cursor are committed in one transaction, so a subscriber that writes only to the database handles each
// event exactly once. An event that fails is tried again with growing waits, then set aside (`set-aside.ts`), and the
// events behind it are delivered.
import { sql } from "kysely";
import { type Db, inTransaction } from "../db/transaction.ts";
import type { DeliveredEvent, EventBodies, EventType } from "./event-types.ts";
import { countFailure, isOwnFailure } from "./set-aside.ts";

type Listener = (db: Db, events: DeliveredEvent[]) => Promise<void>;

/** Large enough to share a statement's cost, and small enough that no request waits long behind a batch. */
const BATCH = 250;

export interface Subscription {
  name: string;
  types: EventType[];
  handle: Listener;
  /** Finds the graded sittings of a batch that are missing from the subscriber's own statistics. */
  missing?: Missing;
}

export type Missing = (db: Db, stretch: { after: number; upTo: number }) => Promise<number[]>;

interface Delivery {
  now?: Date;
  /** Called when an event was set aside. */
  onSetAside?: (event: DeliveredEvent, problem: unknown) => void;
}

/**
 * Delivers the next batch and returns its length. 0 when nothing is left, when another instance is working on this
 * subscription, or when its next event failed a moment ago and waits for its next try.
 */
export async function deliver(db: Db, subscription: Subscription, delivery: Delivery = {}): Promise<number> {
  if (!(await hasNews(db, subscription.name))) return 0;
  const now = delivery.now ?? new Date();
  const failed = await failedBefore(db, subscription.name);
  if (failed)
    return Date.parse(failed.next_try_at) > now.getTime() ? 0 : deliverSingly(db, subscription, now, delivery);
  try {
    return await inTransaction(db, (db) => deliverBatch(db, subscription));
  } catch (problem) {
    if (!isOwnFailure(problem)) throw problem;
    return deliverSingly(db, subscription, now, delivery);
  }
}

/** The event that failed for this subscription and will be tried again. */
async function failedBefore(db: Db, name: string): Promise<{ next_try_at: string } | undefined> {
  return db
    .selectFrom("set_aside")
    .select("next_try_at")
    .where("kind", "=", "event")
    .where("part", "=", name)
    .where("set_aside_at", "is", null)
    .executeTakeFirst();
}

/** One event in each transaction, to find the one that fails. Its error is thrown, unless the event was set aside. */
async function deliverSingly(db: Db, subscription: Subscription, now: Date, { onSetAside }: Delivery): Promise<number> {
  for (let done = 0; ; done++) {
    try {
      const length = done < BATCH ? await inTransaction(db, (db) => deliverBatch(db, subscription, 1)) : 0;
      if (length === 0) return done;
    } catch (problem) {
      if (!(problem instanceof FailedEvent)) throw problem;
      const { event, cause } = problem;
      if (!isOwnFailure(cause) || !(await inTransaction(db, (db) => noteFailed(db, subscription.name, problem, now))))
        throw cause;
      onSetAside?.(event, cause);
      return done + 1;
    }
  }
}

class FailedEvent extends Error {
  readonly event: DeliveredEvent & { in_xid: string };
  readonly from: Cursor;

  constructor(event: DeliveredEvent & { in_xid: string }, from: Cursor, cause: unknown) {
    super("a listener could not take an event", { cause });
    this.event = event;
    this.from = from;
  }
}

/** Counts the try and, after the last one, moves the cursor past the event. Both happen or neither. */
async function noteFailed(db: Db, name: string, { event, from, cause }: FailedEvent, now: Date): Promise<boolean> {
  const cursor = await holdCursor(db, name);
  // Another instance worked on it meanwhile.
  if (cursor?.last_xid !== from.last_xid || cursor.last_id !== from.last_id) return false;
  const { id, type, body, at } = event;
  const details = { id, type, body, at };
  const isAside = await countFailure(db, { kind: "event", part: name, item: id, details }, cause, now);
  if (isAside) await moveCursor(db, name, event);
  return isAside;
}

/** Every instance checks this every second. The check locks nothing, so it writes nothing. */
async function hasNews(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ news: boolean }>`
    select not exists (select 1 from event_cursors where listener = ${name}) or exists (
      select 1 from event_cursors c, events e where c.listener = ${name} and (e.xid, e.id) > (c.last_xid, c.last_id)
        and e.xid < pg_snapshot_xmin(pg_current_snapshot())) as news`.execute(db);
  return rows[0]!.news;
}

/** `most` counts the events that the subscription wants. */
async function deliverBatch(db: Db, { name, types, handle }: Subscription, most = BATCH): Promise<number> {
  const from = await holdCursor(db, name);
  if (!from) return 0;
  const { rows } = await nextEvents(from).execute(db);
  const wanted = rows.filter((row) => types.includes(row.type));
  const taken = wanted.slice(0, most);
  const last = wanted.length > most ? taken.at(-1) : rows.at(-1);
  if (!last) return 0;
  if (taken.length > 0)
    await handle(db, taken).catch((problem) => {
      throw most === 1 ? new FailedEvent(taken[0]!, from, problem) : problem;
    });
  await moveCursor(db, name, last);
  // Only the next event can be one that is tried again, so no failure is left now.
  if (most === 1)
    await sql`delete from set_aside where kind = 'event' and part = ${name} and set_aside_at is null`.execute(db);
  return rows.length;
}

const moveCursor = (db: Db, name: string, { in_xid, id }: { in_xid: string; id: number }) =>
  sql`update event_cursors set last_xid = ${in_xid}::xid8, last_id = ${id} where listener = ${name}`.execute(db);

interface Cursor {
  last_xid: string;
  last_id: number;
}

/** The subscription's position, locked until the transaction ends. Undefined while another instance holds it. */
export async function holdCursor(db: Db, name: string): Promise<Cursor | undefined> {
  await sql`insert into event_cursors (listener, last_xid, last_id) values (${name}, '0', 0) on conflict
    do nothing`.execute(db);
  const { rows } = await sql<Cursor>`
    select last_xid::text, last_id from event_cursors where listener = ${name} for update skip locked`.execute(db);
  return rows[0];
}

/**
 * Rows of running transactions could still be committed, so we read only below the oldest of them. The transaction
 * number as text has its own name: an `order by` prefers a result column to a table column, and as text 100 sorts
 * before 99.
 */
export const nextEvents = (from: Cursor) => sql<DeliveredEvent & { in_xid: string }>`
  select id, xid::text as in_xid, type, body, at from events
  where (xid, id) > (${from.last_xid}::xid8, ${from.last_id}::bigint)
    and xid < pg_snapshot_xmin(pg_current_snapshot())
  order by events.xid, events.id limit ${BATCH}`;

/** Calls the function for each event's type, in order. */
export const byType =
  (
    handlers: { [T in EventType]?: (db: Db, body: EventBodies[T], event: DeliveredEvent<T>) => Promise<void> },
  ): Listener =>
  async (db, events) => {
    for (const event of events) {
      const handler = handlers[event.type] as
        | ((db: Db, body: EventBodies[EventType], event: DeliveredEvent) => Promise<void>)
        | undefined;
      await handler?.(db, event.body, event);
    }
  };

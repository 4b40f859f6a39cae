// Hands recorded events to the features that listen, in batches, at least once each and in order. A batch and the
// listener's cursor move in one transaction, so a listener that writes only to the database hears each event exactly once.
import { sql } from "kysely";
import { type Db, inTransaction } from "../db/transaction.ts";
import type { EventBodies, EventType, HeardEvent } from "./event-types.ts";

type Listener = (db: Db, events: HeardEvent[]) => Promise<void>;

/** Large enough that a statement's own cost is shared by many, small enough that nobody's request waits long behind a batch. */
const BATCH = 250;

export interface Listening {
  name: string;
  types: EventType[];
  hear: Listener;
  /** The graded sittings of a stretch that the listener's own figures lack; what it missed is found by this. */
  missing?: Missing;
}

export type Missing = (db: Db, stretch: { after: number; upTo: number }) => Promise<number[]>;

/** Delivers the next batch and tells its length: 0 when nothing is left or another instance is at work on this listener. */
export const deliver = async (db: Db, listening: Listening): Promise<number> =>
  (await hasNews(db, listening.name)) ? inTransaction(db, (db) => deliverBatch(db, listening)) : 0;

/** Asked every second by every instance: to find nothing, nothing is locked, and so nothing written. */
async function hasNews(db: Db, name: string): Promise<boolean> {
  const { rows } = await sql<{ news: boolean }>`
    select not exists (select 1 from event_cursors where listener = ${name}) or exists (
      select 1 from event_cursors c, events e where c.listener = ${name} and (e.xid, e.id) > (c.last_xid, c.last_id)
        and e.xid < pg_snapshot_xmin(pg_current_snapshot())) as news`.execute(db);
  return rows[0]!.news;
}

async function deliverBatch(db: Db, { name, types, hear }: Listening): Promise<number> {
  const from = await holdCursor(db, name);
  if (!from) return 0;
  const { rows } = await nextEvents(from).execute(db);
  const last = rows.at(-1);
  if (!last) return 0;
  const wanted = rows.filter((row) => types.includes(row.type));
  if (wanted.length > 0) await hear(db, wanted);
  await sql`update event_cursors set last_xid = ${last.in_xid}::xid8, last_id = ${last.id}
    where listener = ${name}`.execute(db);
  return rows.length;
}

interface Cursor {
  last_xid: string;
  last_id: number;
}

/** Where the listener stands, held until the transaction ends; undefined while another instance holds it. */
export async function holdCursor(db: Db, name: string): Promise<Cursor | undefined> {
  await sql`insert into event_cursors (listener, last_xid, last_id) values (${name}, '0', 0) on conflict
    do nothing`.execute(db);
  const { rows } = await sql<Cursor>`
    select last_xid::text, last_id from event_cursors where listener = ${name} for update skip locked`.execute(db);
  return rows[0];
}

/**
 * Rows of transactions still running could commit behind our back, so we read only below the oldest of them. The text of
 * the transaction's number has a name of its own: an `order by` takes a column of the result before one of the table, and
 * as text 100 comes before 99.
 */
export const nextEvents = (from: Cursor) => sql<HeardEvent & { in_xid: string }>`
  select id, xid::text as in_xid, type, body, at from events
  where (xid, id) > (${from.last_xid}::xid8, ${from.last_id}::bigint)
    and xid < pg_snapshot_xmin(pg_current_snapshot())
  order by events.xid, events.id limit ${BATCH}`;

/** Calls the function of each event's own type, in order. */
export const byType =
  (handlers: { [T in EventType]?: (db: Db, body: EventBodies[T], event: HeardEvent<T>) => Promise<void> }): Listener =>
  async (db, events) => {
    for (const event of events) {
      const handler = handlers[event.type] as
        | ((db: Db, body: EventBodies[EventType], event: HeardEvent) => Promise<void>)
        | undefined;
      await handler?.(db, event.body, event);
    }
  };

// Events carry news and are not a store. An event that every subscriber has handled is deleted when it is old enough. A
// full month is deleted as one partition. Events outside any month are deleted in batches.
import { sql } from "kysely";
import type { Archive } from "../adapters/archive.ts";
import type { Db } from "../db/transaction.ts";

const PAGE = 5_000;
const LOCK_NOT_AVAILABLE = "55P03";

interface Month {
  /** The first day of the month. */
  month: string;
  /** The name of its partition. */
  name: string;
}

export interface RetiredEvents {
  dropped: string[];
  /** Months that are old enough but could not be deleted, and what blocked them. */
  held: { name: string; by: string }[];
}

/** Deletes the months that ended before this day, which is the first of a month. */
export async function dropEventMonths(
  db: Db,
  listeners: string[],
  before: string,
  archive: Archive,
): Promise<RetiredEvents> {
  const result: RetiredEvents = { dropped: [], held: [] };
  for (const { month, name } of await monthsBefore(db, before)) {
    const by = await dropMonth(db, { month, name }, listeners, archive);
    if (by === null) result.dropped.push(name);
    else result.held.push({ name, by });
  }
  return result;
}

/** None that is too young by the database's own clock, because a server's clock may be wrong. */
async function monthsBefore(db: Db, before: string): Promise<Month[]> {
  const { rows } = await sql<Month>`
    select to_char(month, 'YYYY-MM-DD') as month, name from (
      select c.relname as name, to_date(right(c.relname, 6), 'YYYYMM') as month
      from pg_inherits i join pg_class c on c.oid = i.inhrelid
      where i.inhparent = 'events'::regclass and c.relname ~ '^events_[0-9]{6}$') m
    where month + interval '1 month' <= ${before}::date and month + interval '2 months' <= date_trunc('month', now())
    order by month`.execute(db);
  return rows;
}

/** Null when it was deleted. Otherwise the name of what blocked it. */
async function dropMonth(db: Db, { month, name }: Month, listeners: string[], archive: Archive) {
  const waits = await unheardIn(db, name);
  if (waits) return waits;
  let seen: number | null = null;
  await archive.write(
    name.replace("_", "-"),
    pagesOf(db, name, (id) => (seen = id)),
  );
  try {
    const { rows } = await sql<{ by: string | null }>`
      select drop_event_month(${month}::date, ${seen ?? (await lastOf(db, name))}::bigint,
        ${listeners}::text[]) as by`.execute(db);
    return rows[0]!.by;
  } catch (problem) {
    if ((problem as { code?: string }).code === LOCK_NOT_AVAILABLE) return "somebody who reads them";
    throw problem;
  }
}

/** Checked before anything is archived. The function that drops a month checks again, when nobody can write to it. */
async function unheardIn(db: Db, name: string): Promise<string | null> {
  const { rows } = await sql<{ listener: string }>`
    select c.listener from event_cursors c
    where exists (select 1 from ${sql.table(name)} e where (e.xid, e.id) > (c.last_xid, c.last_id)) limit 1`.execute(
    db,
  );
  return rows[0]?.listener ?? null;
}

async function lastOf(db: Db, name: string): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`select id from ${sql.table(name)} order by id desc limit 1`.execute(db);
  return rows[0]?.id ?? null;
}

async function* pagesOf(db: Db, name: string, saw: (id: number) => void): AsyncGenerator<object[]> {
  for (let after = 0; ; ) {
    const { rows } = await sql<{ id: number }>`
      select id, at, type, body from ${sql.table(name)} where id > ${after} order by id limit ${PAGE}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.id;
    saw(after);
  }
}

/** Up to `limit` events that belong to no month's partition and that all subscribers have handled. */
export async function takeStrayEvents(
  db: Db,
  listeners: string[],
  before: Date | string,
  limit: number,
): Promise<object[]> {
  const { rows } = await sql<object>`
    with heard as (
      select last_xid, last_id from event_cursors
      where (select count(*) from event_cursors where listener = any(${listeners}::text[])) = ${listeners.length}::int
      order by last_xid, last_id limit 1
    )
    delete from events_default e where (e.id, e.at) in (
      select d.id, d.at from events_default d, heard h
      where d.at < ${before} and (d.xid, d.id) <= (h.last_xid, h.last_id) order by d.id limit ${limit}
        for update of d skip locked)
    returning e.id, e.at, e.type, e.body`.execute(db);
  return rows;
}

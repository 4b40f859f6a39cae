// Events are ordered by the transaction that recorded them, and transaction numbers belong to one server. A restored
// database runs on another server, whose numbers may be far lower. New events would sort before events that every
// subscriber has already handled, and would be lost. So restored events and cursors get low numbers in the same order.
import type pg from "pg";

export async function renumberEvents(client: pg.ClientBase): Promise<void> {
  const there = await client.query("select to_regclass('events') is not null as there");
  if (!there.rows[0].there) return;
  // Events that every subscriber has handled share the number 1. The others keep their order above it.
  await client.query(`
    create temporary table renumbered on commit drop as
    with placed as (
      select id, at, xid, coalesce((xid, id) <= (select last_xid, last_id from event_cursors
                                                  order by last_xid, last_id limit 1), false) as heard
        from events)
    select id, at, xid as old_xid,
           (case when heard then 1 else 1 + dense_rank() over (partition by heard order by xid) end)::text::xid8 as new_xid
      from placed`);
  await client.query(`
    update event_cursors c set last_xid = coalesce(last.new_xid, '0'), last_id = coalesce(last.id, 0)
      from event_cursors same left join lateral (
        select new_xid, id from renumbered where (old_xid, id) <= (same.last_xid, same.last_id)
         order by new_xid desc, id desc limit 1) last on true
     where same.listener = c.listener`);
  await client.query(
    "update events e set xid = r.new_xid from renumbered r where r.id = e.id and r.at = e.at and e.xid <> r.new_xid",
  );
}

/**
 * Uses up transaction numbers until the server is past every restored event. A subscriber reads only events below the
 * current number.
 */
export async function passRestoredEvents(client: pg.ClientBase): Promise<void> {
  const there = await client.query("select to_regclass('events') is not null as there");
  if (!there.rows[0].there) return;
  await client.query(`
    do $$
    declare last xid8 := (select max(xid) from events);
    begin
      while last >= pg_current_xact_id() loop
        commit;
      end loop;
    end $$`);
}

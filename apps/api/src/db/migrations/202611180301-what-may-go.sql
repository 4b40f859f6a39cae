-- expand: a function that drops months of events; nothing goes by the migration itself
-- A month of events that everybody has heard may go. The server owns no table, so a function with the owner's rights drops it,
-- and looks itself whether it may: a month that is over for a whole month, whose last event is the one that was looked at (and put
-- by), and which every listener, of this build and of any other, has behind it. Where somebody reads the table it gives way.
create function drop_event_month(month date, seen_id bigint, listeners text[]) returns text language plpgsql
  security definer set search_path = public, pg_temp set lock_timeout = '1s' as $$
declare
  name text := 'events_' || to_char(month, 'YYYYMM');
  last record;
  waiting text;
begin
  if not exists (select 1 from pg_inherits where inhparent = 'events'::regclass and inhrelid = to_regclass(name)) then
    raise exception 'there is no month % of events', month;
  end if;
  if month + interval '2 months' > date_trunc('month', now()) then
    raise exception 'the month % is too young to be dropped', month;
  end if;
  lock table events in access exclusive mode;
  select l into waiting from unnest(listeners) l where not exists (select 1 from event_cursors c where c.listener = l) limit 1;
  if waiting is not null then return waiting; end if;
  execute format('select xid, id from %I order by xid desc, id desc limit 1', name) into last;
  if last.id is not null then
    select c.listener into waiting from event_cursors c where (c.last_xid, c.last_id) < (last.xid, last.id) limit 1;
    if waiting is not null then return waiting; end if;
    execute format('select id from %I order by id desc limit 1', name) into last;
    if last.id is distinct from seen_id then return 'an event that came late'; end if;
  end if;
  execute format('drop table %I', name);
  return null;
end $$;
revoke execute on function drop_event_month(date, bigint, text[]) from public;

-- Dead rows are cleared away, and figures for plans taken, before a fifth of a large table has changed.
alter table sittings set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
alter table sitting_answers set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);
alter table grades set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
alter table met_questions set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
alter table review_cards set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
alter table topic_figures set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
alter table notices set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
alter table auth_sessions set (autovacuum_vacuum_scale_factor = 0.05);
-- Queues: small when all is well, so their dead rows are counted, not weighed.
alter table mail_outbox set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000);
alter table push_messages set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
alter table event_cursors set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 200);
alter table attempts set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

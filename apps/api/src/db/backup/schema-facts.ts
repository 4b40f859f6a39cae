// The schema facts a back-up needs, read from PostgreSQL's own catalogue.
import type pg from "pg";
import type { Partition } from "./frames.ts";

export const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

export type Table = { name: string; columns: string[] };

/** Every table except the record of migrations. A partitioned table represents its partitions. */
export async function tablesOf(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
       and c.relname <> 'schema_migrations' and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.relname order by c.relname`);
  return rows;
}

/** In the order they were created, so that a parent comes before its parts. */
export async function partitionsOf(client: pg.ClientBase): Promise<Partition[]> {
  const { rows } = await client.query<Partition>(`
    select p.relname as parent, c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound
      from pg_class c join pg_inherits i on i.inhrelid = c.oid join pg_class p on p.oid = i.inhparent
     where c.relnamespace = 'public'::regnamespace and c.relispartition and c.relkind in ('r', 'p') order by c.oid`);
  return rows;
}

/** The last number of each sequence. A sequence that gave no number is left out. */
export async function sequencesOf(client: pg.ClientBase): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; last: string }>(`
    select sequencename as name, last_value::text as last from pg_sequences
     where schemaname = 'public' and last_value is not null order by sequencename`);
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** The ids of the keys that the site's own secrets are sealed with (secrets/vault.ts). The id is not secret. */
export async function sealedWith(client: pg.ClientBase): Promise<string[]> {
  const there = await client.query("select to_regclass('public.secrets') is not null as there");
  if (!there.rows[0].there) return [];
  const { rows } = await client.query<{ id: string }>(`
    select distinct encode(substr(value, 8, 8), 'hex') as id from secrets
     where substr(value, 1, 7) = convert_to('sealed:', 'UTF8') order by id`);
  return rows.map(({ id }) => id);
}

export async function isEmpty(client: pg.ClientBase, table: Table): Promise<boolean> {
  const { rows } = await client.query(`select exists (select from ${quoted(table.name)}) as has_rows`);
  return !rows[0].has_rows;
}

type Undo = { take: string; put: string };

/**
 * Foreign keys and triggers, as the statements that drop them and create them again. Tables refer to each other in
 * circles, and triggers would count the restored rows a second time.
 */
export async function hindrancesOf(client: pg.ClientBase): Promise<Undo[]> {
  const keys = await client.query<Undo>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as take,
           format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as put
      from pg_constraint
     where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace order by conrelid, conname`);
  const triggers = await client.query<Undo>(`
    select format('alter table %s disable trigger %I', t.tgrelid::regclass, t.tgname) as take,
           format('alter table %s enable %s trigger %I', t.tgrelid::regclass,
             case t.tgenabled when 'A' then 'always' when 'R' then 'replica' else '' end, t.tgname) as put
      from pg_trigger t join pg_class c on c.oid = t.tgrelid
     where c.relnamespace = 'public'::regnamespace and not t.tgisinternal and t.tgenabled <> 'D' and t.tgparentid = 0
     order by c.relname, t.tgname`);
  return [...keys.rows, ...triggers.rows];
}

// Searches every table, including the queue's, for one person: by the id in columns that reference candidates, and by
// words such as the uuid and the email anywhere in a row.
import { sql } from "kysely";
import type { Db } from "../db/transaction.ts";

export interface CrawlResult {
  table: string;
  rows: number;
}

interface Table {
  name: string;
  /** Columns that reference candidates, or are named as if they did. */
  pointers: string[];
}

const tablesOf = async (db: Db): Promise<Table[]> => {
  const { rows } = await sql<Table>`
    select format('%I.%I', t.schemaname, t.tablename) as name,
      coalesce((select array_agg(distinct a.attname::text) from pg_attribute a
        where a.attrelid = format('%I.%I', t.schemaname, t.tablename)::regclass and a.attnum > 0 and not a.attisdropped
          and (a.attname ~ '(^|_)candidate_id$' or exists (select 1 from pg_constraint f
            where f.conrelid = a.attrelid and f.contype = 'f' and f.confrelid = 'candidates'::regclass
              and f.conkey = array[a.attnum]))), '{}') as pointers
    from pg_tables t
    where t.schemaname in ('public', 'graphile_worker')
      and not exists (select 1 from pg_inherits i
        where i.inhrelid = format('%I.%I', t.schemaname, t.tablename)::regclass)
    order by 1`.execute(db);
  return rows;
};

/** The tables with a column that references candidates. */
export const tablesAbout = async (db: Db): Promise<string[]> =>
  (await tablesOf(db)).filter(({ pointers }) => pointers.length > 0).map(({ name }) => name.replace("public.", ""));

/** How many rows of each table are about the person. Tables without any are left out. */
export async function crawlFor(db: Db, words: string[], id: number): Promise<CrawlResult[]> {
  const found: CrawlResult[] = [];
  for (const { name, pointers } of await tablesOf(db)) {
    const pointing = [...pointers.map((column) => `t.${column} = ${id}`), "false"].join(" or ");
    const { rows } = await sql<{ rows: number }>`
      select count(*)::int as rows from ${sql.raw(name)} t
      where ${sql.raw(name === "public.candidates" ? `t.id = ${id}` : pointing)}
        or exists (select 1 from unnest(${words}::text[]) w where t::text ilike '%' || w || '%')`.execute(db);
    if (rows[0]?.rows) found.push({ table: name.replace("public.", ""), rows: rows[0].rows });
  }
  return found;
}

// Reads all rows of the database, to check whether a call changed another candidate's data.
import { sql } from "kysely";
import type { Api } from "../testing/start-api.ts";

interface ColumnPlace {
  table_name: string;
  /** The columns that reference a candidate, from the database's own catalogue. */
  columns: string[];
}

const placesOf = async (api: Api): Promise<ColumnPlace[]> => {
  const { rows } = await sql<ColumnPlace>`
    select t.oid::regclass::text as table_name, array(
      select a.attname::text from pg_attribute a
      where a.attrelid = t.oid and a.attnum > 0 and (t.oid = 'candidates'::regclass and a.attname = 'id'
        or a.attname = 'candidate_id' or exists (
        select from pg_constraint c
        where c.conrelid = t.oid and c.contype = 'f' and c.confrelid = 'candidates'::regclass
          and a.attnum = any(c.conkey)))) as columns
    from pg_class t join pg_namespace n on n.oid = t.relnamespace
    where n.nspname = 'public' and t.relkind in ('r', 'p') and not t.relispartition order by 1`.execute(api.db);
  return rows;
};

const namesOneOf = (columns: string[], ids: number[]) =>
  columns.length === 0
    ? sql`false`
    : sql`coalesce(${sql.join(
        columns.map((column) => sql`${sql.ref(column)} = any(${ids}::bigint[])`),
        sql` or `,
      )}, false)`;

const read = async (api: Api, places: ColumnPlace[], which: (place: ColumnPlace) => ReturnType<typeof sql>) => {
  const parts = places.map(
    (place) => sql`select ${place.table_name}::text || ' ' || t::text as row from ${sql.table(place.table_name)} t
      where ${which(place)}`,
  );
  const { rows } = await sql<{ row: string }>`${sql.join(parts, sql` union all `)} order by 1`.execute(api.owner);
  return rows.map(({ row }) => row);
};

/** Rows that must still exist after the strangers' call: every row that does not name one of them. */
export const rowsBesides = async (api: Api, strangers: number[]): Promise<string[]> =>
  read(api, await placesOf(api), ({ columns }) => sql`not ${namesOneOf(columns, strangers)}`);

/** Every row that names this candidate. */
export const rowsNaming = async (api: Api, candidateId: number): Promise<string[]> =>
  read(
    api,
    (await placesOf(api)).filter(({ columns }) => columns.length > 0),
    ({ columns }) => namesOneOf(columns, [candidateId]),
  );

/** Rewrites every row of a candidate, so that a query without its owner condition finds other rows first. */
export async function moveToTheEnd(api: Api, candidateId: number): Promise<void> {
  for (const { table_name, columns } of await placesOf(api))
    for (const column of columns.filter((name) => name === "candidate_id"))
      await sql`update ${sql.table(table_name)} set ${sql.ref(column)} = ${sql.ref(column)}
        where ${sql.ref(column)} = ${candidateId}`.execute(api.owner);
}

// The first load writes tables that nobody reads yet. Normally each row would be checked against others and added to up
// to sixteen indexes one by one. Checking and indexing everything together at the end takes a third of the time.
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";

interface DroppedObject {
  drop: string;
  make: string;
}

/**
 * Drops the indexes and foreign keys of these tables during the work and restores the same ones afterwards. It runs
 * inside the caller's transaction, so if that is killed, they are unchanged. Unique indexes stay, because the work may
 * need them.
 */
export async function withoutIndexes<Result>(
  db: Db,
  tables: readonly string[],
  work: () => Promise<Result>,
): Promise<Result> {
  const burdens = [...(await foreignKeysOf(db, tables)), ...(await indexesOf(db, tables))];
  for (const { drop } of burdens) await sql.raw(drop).execute(db);
  const result = await work();
  for (const { make } of burdens.reverse()) await sql.raw(make).execute(db);
  // The next query may read everything, and planned for an empty table it takes minutes. A small sample is enough to
  // prevent that. The database takes a closer sample automatically a minute later.
  await sql`set local default_statistics_target = 10`.execute(db);
  for (const table of tables) await sql`analyze ${sql.table(table)}`.execute(db);
  return result;
}

/** Only the owner of a table may do that. */
export async function ownsTables(db: Db, tables: readonly string[]): Promise<boolean> {
  const { rows } = await sql<{ all_ours: boolean }>`
    select bool_and(pg_has_role(relowner, 'usage')) as all_ours from pg_class
    where oid = any(${tables}::text[]::regclass[])`.execute(db);
  return rows[0]?.all_ours ?? false;
}

async function foreignKeysOf(db: Db, tables: readonly string[]): Promise<DroppedObject[]> {
  const { rows } = await sql<DroppedObject>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as make
    from pg_constraint where contype = 'f' and conrelid = any(${tables}::text[]::regclass[]) order by oid`.execute(db);
  return rows;
}

async function indexesOf(db: Db, tables: readonly string[]): Promise<DroppedObject[]> {
  const { rows } = await sql<DroppedObject>`
    select format('drop index %s', indexrelid::regclass) as drop, pg_get_indexdef(indexrelid) as make
    from pg_index where not indisunique and indrelid = any(${tables}::text[]::regclass[]) order by indexrelid`.execute(
    db,
  );
  return rows;
}

// Seals every secret in the database with the current key: those an older build stored plain, and those sealed with an
// older key. The columns come from the table descriptions, so a new sealed column is covered from its first day.
import { sql } from "kysely";
import type { TablesDescription } from "../db/columns.ts";
import { tables } from "../db/tables.ts";
import type { Db } from "../db/transaction.ts";
import { otherKey, placeOf, seal, sealText, stateOf, unseal, unsealText } from "./vault.ts";

interface SealedColumn {
  table: string;
  column: string;
  /** The column that identifies the row. */
  by: string;
}

type StoredSecret = { row: string | number | boolean; value: Buffer | string };

const BATCH = 500;

export const sealedColumns = (described: TablesDescription = tables): SealedColumn[] =>
  Object.entries(described).flatMap(([table, columns]) =>
    Object.entries(columns).flatMap(([column, { sealedBy }]) => (sealedBy ? [{ table, column, by: sealedBy }] : [])),
  );

/**
 * Returns how many were sealed again. Two instances may run it together: a row is written only if it has not changed
 * since it was read.
 */
export async function sealStored(db: Db): Promise<number> {
  let sealed = 0;
  for (const where of sealedColumns())
    await eachStored(db, where, async (stored) => {
      const state = stateOf(stored.value);
      if (state === "foreign") throw otherKey();
      if (state === "current") return;
      await replace(db, where, stored, state);
      sealed++;
    });
  return sealed;
}

async function replace(
  db: Db,
  { table, column, by }: SealedColumn,
  { row, value }: StoredSecret,
  state: "plain" | "old",
) {
  const place = placeOf(table, column, row);
  const encrypted =
    typeof value === "string"
      ? sealText(place, state === "old" ? unsealText(place, value) : value)
      : seal(place, state === "old" ? unseal(place, value) : value);
  await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${encrypted}
    where ${sql.ref(by)} = ${row} and ${sql.ref(column)} = ${value}`.execute(db);
}

async function eachStored(db: Db, { table, column, by }: SealedColumn, work: (stored: StoredSecret) => Promise<void>) {
  let after: StoredSecret["row"] | null = null;
  for (;;) {
    const { rows }: { rows: StoredSecret[] } = await sql<StoredSecret>`
      select ${sql.ref(by)} as row, ${sql.ref(column)} as value from ${sql.table(table)}
      where ${sql.ref(column)} is not null ${after === null ? sql`` : sql`and ${sql.ref(by)} > ${after}`}
      order by ${sql.ref(by)} limit ${BATCH}`.execute(db);
    for (const stored of rows) await work(stored);
    after = rows.at(-1)?.row ?? null;
    if (rows.length < BATCH) return;
  }
}

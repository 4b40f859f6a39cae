import { type Selectable, sql } from "kysely";
import type { Tables } from "../db/tables.ts";
import type { Db } from "../db/transaction.ts";
import { fail } from "./failure.ts";

/** A row of this candidate. Another candidate's row is refused with the same message as a missing one. */
export async function ownRow<Table extends keyof Tables>(
  db: Db,
  table: Table,
  candidateId: number,
  [column, value]: ["uuid" | "reference", string],
  missing: string,
): Promise<Selectable<Tables[Table]>> {
  const { rows } = await sql<Selectable<Tables[Table]>>`
    select * from ${sql.table(table)}
    where ${sql.ref(column)} = ${value} and candidate_id = ${candidateId}`.execute(db);
  return rows[0] ?? fail("not_found", missing);
}

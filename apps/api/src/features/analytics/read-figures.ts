import type { Db } from "../../db/transaction.ts";

export async function readFigures(db: Db): Promise<Map<string, { value: number; at: string }>> {
  const rows = await db.selectFrom("site_figures").selectAll().execute();
  return new Map(rows.map(({ name, value, at }) => [name, { value, at }]));
}

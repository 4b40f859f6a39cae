import type { Db } from "../../db/transaction.ts";

/** The site's statistics by name, each with the time it was counted. */
export async function readFigures(db: Db): Promise<Map<string, { value: number; at: string }>> {
  const rows = await db.selectFrom("site_figures").selectAll().execute();
  return new Map(rows.map(({ name, value, at }) => [name, { value, at }]));
}

// Our own drawings come with the bank and with the lessons. They are addressed by their content, so a stored one never
// changes.
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { drawnSize } from "./picture-size.ts";

export async function keepDrawings(db: Db, drawings: { sha256: string; svg: string }[]): Promise<void> {
  const rows = drawings.map((drawing) => ({ ...drawing, ...drawnSize(drawing.svg) }));
  await sql`
    insert into pictures (sha256, svg, width, height)
    select sha256, svg, width, height
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (sha256 text, svg text, width integer, height integer)
    on conflict do nothing`.execute(db);
}

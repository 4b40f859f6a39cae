import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import type { DeliveredEvent } from "../../events/event-types.ts";

/** Many downloads become one update of each material's count. */
export async function countDownloads(db: Db, events: DeliveredEvent[]): Promise<void> {
  const ids = (events as DeliveredEvent<"material_downloaded">[]).map(({ body }) => body.material_id);
  await sql`
    update materials m set downloads = m.downloads + d.times
    from (select id, count(*)::int as times from unnest(${ids}::bigint[]) id group by id) d
    where m.id = d.id`.execute(db);
}

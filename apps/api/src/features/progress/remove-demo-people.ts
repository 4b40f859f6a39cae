// Removes the demo people from the statistics for staff, when a database that was tried out goes into production.
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import { DEMO_PEOPLE } from "../../db/demo-people.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import type { DeliveredEvent } from "../../events/event-types.ts";
import type { Feature } from "../../feature.ts";
import { aggregateAllDays } from "../analytics/public.ts";

const REMOVAL_PENDING = "demo_people_leave";
const BATCH_SIZE = 25;

/** Runs before the server takes requests. From then on no statistics count them and no screen has their label. */
export const excludeDemoFromStatistics = (db: Db) =>
  sql`with gone as (delete from site_settings where name = ${DEMO_PEOPLE} returning value, updated_at)
    insert into site_settings (name, value, updated_at) select ${REMOVAL_PENDING}, value, updated_at from gone
    on conflict (name) do nothing`.execute(db);

/** Runs later, and removes what was already counted. After an interrupted start, the next start does it. */
export async function removeDemoPeople({ db, clock }: AppContext, features: Feature[]): Promise<void> {
  const pending = await db
    .selectFrom("site_settings")
    .select("name")
    .where("name", "=", REMOVAL_PENDING)
    .executeTakeFirst();
  if (!pending) return;
  // The subscriber gets these grades again, and now counts nothing for them in the statistics of their questions.
  const itemFigures = features.find(({ on }) => on?.name === "item-figures")!.on!;
  const { rows } = await sql<DeliveredEvent>`
    select s.id, 'sitting_graded' as type, json_build_object('sitting_id', s.id) as body, s.started_at as at
    from sittings s join candidates c on c.id = s.candidate_id and c.is_demo
    where exists (select 1 from item_contributions f where f.sitting_id = s.id) order by s.id`.execute(db);
  for (let from = 0; from < rows.length; from += BATCH_SIZE)
    await inTransaction(db, (db) => itemFigures.handle(db, rows.slice(from, from + BATCH_SIZE)));
  await aggregateAllDays(db, clock.now());
  await db.deleteFrom("site_settings").where("name", "=", REMOVAL_PENDING).execute();
}

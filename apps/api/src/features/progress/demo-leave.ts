// A database that was tried out first goes into production: staff figures forget the demo people.
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import { DEMO_PEOPLE } from "../../db/demo-people.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import type { DeliveredEvent } from "../../events/event-types.ts";
import type { Feature } from "../../feature.ts";
import { foldAll } from "../analytics/public.ts";

const LEAVING = "demo_people_leave";
const PART = 25;

/** At once, before anybody is served: from here on no figure counts them and no screen has the label. */
export const stopCountingDemoPeople = (db: Db) =>
  sql`with gone as (delete from site_settings where name = ${DEMO_PEOPLE} returning value, updated_at)
    insert into site_settings (name, value, updated_at) select ${LEAVING}, value, updated_at from gone
    on conflict (name) do nothing`.execute(db);

/** Afterwards: what was counted already is taken out again. A start that is cut off leaves it to the next one. */
export async function takeDemoPeopleOut({ db, clock }: AppContext, features: Feature[]): Promise<void> {
  const leaving = await db.selectFrom("site_settings").select("name").where("name", "=", LEAVING).executeTakeFirst();
  if (!leaving) return;
  // The listener gets these grades again, so the statistics of questions are counted again from what is left.
  const itemFigures = features.find(({ on }) => on?.name === "item-figures")!.on!;
  const { rows } = await sql<DeliveredEvent>`
    select s.id, 'sitting_graded' as type, json_build_object('sitting_id', s.id) as body, s.started_at as at
    from sittings s join candidates c on c.id = s.candidate_id and c.is_demo
    where exists (select 1 from item_contributions f where f.sitting_id = s.id) order by s.id`.execute(db);
  for (let from = 0; from < rows.length; from += PART)
    await inTransaction(db, (db) => itemFigures.handle(db, rows.slice(from, from + PART)));
  await foldAll(db, clock.now());
  await db.deleteFrom("site_settings").where("name", "=", LEAVING).execute();
}

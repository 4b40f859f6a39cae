// How often the landing page was loaded. It is counted in memory and written about once a second, and no single visit
// is stored.
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";

const waiting = new WeakMap<AppContext, number>();

export const countPageLoad = (context: AppContext): void => {
  waiting.set(context, (waiting.get(context) ?? 0) + 1);
};

export async function writePageLoads(context: AppContext): Promise<number> {
  const loads = waiting.get(context) ?? 0;
  if (loads === 0) return 0;
  waiting.set(context, 0);
  const now = context.clock.now();
  try {
    await sql`insert into site_days (day, page_loads) values (lagos_day(${now}), ${loads})
      on conflict (day) do update set page_loads = site_days.page_loads + excluded.page_loads`.execute(context.db);
  } catch (problem) {
    waiting.set(context, (waiting.get(context) ?? 0) + loads);
    throw problem;
  }
  return loads;
}

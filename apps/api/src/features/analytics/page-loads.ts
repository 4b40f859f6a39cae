// How often the landing page was loaded: counted in memory, written about once a second, nobody's visit remembered.
import { sql } from "kysely";
import type { House } from "../../house.ts";

const waiting = new WeakMap<House, number>();

export const countPageLoad = (house: House): void => {
  waiting.set(house, (waiting.get(house) ?? 0) + 1);
};

export async function writePageLoads(house: House): Promise<number> {
  const loads = waiting.get(house) ?? 0;
  if (loads === 0) return 0;
  waiting.set(house, 0);
  const now = house.clock.now();
  try {
    await sql`insert into site_days (day, page_loads) values (lagos_day(${now}), ${loads})
      on conflict (day) do update set page_loads = site_days.page_loads + excluded.page_loads`.execute(house.db);
  } catch (problem) {
    waiting.set(house, (waiting.get(house) ?? 0) + loads);
    throw problem;
  }
  return loads;
}

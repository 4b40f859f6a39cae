import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { ALL_SUBJECTS } from "./contribution.ts";
import { type Streak, streakOf } from "./streak.ts";

/** Two years. A longer streak is shown with this length. */
const LONGEST_DAYS = 730;

export interface StreakDays {
  /** Questions answered by day. */
  answered: Map<string, number>;
  repaired: Set<string>;
}

/** The days that streaks are made of, for several candidates in one query. */
export async function streakDays(db: Db, candidateIds: number[], today: string): Promise<Map<number, StreakDays>> {
  const { rows } = await sql<{ candidate_id: number | null; day: string; answered: number | null }>`
    select candidate_id, day, answered from day_figures
    where candidate_id = any(${candidateIds}::bigint[]) and subject_id = ${ALL_SUBJECTS}
      and day > ${today}::date - ${LONGEST_DAYS}::int and day <= ${today}::date
    union all
    select candidate_id, day, null from streak_repairs
    where (candidate_id = any(${candidateIds}::bigint[]) or candidate_id is null)
      and day > ${today}::date - ${LONGEST_DAYS}::int`.execute(db);
  const everybodys = rows.filter(({ candidate_id }) => candidate_id === null).map(({ day }) => day);
  const found = new Map<number, StreakDays>(
    candidateIds.map((id) => [id, { answered: new Map(), repaired: new Set(everybodys) }]),
  );
  for (const { candidate_id, day, answered } of rows) {
    const own = candidate_id === null ? undefined : found.get(candidate_id);
    if (answered === null) own?.repaired.add(day);
    else own?.answered.set(day, answered);
  }
  return found;
}

export async function streakFor(
  db: Db,
  candidateId: number,
  today: string,
): Promise<{ streak: Streak; answered: Map<string, number> }> {
  const { answered, repaired } = (await streakDays(db, [candidateId], today)).get(candidateId)!;
  return { streak: streakOf(answered, repaired, today), answered };
}

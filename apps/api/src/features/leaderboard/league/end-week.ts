// The end of a league week: places, a notification, the move to another level, and the group of the new week.
import { LEAGUE_LARGE_GROUP, LEAGUE_LEVELS, LEAGUE_MOVES } from "@sabiprep/contract";
import { lagosDay } from "@sabiprep/exam";
import { sql } from "kysely";
import { type Db, inTransaction } from "../../../db/transaction.ts";
import { notifyAll } from "../../notifications/public.ts";
import { weekOf } from "../../progress/public.ts";
import { seatMembers } from "./seats.ts";

const AT_ONCE = 2000;

export async function endWeeks(db: Db, now: Date): Promise<void> {
  const monday = weekOf(lagosDay(now));
  const groups = await db
    .selectFrom("league_groups")
    .select("id")
    .where("week", "<", monday)
    .where("closed_at", "is", null)
    .orderBy("id")
    .limit(AT_ONCE)
    .execute();
  for (const { id } of groups) await inTransaction(db, (db) => endGroup(db, id, monday, now));
}

interface Seat {
  candidate_id: number;
  week: string;
  points: number;
  place: number;
  level: number;
}

async function endGroup(db: Db, groupId: number, monday: string, now: Date): Promise<void> {
  await sql`
    select 1 from league_members where candidate_id in (select candidate_id from league_seats
      where group_id = ${groupId})
    order by candidate_id for update`.execute(db);
  const { rows: ended } = await sql<{ week: string }>`
    update league_groups set closed_at = ${now} where id = ${groupId} and closed_at is null returning week`.execute(db);
  if (ended.length === 0) return;
  const { rows } = await sql<Seat>`
    select s.candidate_id, s.week, s.points, m.level, rank() over (order by s.points desc)::int as place
    from league_seats s join league_members m on m.candidate_id = s.candidate_id where s.group_id = ${groupId}`.execute(
    db,
  );
  const seats = rows.map((seat) => ({ ...seat, moved: moveOf(seat, rows.length), places: rows.length }));
  await sql`
    with r as (select * from jsonb_to_recordset(${JSON.stringify(seats)}::jsonb)
      as r (candidate_id bigint, week date, place int, places int, moved int, level int)
    ), moved as (
      update league_members m set level = r.level + r.moved from r where m.candidate_id = r.candidate_id
    )
    update league_seats s set place = r.place, places = r.places, moved = r.moved from r
    where s.candidate_id = r.candidate_id and s.week = r.week`.execute(db);
  await tell(
    db,
    seats.filter(({ points }) => points > 0),
    now,
  );
  await seatMembers(db, await active(db, seats, monday), monday);
}

/** Up for the first places, down for the last ones of a large group and for those without points. */
export function moveOf({ points, place, level }: Pick<Seat, "points" | "place" | "level">, of: number): -1 | 0 | 1 {
  if (points > 0 && place <= LEAGUE_MOVES) return level < LEAGUE_LEVELS ? 1 : 0;
  const isLast = points === 0 || (of >= LEAGUE_LARGE_GROUP && place > of - LEAGUE_MOVES);
  return isLast && level > 1 ? -1 : 0;
}

/** Groups are for those who study: without points in the old week or the new one, the next points give a place. */
async function active(db: Db, seats: Seat[], monday: string): Promise<number[]> {
  const { rows } = await sql<{ candidate_id: number }>`
    select distinct candidate_id from league_points where week = ${monday} and points > 0
      and candidate_id = any(${seats.map(({ candidate_id }) => candidate_id)}::bigint[])`.execute(db);
  const early = new Set(rows.map(({ candidate_id }) => candidate_id));
  return seats
    .filter(({ candidate_id, points }) => points > 0 || early.has(candidate_id))
    .map(({ candidate_id }) => candidate_id);
}

const tell = (db: Db, seats: (Seat & { moved: number; places: number })[], now: Date): Promise<void> =>
  notifyAll(
    db,
    seats.map(({ candidate_id, week, place, places, moved, level }) => ({
      candidate_id,
      kind: "achievement" as const,
      once_key: `league:${week}`,
      says: (t) => ({
        title: t("League: your rank was {place} out of {places}", { place, places }),
        body:
          moved > 0
            ? t("Well done! You move up to level {level} this week.", { level: level + moved })
            : moved < 0
              ? t("You move to level {level} this week. A new week starts today.", { level: level + moved })
              : t("You stay on level {level}. A new week starts today.", { level }),
      }),
      link: "/leaderboard?board=league",
      at: now,
    })),
  );

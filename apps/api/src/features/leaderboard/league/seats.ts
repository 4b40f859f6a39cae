// Which group a student is in this week. A group never has more than its size: who looks for a place in a level waits for the one before.
import { LEAGUE_GROUP } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../../db/transaction.ts";

/** Gives each of them a place in a group of their level. Call it in a transaction that holds their rows of league_members. */
export async function seatMembers(db: Db, candidateIds: readonly number[], week: string): Promise<void> {
  const { rows } = await sql<{ candidate_id: number; level: number }>`
    select candidate_id, level from league_members m where candidate_id = any(${[...candidateIds]}::bigint[]) and is_in
      and not exists (select 1 from league_seats s where s.candidate_id = m.candidate_id and s.week = ${week})
    order by level, candidate_id`.execute(db);
  for (const { candidate_id, level } of rows) await seatOne(db, candidate_id, level, week);
}

async function seatOne(db: Db, candidateId: number, level: number, week: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`league:${week}:${level}`}, 0))`.execute(db);
  const { rows } = await sql<{ id: number }>`
    update league_groups set members = members + 1 where id = (
      select id from league_groups where week = ${week} and level = ${level} and closed_at is null
        and members < ${LEAGUE_GROUP} order by members desc, id limit 1)
    returning id`.execute(db);
  const group = rows[0]?.id ?? (await newGroup(db, level, week));
  await sql`
    insert into league_seats (candidate_id, week, group_id, points)
      values (${candidateId}, ${week}, ${group}, 0)`.execute(db);
  await countSeats(db, [candidateId], [week]);
}

async function newGroup(db: Db, level: number, week: string): Promise<number> {
  const { id } = await db
    .insertInto("league_groups")
    .values({ week, level, members: 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** The points of a seat are always the sum of what its tests brought, so a new mark changes both. */
export async function countSeats(db: Db, candidateIds: readonly number[], weeks: readonly string[]): Promise<void> {
  await sql`
    update league_seats s set points = coalesce((
      select sum(p.points) from league_points p where p.candidate_id = s.candidate_id and p.week = s.week), 0)::int
    where s.candidate_id = any(${[...candidateIds]}::bigint[]) and s.week = any(${[...weeks]}::date[])`.execute(db);
}

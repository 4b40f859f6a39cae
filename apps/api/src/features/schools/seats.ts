// Seats are rows with a time. The seats of a moment are the sum of those in force, and pupils who have not left count
// against them.
import type { SeatsInForce } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { fail, say } from "../../http/failure.ts";

/** For a school id. */
export const seatsJson = (schoolId: unknown, now: Date) => sql<SeatsInForce>`(
  select json_build_object('seats', coalesce(sum(f.seats), 0)::int, 'until', min(f.ends_at),
    'used', (select count(*)::int from school_pupils p where p.school_id = ${schoolId} and p.left_at is null))
  from school_seats f where f.school_id = ${schoolId} and f.starts_at <= ${now} and f.ends_at > ${now}
    and f.ended_at is null)`;

export async function seatsOf(db: Db, schoolId: number, now: Date): Promise<SeatsInForce> {
  const { rows } = await sql<{ seats: SeatsInForce }>`select ${seatsJson(schoolId, now)} as seats`.execute(db);
  return rows[0]!.seats;
}

/** Whatever adds pupils to a school waits here for each other, so that they are counted one after the other. */
export async function lockSchool(db: Db, schoolId: number): Promise<void> {
  await sql`select id from schools where id = ${schoolId} for update`.execute(db);
}

/** Under the school's lock. */
export async function refuseMorePupils(db: Db, schoolId: number, adding: number, now: Date): Promise<void> {
  const { seats, used } = await seatsOf(db, schoolId, now);
  if (seats === 0) fail("conflict", "Your school has no seats at the moment. Please contact us to add some.");
  const free = Math.max(0, seats - used);
  if (adding > free)
    fail(
      "conflict",
      say(
        "Your school has {free, plural, one {# free seat} other {# free seats}}, and you are adding {adding, plural, one {# pupil} other {# pupils}}.",
        { free, adding },
      ),
    );
}

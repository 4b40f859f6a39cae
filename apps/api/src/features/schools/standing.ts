// What a head or a teacher may see. Every call of the school begins here. A school or class that is not theirs gets the
// same answer as one that does not exist.
import type { SchoolRole } from "@sabiprep/contract";
import { lagosDay } from "@sabiprep/exam";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import type { StaffCaller } from "../../http/audience.ts";
import { fail } from "../../http/failure.ts";

export interface Standing {
  school_id: number;
  uuid: string;
  code: string;
  name: string;
  state: string;
  authority_at: string | null;
  role: SchoolRole;
  staff_id: number;
}

export async function standingIn(db: Db, user: Pick<StaffCaller, "id">, schoolUuid: string): Promise<Standing> {
  const standing = await db
    .selectFrom("schools as s")
    .innerJoin("school_people as p", "p.school_id", "s.id")
    .select(["s.id as school_id", "s.uuid", "s.code", "s.name", "s.state", "s.authority_at", "p.role", "p.staff_id"])
    .where("s.uuid", "=", schoolUuid)
    .where("s.closed_at", "is", null)
    .where("p.staff_id", "=", user.id)
    .where("p.until", "is", null)
    .executeTakeFirst();
  return standing ?? fail("not_found", "We could not find that school.");
}

export async function headOf(db: Db, user: Pick<StaffCaller, "id">, schoolUuid: string): Promise<Standing> {
  const standing = await standingIn(db, user, schoolUuid);
  if (standing.role !== "head") fail("not_allowed", "Only a school head can do this.");
  return standing;
}

export interface ClassStanding {
  id: number;
  uuid: string;
  name: string;
  year: string;
  year_id: number;
  ends_on: string;
  join_code: string | null;
  leaderboard: "off" | "improvement" | "points";
  is_over: boolean;
}

/** A class of the school for its head, and for a teacher only their own. */
export async function classIn(db: Db, standing: Standing, classUuid: string, now: Date): Promise<ClassStanding> {
  const { rows } = await sql<ClassStanding>`
    select c.id, c.uuid, c.name, y.name as year, c.year_id, y.ends_on, c.join_code, c.leaderboard,
      ${isOver(now)} as is_over
    from classes c join school_years y on y.id = c.year_id
    where c.uuid = ${classUuid} and c.school_id = ${standing.school_id} and ${mayRead(standing)}`.execute(db);
  return rows[0] ?? fail("not_found", "We could not find that class.");
}

/** For a class `c`. */
export const mayRead = ({ role, staff_id }: Standing) =>
  role === "head"
    ? sql`true`
    : sql`exists (select 1 from class_teachers t where t.class_id = c.id and t.staff_id = ${staff_id})`;

/** For a class `c` and its year `y`. */
export const isOver = (now: Date) => sql<boolean>`(c.ended_at is not null or y.ends_on < ${lagosDay(now)}::date)`;

export function refuseOver(schoolClass: ClassStanding): void {
  if (schoolClass.is_over) fail("conflict", "This class has ended. You can still see its pupils and results.");
}

/** A school adds pupils only after its head stated that it may. */
export function refuseWithoutAuthority({ authority_at }: Standing): void {
  if (!authority_at)
    fail(
      "conflict",
      "Your school head must first confirm that your school may enrol pupils under 18. The head does this on the school page.",
    );
}

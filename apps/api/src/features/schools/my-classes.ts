// A student's side: the classes they are in, joining by a code, leaving.
import { type myClasses, type PupilClass, plainCode } from "@sabiprep/contract";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { fail, failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { addMembers, bringBack, endMember } from "./enrol.ts";
import { lockSchool, seatsOf } from "./seats.ts";
import { isOver } from "./standing.ts";

const teachers = sql<string[]>`array(select t.name from class_teachers k join staff t on t.id = k.staff_id
  join school_people w on w.staff_id = t.id and w.school_id = c.school_id and w.until is null
  where k.class_id = c.id order by t.name)`;

async function classesOf(db: Db, candidateId: number, now: Date, only: string | null = null): Promise<PupilClass[]> {
  const { rows } = await sql<PupilClass>`
    select c.uuid, c.name, s.name as school, y.name as year, ${teachers} as teachers, m.joined_at, y.ends_on,
      ${isOver(now)} as is_over
    from school_pupils p join class_members m on m.pupil_id = p.id and m.left_at is null
      join classes c on c.id = m.class_id join school_years y on y.id = c.year_id join schools s on s.id = c.school_id
    where p.candidate_id = ${candidateId} and (${only}::uuid is null or c.uuid = ${only}::uuid)
    order by 8, m.joined_at desc limit 50`.execute(db);
  return rows;
}

export const listMine = ({ db, user, now }: Call<typeof myClasses.list>) => classesOf(db, user.id, now);

interface JoinableClass {
  id: number;
  uuid: string;
  name: string;
  school_id: number;
  school: string;
  teachers: string[];
}

/** The running class behind a code. An unknown code and a class that has ended get the same answer. */
async function joinableClass(db: Db, typed: string, now: Date): Promise<JoinableClass | undefined> {
  const { rows } = await sql<JoinableClass>`
    select c.id, c.uuid, c.name, c.school_id, s.name as school, ${teachers} as teachers
    from classes c join school_years y on y.id = c.year_id join schools s on s.id = c.school_id
    where c.join_code = ${plainCode(typed)} and not ${isOver(now)} and s.closed_at is null`.execute(db);
  return rows[0];
}

const WRONG_CODE = "This code does not work. Check it, or ask your teacher for a new one.";

export async function lookAtClass({ db, user, input, now }: Call<typeof myClasses.look>) {
  const found = await joinableClass(db, input.join_code, now);
  if (!found) return fail("not_found", WRONG_CODE);
  const mine = await classesOf(db, user.id, now, found.uuid);
  return { name: found.name, school: found.school, teachers: found.teachers, is_member: mine.length > 0 };
}

export const joinClass = ({ db, user, input, now }: Call<typeof myClasses.join>) =>
  inTransaction(db, async (db) => {
    const found = await joinableClass(db, input.join_code, now);
    if (!found) return failField("join_code", WRONG_CODE);
    await lockSchool(db, found.school_id);
    const pupil = await db
      .selectFrom("school_pupils")
      .select(["id", "left_at"])
      .where("school_id", "=", found.school_id)
      .where("candidate_id", "=", user.id)
      .executeTakeFirst();
    if (!pupil || pupil.left_at) {
      const { seats, used } = await seatsOf(db, found.school_id, now);
      if (used >= seats) fail("conflict", "This school has no free seat at the moment. Please tell your teacher.");
    }
    const id = pupil?.id ?? (await newPupil(db, found.school_id, user.id, now));
    await bringBack(db, [id]);
    await addMembers(db, found.id, [id], "code", now);
    return (await classesOf(db, user.id, now, found.uuid))[0]!;
  });

async function newPupil(db: Db, school_id: number, candidate_id: number, since: Date): Promise<number> {
  const { id } = await db
    .insertInto("school_pupils")
    .values({ uuid: uuidv7(), school_id, candidate_id, joined_by: "code", since })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export const leaveClass = ({ db, user, input, now }: Call<typeof myClasses.leave>) =>
  inTransaction(db, async (db) => {
    const found = await db
      .selectFrom("class_members as m")
      .innerJoin("school_pupils as p", "p.id", "m.pupil_id")
      .innerJoin("classes as c", "c.id", "m.class_id")
      .select(["m.class_id", "m.pupil_id", "p.school_id"])
      .where("c.uuid", "=", input.class_id)
      .where("p.candidate_id", "=", user.id)
      .where("m.left_at", "is", null)
      .executeTakeFirst();
    if (!found) return fail("not_found", "We could not find that class.");
    await lockSchool(db, found.school_id);
    await endMember(db, found, "pupil", now);
    return null;
  });

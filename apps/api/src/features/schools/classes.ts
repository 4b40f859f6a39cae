// The school's own page and its classes.
import {
  type ClassRow,
  type classRoster,
  JOIN_CODE_LENGTH,
  SCHOOL_AUTHORITY_VERSION,
  type schools,
} from "@sabiprep/contract";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db } from "../../db/transaction.ts";
import { fail, failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { newCode } from "./codes.ts";
import { yearOf } from "./desk.ts";
import { peopleOf } from "./people.ts";
import { seatsOf } from "./seats.ts";
import {
  classIn,
  headOf,
  isOver,
  mayRead,
  refuseOver,
  refuseWithoutAuthority,
  type Standing,
  standingIn,
} from "./standing.ts";

const MOST_CLASSES = 1_000;

export const mySchools = ({ db, user }: Call<typeof schools.mine>) =>
  db
    .selectFrom("school_people as p")
    .innerJoin("schools as s", "s.id", "p.school_id")
    .select(["s.uuid", "s.name", "s.state", "p.role"])
    .where("p.staff_id", "=", user.id)
    .where("p.until", "is", null)
    .where("s.closed_at", "is", null)
    .orderBy("s.name")
    .limit(100)
    .execute();

export async function readHome({ db, user, input, now }: Call<typeof schools.home>) {
  const school = await standingIn(db, user, input.school_id);
  const { uuid, code, name, state, role, authority_at } = school;
  return {
    ...{ uuid, code, name, state, role, authority_at },
    seats: await seatsOf(db, school.school_id, now),
    year: await yearOf(db, school.school_id, now),
    classes: await classesOf(db, school, now),
    people: role === "head" ? await peopleOf(db, school.school_id) : null,
  };
}

/** The running classes first, by name. With one class, only that one. */
export async function classesOf(db: Db, school: Standing, now: Date, only: number | null = null): Promise<ClassRow[]> {
  const { rows } = await sql<ClassRow>`
    select c.uuid, c.name, y.name as year, y.ends_on, ${isOver(now)} as is_over,
      (select count(*)::int from class_members m where m.class_id = c.id and m.left_at is null) as pupils,
      coalesce((select json_agg(json_build_object('uuid', p.uuid, 'name', s.name) order by s.name)
        from class_teachers t join staff s on s.id = t.staff_id
          join school_people p on p.staff_id = s.id and p.school_id = c.school_id and p.until is null
        where t.class_id = c.id), '[]'::json) as teachers
    from classes c join school_years y on y.id = c.year_id
    where c.school_id = ${school.school_id} and ${mayRead(school)} and (${only}::bigint is null or c.id = ${only})
    order by 5, y.ends_on desc, lower(c.name), c.id limit ${MOST_CLASSES}`.execute(db);
  return rows;
}

export async function confirmAuthority({ db, user, input, now, recordAudit }: Call<typeof schools.confirmAuthority>) {
  const school = await headOf(db, user, input.school_id);
  if (school.authority_at) fail("conflict", "Your school has already confirmed this.");
  const authority = { authority_version: SCHOOL_AUTHORITY_VERSION, authority_at: now, authority_by: user.id };
  await db.updateTable("schools").set(authority).where("id", "=", school.school_id).execute();
  recordAudit({ subject: school.uuid, after: { version: SCHOOL_AUTHORITY_VERSION } });
  return null;
}

const SAME_NAME = "This school year already has a class with this name";
const UNIQUE_VIOLATION = "23505";

export async function createClass({ db, user, input, now, recordAudit }: Call<typeof schools.createClass>) {
  const school = await standingIn(db, user, input.school_id);
  const year = await yearOf(db, school.school_id, now);
  const made = await makeClass(db, school, year.id, input.name, now);
  if (!made) return failField("name", SAME_NAME);
  if (school.role === "teacher") await setTeachers(db, made.id, [user.id], now);
  else await setTeachers(db, made.id, await staffIds(db, school, input.teacher_ids ?? []), now);
  recordAudit({ subject: made.uuid, after: { school: school.uuid, name: input.name } });
  return { class_uuid: made.uuid };
}

/** Undefined when the year has a class of this name. */
export const makeClass = (
  db: Db,
  { school_id }: Pick<Standing, "school_id">,
  year_id: number,
  name: string,
  now: Date,
) =>
  db
    .insertInto("classes")
    .values({ uuid: uuidv7(), school_id, year_id, name: name.trim(), created_at: now })
    .onConflict((conflict) => conflict.expression(sql`year_id, lower(name)`).doNothing())
    .returning(["id", "uuid"])
    .executeTakeFirst();

async function staffIds(db: Db, { school_id }: Standing, people: readonly string[]): Promise<number[]> {
  if (people.length === 0) return [];
  const rows = await db
    .selectFrom("school_people")
    .select("staff_id")
    .where("school_id", "=", school_id)
    .where("until", "is", null)
    .where("uuid", "in", people)
    .execute();
  if (rows.length !== new Set(people).size) failField("teacher_ids", "We could not find that teacher");
  return rows.map(({ staff_id }) => staff_id);
}

async function setTeachers(db: Db, class_id: number, ids: readonly number[], since: Date) {
  await db
    .deleteFrom("class_teachers")
    .where("class_id", "=", class_id)
    .$if(ids.length > 0, (query) => query.where("staff_id", "not in", ids))
    .execute();
  if (ids.length > 0)
    await db
      .insertInto("class_teachers")
      .values(ids.map((staff_id) => ({ class_id, staff_id, since })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

export async function changeClass({ db, user, input, now, recordAudit }: Call<typeof schools.changeClass>) {
  const school = await standingIn(db, user, input.school_id);
  const schoolClass = await classIn(db, school, input.class_id, now);
  if (input.teacher_ids !== undefined) {
    if (school.role !== "head") fail("not_allowed", "Only a school head can do this.");
    await setTeachers(db, schoolClass.id, await staffIds(db, school, input.teacher_ids), now);
  }
  const row = db.updateTable("classes").where("id", "=", schoolClass.id);
  if (input.name !== undefined)
    await row
      .set({ name: input.name.trim() })
      .execute()
      .catch((problem: { code?: string }) => {
        if (problem.code === UNIQUE_VIOLATION) return failField("name", SAME_NAME);
        throw problem;
      });
  if (input.ended !== undefined)
    await row.set({ ended_at: input.ended ? now : null, ...(input.ended && { join_code: null }) }).execute();
  recordAudit({
    subject: schoolClass.uuid,
    before: { name: schoolClass.name },
    after: { name: input.name, ended: input.ended },
  });
  return null;
}

export async function openCode({ db, user, input, now, recordAudit }: Call<typeof classRoster.openCode>) {
  const school = await standingIn(db, user, input.school_id);
  const schoolClass = await classIn(db, school, input.class_id, now);
  refuseOver(schoolClass);
  refuseWithoutAuthority(school);
  const join_code = newCode(JOIN_CODE_LENGTH);
  await db.updateTable("classes").set({ join_code }).where("id", "=", schoolClass.id).execute();
  recordAudit({ subject: schoolClass.uuid });
  return { join_code };
}

export async function closeCode({ db, user, input, now, recordAudit }: Call<typeof classRoster.closeCode>) {
  const school = await standingIn(db, user, input.school_id);
  const schoolClass = await classIn(db, school, input.class_id, now);
  await db.updateTable("classes").set({ join_code: null }).where("id", "=", schoolClass.id).execute();
  recordAudit({ subject: schoolClass.uuid });
  return null;
}

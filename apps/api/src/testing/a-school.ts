// A school with a head and a teacher, for tests. Its seats are in force and its authority is confirmed.
import { classRoster, type SchoolRole, schools } from "@sabiprep/contract";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { aStaffMember } from "./people.ts";
import type { Api } from "./start-api.ts";

export async function aSchool(api: Api, more: { seats?: number; authority?: boolean } = {}) {
  const owner = await aStaffMember(api, { confirmed: true });
  const { school_uuid: school_id } = await owner.as.call(schools.create, {
    name: "Unity College",
    state: "Kano",
    seats: more.seats ?? 100,
    last_day: "2099-12-31",
    reference: `transfer-${uuidv7()}`,
    amount_naira: 50_000,
  });
  const head = await joins(api, school_id, "head");
  if (more.authority !== false) await head.as.call(schools.confirmAuthority, { school_id, confirmed: true });
  const { code } = await head.as.call(schools.home, { school_id });
  return { owner, school_id, code, head, teacher: await joins(api, school_id, "teacher") };
}

/** Somebody with an account of their own, who belongs to the school. */
export async function joins(api: Api, school_id: string, role: SchoolRole) {
  const person = await aStaffMember(api, { role: "school", confirmed: true });
  const { id } = await api.db
    .selectFrom("schools")
    .select("id")
    .where("uuid", "=", school_id)
    .executeTakeFirstOrThrow();
  await api.db
    .insertInto("school_people")
    .values({ uuid: uuidv7(), school_id: id, staff_id: person.id, role, since: api.clock.now() })
    .execute();
  return person;
}

export async function aClass(as: Awaited<ReturnType<typeof joins>>["as"], school_id: string, name = "SS2A") {
  const { class_uuid: class_id } = await as.call(schools.createClass, { school_id, name });
  return class_id;
}

/** Rows as a spreadsheet gives them. */
export const rosterOf = (count: number, className: string, from = 1): string =>
  [
    "Surname\tFirst name\tSex\tClass\tAdmission number",
    ...Array.from({ length: count }, (_, at) =>
      [`Bello${letters(at + from)}`, "Amina", "F", className, `UC/${String(at + from).padStart(4, "0")}`].join("\t"),
    ),
  ].join("\n");

const letters = (at: number): string => String(at).replaceAll(/\d/g, (digit) => "abcdefghij"[Number(digit)]!);

/** Pastes a roster, imports it, and waits until it is done. */
export async function enrolled(api: Api, as: Awaited<ReturnType<typeof joins>>["as"], school_id: string, rows: string) {
  const { uuid: import_id } = await as.call(classRoster.paste, { school_id, rows });
  await as.call(classRoster.run, { school_id, import_id });
  await api.settle();
  return as.call(classRoster.readImport, { school_id, import_id });
}

/** Open work for this class, with five questions of the subject. Returns its id. */
export async function someWork(api: Api, class_id: string, room: { exam: { id: number }; subject: { id: number } }) {
  const now = api.clock.now();
  const [uuid, closes_at] = [uuidv7(), new Date(now.getTime() + 200 * 86_400_000)];
  await sql`
    with asked as (
      select array(select live_revision_id from questions where subject_id = ${room.subject.id} order by id
        limit 5) as ids
    ), exam as (
      select jsonb_build_object('id', id, 'uuid', uuid, 'name', name, 'slug', slug) as shown from exam_types
      where id = ${room.exam.id}
    ), subject as (
      select jsonb_build_object('id', id, 'uuid', uuid, 'name', name) as shown, name from subjects
      where id = ${room.subject.id}
    ), work as (
      insert into assignments (uuid, school_id, title, note, kind, subject_id, made_of, paper, revision_ids, mode,
        attempts,
        state, opens_at, closes_at, results, created_at, given_at)
      select ${uuid}, c.school_id, 'Homework', '', 'topics', ${room.subject.id}, '{}', jsonb_build_object('kind',
        'practice', 'exam', e.shown, 'subject', s.shown, 'paper_id', null, 'mixed', null, 'year', null, 'source',
        'original', 'options', 4, 'own_minutes', 10, 'sections', jsonb_build_array(jsonb_build_object('name', s.name,
        'subject', s.shown, 'estimate', false, 'count', 5))),
        asked.ids, 'practice', 20, 'given', ${now}, ${closes_at}, 'submitted', ${now}, ${now}
      from classes c, asked, exam e, subject s where c.uuid = ${class_id} returning id
    ) insert into assignment_targets (assignment_id, class_id)
      select w.id, c.id from work w, classes c where c.uuid = ${class_id}`.execute(api.db);
  return uuid;
}

/** A running class of a school with seats, with this candidate in it. */
export async function aJoinedClass(api: Api, candidate_id: number) {
  const now = api.clock.now();
  const later = new Date(now.getTime() + 300 * 86_400_000);
  const [uuid, class_id, join_code] = [uuidv7(), uuidv7(), `JN${String(candidate_id).padStart(6, "2")}`];
  await sql`
    with school as (
      insert into schools (uuid, code, name, state, created_at)
      values (${uuid}, ${join_code}, 'Unity College', 'Kano', ${now}) returning id
    ), seats as (
      insert into school_seats (uuid, school_id, seats, starts_at, ends_at, paid_by, reference, amount_kobo, created_at)
      select ${uuid}, id, 9, ${now}, ${later}, 'staff', ${uuid}, 0, ${now} from school
    ), school_year as (
      insert into school_years (uuid, school_id, name, starts_on, ends_on)
      select ${uuid}, id, 'This year', ${now}::date, ${later}::date from school returning id
    ), class as (
      insert into classes (uuid, school_id, year_id, name, join_code, created_at)
      select ${class_id}, s.id, y.id, 'SS2A', ${join_code}, ${now} from school s, school_year y returning id
    ), pupil as (
      insert into school_pupils (uuid, school_id, candidate_id, joined_by, since)
      select ${uuid}, id, ${candidate_id}, 'code', ${now} from school returning id
    ) insert into class_members (class_id, pupil_id, joined_by, joined_at)
      select c.id, p.id, 'code', ${now} from class c, pupil p`.execute(api.db);
  return { class_id, join_code };
}

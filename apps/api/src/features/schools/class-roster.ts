// The pupils of one class: read, added by hand, corrected, taken out.
import { admissionKey, type classRoster, cleanName, type RosterPupil } from "@sabiprep/contract";
import { sql } from "kysely";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { fail, failRules } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { dropUnusedAccounts, renameSchoolAccount } from "../auth/public.ts";
import { checkRoster } from "./check-roster.ts";
import { classesOf } from "./classes.ts";
import { addMembers, bringBack, endMember, makePupils } from "./enrol.ts";
import { lockSchool, refuseMorePupils, seatsOf } from "./seats.ts";
import { classIn, refuseOver, refuseWithoutAuthority, standingIn } from "./standing.ts";

const MISSING = "We could not find that pupil.";

export async function readClass({ db, user, input, now }: Call<typeof classRoster.read>) {
  const school = await standingIn(db, user, input.school_id);
  const schoolClass = await classIn(db, school, input.class_id, now);
  const [row] = await classesOf(db, school, now, schoolClass.id);
  const { seats, used } = await seatsOf(db, school.school_id, now);
  return {
    ...row!,
    school: { uuid: school.uuid, name: school.name, code: school.code },
    join_code: schoolClass.join_code,
    leaderboard: schoolClass.leaderboard,
    may_add: !schoolClass.is_over && school.authority_at !== null && used < seats,
    pupils: await pupilsOf(db, schoolClass.id),
  };
}

async function pupilsOf(db: Db, classId: number): Promise<RosterPupil[]> {
  const { rows } = await sql<RosterPupil>`
    select p.uuid, c.first_name, c.last_name, p.sex, p.number, m.joined_by, m.joined_at, p.slip_at,
      case when p.joined_by = 'code' or c.email is not null then 'own'
        when c.password_hash is null then 'waiting' else 'school' end as account
    from class_members m join school_pupils p on p.id = m.pupil_id join candidates c on c.id = p.candidate_id
    where m.class_id = ${classId} and m.left_at is null
    order by lower(c.last_name), lower(c.first_name), p.id limit 2000`.execute(db);
  return rows;
}

/** A pupil who is in the class now. */
export async function pupilIn(db: Db, classId: number, uuid: string) {
  const found = await db
    .selectFrom("class_members as m")
    .innerJoin("school_pupils as p", "p.id", "m.pupil_id")
    .innerJoin("candidates as c", "c.id", "p.candidate_id")
    .select(["p.id", "p.uuid", "p.candidate_id", "p.joined_by", "c.email", "c.password_hash", "p.number_key"])
    .where("m.class_id", "=", classId)
    .where("m.left_at", "is", null)
    .where("p.uuid", "=", uuid)
    .executeTakeFirst();
  return found ?? fail("not_found", MISSING);
}

export async function addPupil({ db, user, input, now, recordAudit }: Call<typeof classRoster.addPupil>) {
  const school = await standingIn(db, user, input.school_id);
  await lockSchool(db, school.school_id);
  const schoolClass = await classIn(db, school, input.class_id, now);
  refuseOver(schoolClass);
  refuseWithoutAuthority(school);
  const entry = { row_no: 1, ...input, sex: input.sex ?? "", class_name: schoolClass.name };
  const target = {
    school_id: school.school_id,
    year_id: schoolClass.year_id,
    class_name: schoolClass.name,
    may_make_classes: false,
    teacher_id: school.role === "head" ? null : user.id,
  };
  const checked = (await checkRoster(db, [entry], target))[0]!;
  refuseProblems(checked.problems);
  if (checked.outcome === "known") failRules({ number: ["This pupil is already in the class"] });
  if (checked.takes_seat) await refuseMorePupils(db, school.school_id, 1, now);
  const pupilId =
    checked.pupil_id ??
    (await makePupils(db, school.school_id, [{ ...checked, sex: checked.sex_read }], "hand", now))[0]!;
  await bringBack(db, [pupilId]);
  await addMembers(db, schoolClass.id, [pupilId], "hand", now);
  const { uuid } = await db
    .selectFrom("school_pupils")
    .select("uuid")
    .where("id", "=", pupilId)
    .executeTakeFirstOrThrow();
  recordAudit({ subject: uuid, after: { class: schoolClass.uuid } });
  return { pupil_uuid: uuid };
}

const isGone = async (db: Db, id: number): Promise<boolean> =>
  (await db.selectFrom("school_pupils").select("left_at").where("id", "=", id).executeTakeFirst())?.left_at != null;

function refuseProblems(problems: readonly { field: string; message: string }[]): void {
  if (problems.length > 0) failRules(Object.fromEntries(problems.map(({ field, message }) => [field, [message]])));
}

export async function changePupil({ db, user, input, now, recordAudit }: Call<typeof classRoster.changePupil>) {
  const school = await standingIn(db, user, input.school_id);
  await lockSchool(db, school.school_id);
  const schoolClass = await classIn(db, school, input.class_id, now);
  const pupil = await pupilIn(db, schoolClass.id, input.pupil_id);
  if (pupil.joined_by === "code" || pupil.email)
    fail("conflict", "This pupil has their own account. They can change their name in their profile.");
  const number_key = admissionKey(input.number);
  const other = await db
    .selectFrom("school_pupils")
    .select("id")
    .where("school_id", "=", school.school_id)
    .where("number_key", "=", number_key)
    .where("id", "!=", pupil.id)
    .executeTakeFirst();
  if (other) failRules({ number: ["Another pupil has this admission number"] });
  await db
    .updateTable("school_pupils")
    .set({ sex: input.sex, number: input.number.trim(), number_key })
    .where("id", "=", pupil.id)
    .execute();
  const name = { first_name: cleanName(input.first_name), last_name: cleanName(input.last_name) };
  await renameSchoolAccount(db, pupil.candidate_id, name);
  recordAudit({ subject: pupil.uuid });
  return null;
}

/** An account that nobody has used goes with its place. Everybody else keeps account and results. */
export async function removePupil({ db, user, input, now, recordAudit }: Call<typeof classRoster.removePupil>) {
  const school = await standingIn(db, user, input.school_id);
  const schoolClass = await classIn(db, school, input.class_id, now);
  await inTransaction(db, async (db) => {
    await lockSchool(db, school.school_id);
    const pupil = await pupilIn(db, schoolClass.id, input.pupil_id);
    await endMember(db, { class_id: schoolClass.id, pupil_id: pupil.id }, "school", now);
    if (await isGone(db, pupil.id)) await dropUnusedAccounts(db, [pupil.candidate_id]);
  });
  recordAudit({ subject: input.pupil_id, before: { class: schoolClass.uuid } });
  return null;
}

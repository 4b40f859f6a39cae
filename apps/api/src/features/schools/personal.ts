// What a school's rows say about one pupil: exported, erased, and ended when the account changes hands.
import type { Db } from "../../db/transaction.ts";

export const exportPupil = async (db: Db, candidateId: number) => ({
  school_pupils: await db
    .selectFrom("school_pupils as p")
    .innerJoin("schools as s", "s.id", "p.school_id")
    .select(["p.uuid", "s.name as school", "p.number", "p.sex", "p.joined_by", "p.since", "p.left_at", "p.left_by"])
    .where("p.candidate_id", "=", candidateId)
    .execute(),
  class_members: await db
    .selectFrom("class_members as m")
    .innerJoin("school_pupils as p", "p.id", "m.pupil_id")
    .innerJoin("classes as c", "c.id", "m.class_id")
    .select(["c.name as class", "m.joined_by", "m.joined_at", "m.left_at", "m.left_by", "m.on_leaderboard"])
    .where("p.candidate_id", "=", candidateId)
    .execute(),
  assignment_sittings: await db
    .selectFrom("assignment_sittings as w")
    .innerJoin("school_pupils as p", "p.id", "w.pupil_id")
    .innerJoin("assignments as a", "a.id", "w.assignment_id")
    .select(["a.title", "w.attempt", "w.started_at", "w.finished_at", "w.is_late"])
    .where("p.candidate_id", "=", candidateId)
    .execute(),
  email_claims: await db
    .selectFrom("email_claims")
    .select(["email", "asked_at"])
    .where("candidate_id", "=", candidateId)
    .execute(),
});

/** A roster's row keeps a name, so it goes too. The numbers of the class keep what the sitting counted for. */
export async function erasePupil(db: Db, candidateId: number): Promise<void> {
  const mine = db.selectFrom("school_pupils").select("id").where("candidate_id", "=", candidateId);
  await db.deleteFrom("roster_rows").where("pupil_id", "in", mine).execute();
  await db.deleteFrom("school_pupils").where("candidate_id", "=", candidateId).execute();
  await db.deleteFrom("email_claims").where("candidate_id", "=", candidateId).execute();
}

/** The sign-in code of a slip and an address that waits for its link. */
export async function endSlip(db: Db, candidateId: number): Promise<void> {
  await db
    .updateTable("school_pupils")
    .set({ first_code: null, first_code_until: null })
    .where("candidate_id", "=", candidateId)
    .execute();
  await db.deleteFrom("email_claims").where("candidate_id", "=", candidateId).execute();
}

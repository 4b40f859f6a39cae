import { type auth, internationalPhone, TERMS_VERSION } from "@sabiprep/contract";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { userOf } from "../profile/public.ts";

export const registrationData = async (db: Db) => ({
  exam_types: await db.selectFrom("exam_types").select(["uuid", "name"]).orderBy("position").execute(),
  class_levels: await db.selectFrom("class_levels").select(["uuid", "name"]).orderBy("position").execute(),
});

export const completeProfile = ({ db, input, now, user, context }: Call<typeof auth.completeProfile>) =>
  inTransaction(db, async (db) => {
    const exam = await db
      .selectFrom("exam_types")
      .select("id")
      .where("uuid", "=", input.exam_targeted)
      .executeTakeFirst();
    if (!exam) return failField("exam_targeted", "Please select an exam type");
    const grade = await db
      .selectFrom("class_levels")
      .select("id")
      .where("uuid", "=", input.current_grade)
      .executeTakeFirst();
    if (!grade) return failField("current_grade", "Please select your grade");
    await db
      .updateTable("candidate_profiles")
      .set({
        phone: internationalPhone(input.phone),
        exam_type_id: exam.id,
        class_level_id: grade.id,
        ...(input.is_adult != null && { is_adult: input.is_adult }),
      })
      .where("candidate_id", "=", user.id)
      .execute();
    await recordTerms(db, user.id, now);
    return { user: await userOf(context, db, user.id) };
  });

/** Agreeing twice to the same version counts as one consent. */
export async function recordTerms(db: Db, candidate_id: number, now: Date): Promise<void> {
  const given = await db
    .selectFrom("consents")
    .select("id")
    .where("candidate_id", "=", candidate_id)
    .where("kind", "=", "terms")
    .where("version", "=", TERMS_VERSION)
    .executeTakeFirst();
  if (!given)
    await db
      .insertInto("consents")
      .values({ candidate_id, kind: "terms", version: TERMS_VERSION, given_at: now })
      .execute();
}

import { cleanName, internationalPhone, type profile } from "@sabiprep/contract";
import { type Db, inTransaction } from "../../db/transaction.ts";
import type { Call } from "../../http/route.ts";
import { userOf } from "./user-of.ts";

export const updateProfile = ({ db, input, user, context }: Call<typeof profile.update>) =>
  inTransaction(db, async (db) => {
    const { first_name, last_name, phone, ...fields } = input;
    const names = {
      ...(first_name !== undefined && { first_name: cleanName(first_name) }),
      ...(last_name !== undefined && { last_name: cleanName(last_name) }),
    };
    const rest = {
      ...fields,
      ...(phone !== undefined && { phone: phone && internationalPhone(phone) }),
      ...(await chosenIds(db, fields)),
    };
    if (Object.keys(names).length > 0)
      await db.updateTable("candidates").set(names).where("id", "=", user.id).execute();
    if (Object.values(rest).some((value) => value !== undefined))
      await db.updateTable("candidate_profiles").set(rest).where("candidate_id", "=", user.id).execute();
    return userOf(context, db, user.id);
  });

/** The profile's exam and class are free text. If they name one of ours, the ids from registration are updated too. */
async function chosenIds(
  db: Db,
  { target_exam, class: level }: { target_exam?: string | null; class?: string | null },
) {
  const exam = target_exam
    ? await db.selectFrom("exam_types").select("id").where("name", "=", target_exam).executeTakeFirst()
    : undefined;
  const grade = level
    ? await db.selectFrom("class_levels").select("id").where("name", "=", level).executeTakeFirst()
    : undefined;
  return { ...(exam && { exam_type_id: exam.id }), ...(grade && { class_level_id: grade.id }) };
}

// A candidate's own record as every screen knows it.
import type { User } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import type { House } from "../../house.ts";
import { signedFileUrl } from "../files/public.ts";

export async function userOf(house: House, db: Db, candidateId: number): Promise<User> {
  const { avatar_file_uuid, ...user } = await db
    .selectFrom("candidates as c")
    .leftJoin("candidate_profiles as p", "p.candidate_id", "c.id")
    .leftJoin("exam_types as e", "e.id", "p.exam_type_id")
    .leftJoin("class_levels as l", "l.id", "p.class_level_id")
    .select(["c.uuid", "c.first_name", "c.last_name", "c.email", "c.registered_at", "c.delete_at"])
    .select(sql<boolean>`c.verified_at is not null`.as("is_verified"))
    .select(sql<boolean>`c.password_hash is not null`.as("has_password"))
    .select(
      sql<boolean>`exists (select 1 from consents t where t.candidate_id = c.id and t.kind = 'terms')`.as(
        "profile_complete",
      ),
    )
    .select([
      "p.phone",
      "p.location",
      "p.school",
      "p.class",
      "p.exam_year",
      "p.target_exam",
      "p.exam_date",
      "p.avatar_file_uuid",
    ])
    .select(["e.uuid as exam_targeted", "l.uuid as current_grade"])
    .where("c.id", "=", candidateId)
    .executeTakeFirstOrThrow();
  return { ...user, avatar_url: avatar_file_uuid && signedFileUrl(house.secret, avatar_file_uuid, house.clock.now()) };
}

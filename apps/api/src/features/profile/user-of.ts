// A candidate's own record, as every screen uses it.
import type { User } from "@sabiprep/contract";
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { signedFileUrl } from "../files/public.ts";

/** The records of candidates, for a query that adds its own condition. */
export const userRows = (db: Db) =>
  db
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
    .select(["p.phone", "p.location", "p.school", "p.class", "p.exam_year", "p.target_exam", "p.exam_date"])
    .select(["p.avatar_file_uuid", "e.uuid as exam_targeted", "l.uuid as current_grade"]);

/** One of these rows as the candidate sees it, with the picture as a link. */
export const userShown = <Row extends { avatar_file_uuid: string | null }>(context: AppContext, row: Row) => ({
  ...row,
  avatar_url: row.avatar_file_uuid && signedFileUrl(context.secret, row.avatar_file_uuid, context.clock.now()),
});

export const userOf = async (context: AppContext, db: Db, candidateId: number): Promise<User> =>
  userShown(context, await userRows(db).where("c.id", "=", candidateId).executeTakeFirstOrThrow());

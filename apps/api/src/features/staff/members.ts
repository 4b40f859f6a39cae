import type { staff } from "@sabiprep/contract";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import { fail, failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { endSessions, forgetCached } from "../auth/public.ts";
import { endPasskeys } from "../passkeys/public.ts";

/** For a member of staff `s`. */
export const subjectUuids = sql<string[] | null>`case when s.subject_ids is not null
  then array(select u.uuid::text from subjects u where u.id = any(s.subject_ids) order by u.position) end`;

export const listStaff = ({ db }: Call<typeof staff.list>) =>
  db
    .selectFrom("staff as s")
    .leftJoin("staff_totp as t", (join) => join.onRef("t.staff_id", "=", "s.id").on("t.enabled_at", "is not", null))
    .select(["s.uuid", "s.name", "s.email", "s.role", "s.last_sign_in_at", "s.suspended_at"])
    .select((columns) => columns("t.staff_id", "is not", null).$castTo<boolean>().as("has_totp"))
    .select((columns) => columns("s.password_hash", "is not", null).$castTo<boolean>().as("has_joined"))
    .select(subjectUuids.as("subject_ids"))
    .where("s.role", "!=", "school")
    .orderBy("s.name")
    .limit(500)
    .execute();

export async function changeStaff({ db, user, input, now, recordAudit }: Call<typeof staff.change>) {
  // Two owners who take each other's role at the same time wait here, so that one of them stays.
  await sql`select id from staff where role = 'owner' order by id for update`.execute(db);
  const before = await db
    .selectFrom("staff")
    .select(["id", "role", "suspended_at", "subject_ids"])
    .where("uuid", "=", input.uuid)
    .executeTakeFirst();
  if (!before) return fail("not_found", "We could not find that member of staff.");
  if (before.id === user.id) fail("not_allowed", "You cannot change your own account. Ask another owner.");
  const role = input.role ?? before.role;
  const suspended_at = input.suspended === undefined ? before.suspended_at : input.suspended ? now.toISOString() : null;
  const subject_ids = input.subject_ids
    ? await subjectsFor(db, input.subject_ids)
    : input.subject_ids === null
      ? null
      : before.subject_ids;
  await db.updateTable("staff").set({ role, suspended_at, subject_ids }).where("id", "=", before.id).execute();
  if (!(await hasOwner(db))) fail("conflict", "There must be at least one owner.");
  if (input.reset_second_step) {
    await db.deleteFrom("staff_totp").where("staff_id", "=", before.id).execute();
    await endPasskeys(db, { staff_id: before.id });
  }
  if (suspended_at || input.reset_second_step) await endSessions(db, { staff_id: before.id });
  else await forgetCached(db, { staff_id: before.id });
  recordAudit({
    subject: input.uuid,
    before: { role: before.role, suspended: before.suspended_at !== null },
    after: {
      role,
      suspended: suspended_at !== null,
      ...(input.subject_ids === undefined ? {} : { subjects: input.subject_ids }),
      ...(input.reset_second_step ? { second_step_reset: true } : {}),
    },
  });
  return null;
}

async function subjectsFor(db: Db, uuids: readonly string[]): Promise<number[]> {
  const rows = await db.selectFrom("subjects").select("id").where("uuid", "in", uuids).execute();
  if (rows.length !== new Set(uuids).size) failField("subject_ids", "We could not find that subject");
  return rows.map(({ id }) => id);
}

const hasOwner = async (db: Db) =>
  Boolean(
    await db
      .selectFrom("staff")
      .select("id")
      .where("role", "=", "owner")
      .where("suspended_at", "is", null)
      .executeTakeFirst(),
  );

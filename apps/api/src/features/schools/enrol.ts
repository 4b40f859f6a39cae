// Adds pupils to a school and its classes. The caller holds the school's lock and has checked the rows.
import { FIRST_CODE_DAYS, FIRST_CODE_LENGTH } from "@sabiprep/contract";
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db } from "../../db/transaction.ts";
import { placeOf, seal } from "../../secrets/vault.ts";
import { makeSchoolAccounts } from "../auth/public.ts";
import { newCode } from "./codes.ts";

interface NewPupil {
  first_name: string;
  last_name: string;
  sex: "f" | "m" | null;
  number: string;
  key: string;
}

export const codeAt = (pupilUuid: string): string => placeOf("school_pupils", "first_code", pupilUuid);

export const sealedCode = (pupilUuid: string): Buffer =>
  seal(codeAt(pupilUuid), Buffer.from(newCode(FIRST_CODE_LENGTH)));

export const codeUntil = (now: Date): Date => new Date(now.getTime() + FIRST_CODE_DAYS * 86_400_000);

/** The new pupils' ids, in the order given. Each has a sign-in code. */
export async function makePupils(
  db: Db,
  school_id: number,
  pupils: readonly NewPupil[],
  joined_by: "roster" | "hand",
  now: Date,
): Promise<number[]> {
  if (pupils.length === 0) return [];
  const accounts = await makeSchoolAccounts(db, pupils, now);
  const rows = pupils.map(({ sex, number, key }, at) => {
    const uuid = uuidv7();
    const codes = { first_code: sealedCode(uuid), first_code_until: codeUntil(now) };
    const about = { sex, number: number.trim(), number_key: key, joined_by, since: now };
    return { uuid, school_id, candidate_id: accounts[at]!, ...about, ...codes };
  });
  const made = await db.insertInto("school_pupils").values(rows).returning(["id", "uuid"]).execute();
  const byUuid = new Map(made.map(({ id, uuid }) => [uuid, id]));
  return rows.map(({ uuid }) => byUuid.get(uuid)!);
}

/** Known pupils are in the school again. */
export async function bringBack(db: Db, pupilIds: readonly number[]): Promise<void> {
  await sql`update school_pupils set left_at = null, left_by = null
    where id = any(${pupilIds}::bigint[]) and left_at is not null`.execute(db);
}

/** The new memberships by pupil. Somebody who is in the class already gets none. */
export async function addMembers(
  db: Db,
  class_id: number,
  pupilIds: readonly number[],
  joined_by: "roster" | "hand" | "code",
  joined_at: Date,
): Promise<Map<number, number>> {
  if (pupilIds.length === 0) return new Map();
  const added = await db
    .insertInto("class_members")
    .values(pupilIds.map((pupil_id) => ({ class_id, pupil_id, joined_by, joined_at })))
    .onConflict((conflict) => conflict.columns(["class_id", "pupil_id"]).where("left_at", "is", null).doNothing())
    .returning(["id", "pupil_id"])
    .execute();
  return new Map(added.map(({ id, pupil_id }) => [pupil_id, id]));
}

/** Ends a membership. A pupil who is in no other class of the school has left it, and their seat is free. */
export async function endMember(
  db: Db,
  { class_id, pupil_id }: { class_id: number; pupil_id: number },
  left_by: "pupil" | "school" | "undo",
  left_at: Date,
): Promise<boolean> {
  const ended = await db
    .updateTable("class_members")
    .set({ left_at, left_by })
    .where("class_id", "=", class_id)
    .where("pupil_id", "=", pupil_id)
    .where("left_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  if (!ended) return false;
  await sql`update school_pupils p set left_at = ${left_at}, left_by = ${left_by}
    where p.id = ${pupil_id} and p.left_at is null and not exists (
      select 1 from class_members m where m.pupil_id = p.id and m.left_at is null)`.execute(db);
  return true;
}

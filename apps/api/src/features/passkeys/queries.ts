import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import type { Caller } from "../../http/audience.ts";

export type PasskeyOwner = { candidate_id: number } | { staff_id: number };

export const ownerOf = ({ audience, id }: Caller): PasskeyOwner =>
  audience === "staff" ? { staff_id: id } : { candidate_id: id };

/** What the device stores beside the key. It names the account, and the same person may be a student and staff. */
export const handleOf = (audience: Caller["audience"], uuid: string): string =>
  Buffer.from(`${audience}:${uuid}`).toString("base64url");

export const passkeysOf = (db: Db, owner: PasskeyOwner) =>
  db
    .selectFrom("passkeys")
    .select(["uuid", "name", "created_at", "last_used_at"])
    .where((where) => where.and(owner))
    .orderBy("id")
    .execute();

/** Counts the use. False if another use of the same device was counted in between, or the passkey is gone. */
export async function countUse(db: Db, id: number, counter: number, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`update passkeys set counter = ${counter}, last_used_at = ${now}
    where id = ${id} and (counter < ${counter} or (counter = 0 and ${counter} = 0))`.execute(db);
  return numAffectedRows === 1n;
}

/** True if there was one. A new password and an account that changes hands end all passkeys. */
export async function endPasskeys(db: Db, owner: PasskeyOwner): Promise<boolean> {
  const ended = await db
    .deleteFrom("passkeys")
    .where((where) => where.and(owner))
    .returning("id")
    .execute();
  return ended.length > 0;
}

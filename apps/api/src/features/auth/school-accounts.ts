// Accounts that a school makes for its pupils: a name, no email address, no password until the pupil chooses one.

import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import type { Db } from "../../db/transaction.ts";
import { endSessions, forgetCached } from "./sessions.ts";

interface SchoolAccount {
  first_name: string;
  last_name: string;
}

/** The ids of the new accounts, in the order of the names. */
export async function makeSchoolAccounts(db: Db, people: readonly SchoolAccount[], now: Date): Promise<number[]> {
  const uuids = people.map(() => uuidv7());
  const { rows } = await sql<{ id: number; uuid: string }>`
    insert into candidates (uuid, email, first_name, last_name, registered_at)
    select n.uuid, null::text, n.first_name, n.last_name, ${now}::timestamptz
    from unnest(${uuids}::uuid[], ${people.map((one) => one.first_name)}::text[],
      ${people.map((one) => one.last_name)}::text[]) as n (uuid, first_name, last_name)
    returning id, uuid`.execute(db);
  const ids = rows.map(({ id }) => id);
  await sql`insert into candidate_profiles (candidate_id) select unnest(${ids}::bigint[])`.execute(db);
  const byUuid = new Map(rows.map(({ id, uuid }) => [uuid, id]));
  return uuids.map((uuid) => byUuid.get(uuid)!);
}

export async function renameSchoolAccount(db: Db, id: number, name: SchoolAccount): Promise<void> {
  const { first_name, last_name } = name;
  await db.updateTable("candidates").set({ first_name, last_name }).where("id", "=", id).execute();
  await forgetCached(db, { candidate_id: id });
}

/** The pupil holds the slip. With the first password the account counts as verified, because its school stands for it. */
export async function setFirstPassword(db: Db, id: number, password_hash: string, now: Date): Promise<void> {
  await sql`update candidates set password_hash = ${password_hash},
    verified_at = coalesce(verified_at, ${now}::timestamptz)
    where id = ${id}`.execute(db);
  await endSessions(db, { candidate_id: id });
}

export async function endPassword(db: Db, id: number): Promise<void> {
  await db.updateTable("candidates").set({ password_hash: null }).where("id", "=", id).execute();
  await endSessions(db, { candidate_id: id });
}

/** Deletes those of the accounts that nobody has ever used. */
export async function dropUnusedAccounts(db: Db, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    delete from candidates where id = any(${ids}::bigint[]) and email is null and password_hash is null
      and verified_at is null and last_sign_in_at is null returning id`.execute(db);
  return rows.map(({ id }) => id);
}

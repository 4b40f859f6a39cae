// Sessions live in the database and can be ended at once, everywhere.
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { keptStatement } from "../../db/kept-statement.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { signal } from "../../doors/database-signals.ts";
import type { Caller } from "../../http/audience.ts";
import { returningAttempt } from "./attempts.ts";
import { deviceName } from "./device-name.ts";
import { forgetHere } from "./remembered-callers.ts";
import { hashOf, newToken } from "./secret-token.ts";

const HOUR_MS = 3_600_000;
const CANDIDATE_SESSION_MS = 12 * HOUR_MS;
const STAFF_SESSION_MS = 8 * HOUR_MS;
export const STAFF_IDLE_MS = HOUR_MS / 2;
/** A phone left lying about: a candidate's session ends after this long without a call, though never during an exam. */
export const CANDIDATE_IDLE_MS = 2 * HOUR_MS;

export type Owner = { candidate_id: number } | { staff_id: number };

export interface OpenedSession {
  access_token: string;
  expires_at: string;
  device_token: string;
}

interface Opening {
  candidate_id: number | null;
  staff_id: number | null;
  uuid: string;
  token_hash: string;
  now: Date;
  expires_at: string;
  device: string;
  deviceHash: string;
  newDeviceHash: string;
  signed_in: number | null;
  tryKey: string | null;
}

/** One statement, because every sign-in pays for each trip to the database. */
const open = keptStatement((db, given: Opening) => {
  const { candidate_id, staff_id, now } = given;
  return sql<{ is_known: boolean }>`
    with opened as (
      insert into auth_sessions
        (candidate_id, staff_id, uuid, token_hash, started_at, last_seen_at, expires_at, device)
      values (${candidate_id}, ${staff_id}, ${given.uuid}, ${given.token_hash}, ${now}, ${now}, ${given.expires_at},
        ${given.device})
    ), known as (
      update known_devices set last_used_at = ${now}
      where token_hash = ${given.deviceHash} and (candidate_id = ${candidate_id} or staff_id = ${staff_id})
      returning token_hash
    ), fresh as (
      insert into known_devices (candidate_id, staff_id, token_hash, last_used_at)
      select ${candidate_id}::bigint, ${staff_id}::bigint, ${given.newDeviceHash}::text, ${now}::timestamptz
      where not exists (select 1 from known)
    ), marked as (
      update candidates set last_sign_in_at = ${now} where id = ${given.signed_in}
    ), returned as (${returningAttempt(given.tryKey)})
    select exists (select 1 from known) as is_known`.compile(db);
});

/**
 * Signs the owner in on a device; the device keeps the secret it had, or gets one. A candidate's own sign-in is marked, and
 * the try it was counted as taken back, in the same statement.
 */
export async function openSession(
  db: Db,
  owner: Owner,
  { userAgent, deviceToken }: { userAgent: string; deviceToken: string | null },
  now: Date,
  marks: Pick<Opening, "signed_in" | "tryKey"> = { signed_in: null, tryKey: null },
): Promise<OpenedSession> {
  const access_token = newToken();
  const newDevice = newToken();
  const { candidate_id, staff_id } = { candidate_id: null, staff_id: null, ...owner };
  const length = candidate_id === null ? STAFF_SESSION_MS : CANDIDATE_SESSION_MS;
  const expires_at = new Date(now.getTime() + length).toISOString();
  const [opened] = await open(db, {
    candidate_id,
    staff_id,
    uuid: uuidv7(),
    token_hash: hashOf(access_token),
    now,
    expires_at,
    device: deviceName(userAgent),
    deviceHash: hashOf(deviceToken ?? ""),
    newDeviceHash: hashOf(newDevice),
    ...marks,
  });
  const device_token = deviceToken && opened?.is_known ? deviceToken : newDevice;
  return { access_token, expires_at, device_token };
}

/** Whoever has just proved who they are goes on under a new token; what somebody may have seen of the old one is worth nothing. */
export const renewSession = (db: Db, caller: Pick<Caller, "audience" | "id" | "session_id">): Promise<string> =>
  inTransaction(db, async (db) => {
    const access_token = newToken();
    await db
      .updateTable("auth_sessions")
      .set({ token_hash: hashOf(access_token) })
      .where("id", "=", caller.session_id)
      .execute();
    await forgetCached(db, caller.audience === "staff" ? { staff_id: caller.id } : { candidate_id: caller.id });
    return access_token;
  });

/** The sessions of the owner that are still open, for the owner to see. */
export async function sessionsOf(db: Db, owner: Owner, current: number, now: Date) {
  const idle = "staff_id" in owner ? STAFF_IDLE_MS : CANDIDATE_IDLE_MS;
  const rows = await db
    .selectFrom("auth_sessions")
    .select(["id", "uuid", "device", "started_at", "last_seen_at"])
    .where((where) => where.and(owner))
    .where("expires_at", ">", now.toISOString())
    .where("last_seen_at", ">", new Date(now.getTime() - idle).toISOString())
    .orderBy("last_seen_at", "desc")
    .limit(50)
    .execute();
  return rows.map((row) => ({ ...row, is_current: row.id === current }));
}

/** Ends all sessions of the owner, but for one that may stay. */
export const endSessions = (db: Db, owner: Owner, except?: number): Promise<void> =>
  inTransaction(db, async (db) => {
    await db
      .deleteFrom("auth_sessions")
      .where((where) => where.and(owner))
      .$if(except !== undefined, (query) => query.where("id", "!=", except!))
      .execute();
    await forgetCached(db, owner);
  });

/** Ends one session of the owner; false when there is no such session. */
export const endSession = (db: Db, owner: Owner, which: { id: number } | { uuid: string }): Promise<boolean> =>
  inTransaction(db, async (db) => {
    const { numDeletedRows } = await db
      .deleteFrom("auth_sessions")
      .where((where) => where.and({ ...owner, ...which }))
      .executeTakeFirst();
    await forgetCached(db, owner);
    return numDeletedRows > 0n;
  });

/** Tells every instance that what it remembers of the owner is old; this one must know before it answers. */
export function forgetCached(db: Db, owner: Owner): Promise<void> {
  forgetHere(owner);
  return signal(db, "session", owner);
}

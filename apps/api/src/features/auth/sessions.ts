// Sessions live in the database and can be ended at once, everywhere.
import { uuidv7 } from "uuidv7";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { signal } from "../../doors/database-signals.ts";
import { deviceName } from "./device-name.ts";
import { forget } from "./remembered-callers.ts";
import { hashOf, newToken } from "./secret-token.ts";

const HOUR_MS = 3_600_000;
const CANDIDATE_SESSION_MS = 12 * HOUR_MS;
const STAFF_SESSION_MS = 8 * HOUR_MS;
export const STAFF_IDLE_MS = HOUR_MS / 2;

export type Owner = { candidate_id: number } | { staff_id: number };

export interface OpenedSession {
  access_token: string;
  expires_at: string;
  device_token: string;
}

/** Signs the owner in on a device; the device keeps the secret it had, or gets one. */
export async function openSession(
  db: Db,
  owner: Owner,
  { userAgent, deviceToken }: { userAgent: string; deviceToken: string | null },
  now: Date,
): Promise<OpenedSession> {
  const access_token = newToken();
  const length = "candidate_id" in owner ? CANDIDATE_SESSION_MS : STAFF_SESSION_MS;
  const expires_at = new Date(now.getTime() + length).toISOString();
  await db
    .insertInto("auth_sessions")
    .values({
      ...owner,
      uuid: uuidv7(),
      token_hash: hashOf(access_token),
      started_at: now,
      last_seen_at: now,
      expires_at,
      device: deviceName(userAgent),
    })
    .execute();
  return { access_token, expires_at, device_token: await rememberDevice(db, owner, deviceToken, now) };
}

async function rememberDevice(db: Db, owner: Owner, known: string | null, now: Date): Promise<string> {
  if (known) {
    const { numUpdatedRows } = await db
      .updateTable("known_devices")
      .set({ last_used_at: now })
      .where("token_hash", "=", hashOf(known))
      .where((where) => where.and(owner))
      .executeTakeFirst();
    if (numUpdatedRows > 0n) return known;
  }
  const device_token = newToken();
  await db
    .insertInto("known_devices")
    .values({ ...owner, token_hash: hashOf(device_token), last_used_at: now })
    .execute();
  return device_token;
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
  forget(owner);
  return signal(db, "session", owner);
}

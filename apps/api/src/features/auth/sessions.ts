// Sessions are in the database and can be ended immediately, on all devices.
import { sql } from "kysely";
import { uuidv7 } from "uuidv7";
import { signal } from "../../adapters/database-signals.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import type { Caller } from "../../http/audience.ts";
import { returningAttempt } from "./attempts.ts";
import { forgetHere } from "./cached-callers.ts";
import { deviceName } from "./device-name.ts";
import { hashOf, newToken } from "./secret-token.ts";
import type { Owner } from "./session-owner.ts";

const HOUR_MS = 3_600_000;
const CANDIDATE_SESSION_MS = 12 * HOUR_MS;
const STAFF_SESSION_MS = 8 * HOUR_MS;
export const STAFF_IDLE_MS = HOUR_MS / 2;
/**
 * Protects an unattended phone: a candidate's session ends after this long without a call, but never during an exam.
 */
export const CANDIDATE_IDLE_MS = 2 * HOUR_MS;

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

/** One statement, because every query makes every sign-in slower. */
async function open(db: Db, given: Opening) {
  const { candidate_id, staff_id, now } = given;
  const { rows } = await sql<{ is_known: boolean }>`
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
    select exists (select 1 from known) as is_known`.execute(db);
  return rows[0]!;
}

/**
 * Signs the owner in on a device. The device keeps its secret or gets a new one. For candidates, the same statement
 * records the sign-in and returns the counted try.
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
  const opened = await open(db, {
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
  const device_token = deviceToken && opened.is_known ? deviceToken : newDevice;
  return { access_token, expires_at, device_token };
}

/** After proving their identity, the user continues with a new token. A copy of the old token no longer works. */
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

interface OpenSession {
  uuid: string;
  device: string;
  started_at: string;
  last_seen_at: string;
  is_current: boolean;
  is_kept: boolean;
}

/**
 * The owner's open sessions, and a candidate's devices that stay signed in. A session opened by such a device is not
 * listed twice.
 */
export async function sessionsOf(db: Db, owner: Owner, current: number, now: Date): Promise<OpenSession[]> {
  const [mine, idle] =
    "staff_id" in owner
      ? [sql`s.staff_id = ${owner.staff_id}`, STAFF_IDLE_MS]
      : [sql`s.candidate_id = ${owner.candidate_id}`, CANDIDATE_IDLE_MS];
  const { rows } = await sql<OpenSession>`
    select s.uuid, s.device, s.started_at, s.last_seen_at, s.id = ${current} as is_current, false as is_kept
    from auth_sessions s
    where ${mine} and s.kept_id is null and s.expires_at > ${now} and s.last_seen_at > ${new Date(now.getTime() - idle)}
    ${"candidate_id" in owner ? keptDevices(owner.candidate_id, current, now) : sql``}
    order by last_seen_at desc limit 50`.execute(db);
  return rows;
}

const keptDevices = (candidateId: number, current: number, now: Date) => sql`
  union all
  select k.uuid, k.device, k.started_at, greatest(k.last_used_at, max(s.last_seen_at)),
    coalesce(bool_or(s.id = ${current}), false), true
  from remembered_sign_ins k left join auth_sessions s on s.kept_id = k.id
  where k.candidate_id = ${candidateId} and k.expires_at > ${now} group by k.id`;

/** Ends all sessions of the owner, except one that may stay. */
export const endSessions = (db: Db, owner: Owner, except?: number): Promise<void> =>
  inTransaction(db, async (db) => {
    if ("candidate_id" in owner) await endKept(db, owner.candidate_id, except);
    await db
      .deleteFrom("auth_sessions")
      .where((where) => where.and(owner))
      .$if(except !== undefined, (query) => query.where("id", "!=", except!))
      .execute();
    await forgetCached(db, owner);
  });

/** Ends the remember-me sign-ins of a candidate's devices, except the one of the session that stays. */
const endKept = (db: Db, candidateId: number, except: number | undefined) =>
  sql`delete from remembered_sign_ins where candidate_id = ${candidateId}
    and id is distinct from (select kept_id from auth_sessions where id = ${except ?? null}::bigint)`.execute(db);

/**
 * Ends one session of the owner and the remember-me sign-in of its device. A remembered device may also be named
 * directly. False when there is no such session.
 */
export const endSession = (db: Db, owner: Owner, which: { id: number } | { uuid: string }): Promise<boolean> =>
  inTransaction(db, async (db) => {
    const ended = await db
      .deleteFrom("auth_sessions")
      .where((where) => where.and({ ...owner, ...which }))
      .returning("kept_id")
      .execute();
    let kept = 0;
    if ("candidate_id" in owner) {
      const ids = ended.flatMap(({ kept_id }) => kept_id ?? []);
      const uuid = "uuid" in which ? which.uuid : null;
      const { numAffectedRows } = await sql`delete from remembered_sign_ins
        where candidate_id = ${owner.candidate_id} and (id = any(${ids}::bigint[]) or uuid = ${uuid}::uuid)`.execute(
        db,
      );
      kept = Number(numAffectedRows ?? 0);
    }
    await forgetCached(db, owner);
    return ended.length + kept > 0;
  });

/** Notifies every instance that its cached data of the owner is old. This process must know before it answers. */
export function forgetCached(db: Db, owner: Owner): Promise<void> {
  forgetHere(owner);
  return signal(db, "session", owner);
}

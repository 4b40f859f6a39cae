// The owner of a token. When a session ends on any instance, a signal clears the caches of all. Nothing is cached while
// signals are lost.

import { sql } from "kysely";
import type { Signals } from "../../adapters/database-signals.ts";
import { createBatcher } from "../../db/batcher.ts";
import type { Db } from "../../db/transaction.ts";
import type { Caller, Identify } from "../../http/audience.ts";
import { rememberCallers } from "./cached-callers.ts";
import { hashOf } from "./secret-token.ts";
import { CANDIDATE_IDLE_MS, STAFF_IDLE_MS } from "./sessions.ts";

/**
 * The last use of a session is stored at most this often, and less often for candidates, because a whole school may be
 * online.
 */
const STAFF_SEEN_MS = 60_000;
const CANDIDATE_SEEN_MS = 5 * 60_000;

export function createIdentify(db: Db, signals: Signals): Identify {
  const memory = rememberCallers(signals);
  return async (token, now) => {
    const hash = hashOf(token);
    const callers = memory.now();
    const known = callers.recall(hash, now);
    if (known) return known;
    const found = await findCaller(db, hash, now);
    if (found) callers.store(hash, found.caller, found.expires, now);
    return found?.caller ?? null;
  };
}

const sessionOf = createBatcher(readSessions);

/** For the sessions with these tokens. After a break, many users return at the same moment. */
async function readSessions(db: Db, hashes: string[]) {
  const rows = await db
    .selectFrom("auth_sessions as s")
    .leftJoin("candidates as c", "c.id", "s.candidate_id")
    .leftJoin("staff as m", "m.id", "s.staff_id")
    .leftJoin("staff_totp as t", (join) => join.onRef("t.staff_id", "=", "m.id").on("t.enabled_at", "is not", null))
    .select(["s.token_hash", "s.id as session_id", "s.expires_at", "s.last_seen_at", "s.confirmed_at"])
    .select(["c.id as candidate_id", "c.uuid as candidate_uuid", "c.verified_at", "c.registered_at"])
    .select(["c.suspended_at as candidate_suspended_at", "m.suspended_at as staff_suspended_at"])
    .select(["m.id as staff_id", "m.uuid as staff_uuid", "m.role", "t.enabled_at as second_step_at"])
    .where(sql<boolean>`s.token_hash = any(${hashes}::text[])`)
    .execute();
  const found = new Map(rows.map((row) => [row.token_hash, row]));
  return hashes.map((hash) => found.get(hash));
}

async function findCaller(db: Db, token_hash: string, now: Date): Promise<{ caller: Caller; expires: number } | null> {
  const row = await sessionOf(db, token_hash);
  if (!row || Date.parse(row.expires_at) <= now.getTime()) return null;
  if (row.candidate_suspended_at || row.staff_suspended_at) return null;
  const idle = now.getTime() - Date.parse(row.last_seen_at);
  if (row.staff_id && idle > STAFF_IDLE_MS) return null;
  if (row.candidate_id && idle > CANDIDATE_IDLE_MS && !(await sitsExam(db, row.candidate_id, now))) return null;
  if (idle > (row.staff_id ? STAFF_SEEN_MS : CANDIDATE_SEEN_MS))
    await db.updateTable("auth_sessions").set({ last_seen_at: now }).where("id", "=", row.session_id).execute();
  const { session_id } = row;
  const caller: Caller = row.staff_id
    ? {
        audience: "staff",
        id: row.staff_id,
        uuid: row.staff_uuid!,
        session_id,
        role: row.role!,
        confirmed_at: row.confirmed_at,
        has_second_step: row.second_step_at !== null,
      }
    : {
        audience: "candidate",
        id: row.candidate_id!,
        uuid: row.candidate_uuid!,
        session_id,
        email_verified: row.verified_at !== null,
        registered_at: row.registered_at!,
      };
  return { caller, expires: Date.parse(row.expires_at) };
}

/** A candidate who works on a long paper offline is not idle. This is checked only when a session would end. */
const sitsExam = async (db: Db, candidateId: number, now: Date): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom("sittings")
      .select("id")
      .where("candidate_id", "=", candidateId)
      .where("state", "=", "open")
      .where("deadline_at", ">", now.toISOString())
      .executeTakeFirst(),
  );

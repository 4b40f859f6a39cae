// Who holds a token. Answers are remembered for a minute, so most calls need no query; a signal from any instance that
// a session ended makes everyone forget at once, and while signals do not come through nothing is remembered.
import type { Db } from "../../db/transaction.ts";
import type { Signals } from "../../doors/database-signals.ts";
import type { Caller, Identify } from "../../http/audience.ts";
import { hashOf } from "./secret-token.ts";
import { STAFF_IDLE_MS } from "./sessions.ts";

const REMEMBER_MS = 60_000;
const MOST_REMEMBERED = 50_000;

interface Remembered {
  caller: Caller;
  until: number;
}

export function createIdentify(db: Db, signals: Signals): Identify {
  const remembered = new Map<string, Remembered>();
  let generation = 0;
  signals.on(({ topic, body }) => {
    if (topic !== "session") return;
    generation++;
    for (const [hash, { caller }] of remembered) {
      const owner = caller.audience === "candidate" ? body.candidate_id : body.staff_id;
      if (owner === caller.id) remembered.delete(hash);
    }
  });
  return async (token, now) => {
    const hash = hashOf(token);
    const known = signals.healthy() ? remembered.get(hash) : undefined;
    if (known && known.until > now.getTime()) return known.caller;
    const asked = generation;
    const found = await findCaller(db, hash, now);
    remembered.delete(hash);
    // A signal that came while we were asking may be about this very session: then the answer is not remembered.
    if (found && asked === generation && signals.healthy()) {
      if (remembered.size >= MOST_REMEMBERED) remembered.clear();
      remembered.set(hash, { caller: found.caller, until: Math.min(now.getTime() + REMEMBER_MS, found.expires) });
    }
    return found?.caller ?? null;
  };
}

async function findCaller(db: Db, token_hash: string, now: Date): Promise<{ caller: Caller; expires: number } | null> {
  const row = await db
    .selectFrom("auth_sessions as s")
    .leftJoin("candidates as c", "c.id", "s.candidate_id")
    .leftJoin("staff as m", "m.id", "s.staff_id")
    .select(["s.id as session_id", "s.expires_at", "s.last_seen_at", "s.confirmed_at"])
    .select(["c.id as candidate_id", "c.uuid as candidate_uuid", "c.verified_at", "c.registered_at"])
    .select(["c.suspended_at as candidate_suspended_at", "m.suspended_at as staff_suspended_at"])
    .select(["m.id as staff_id", "m.uuid as staff_uuid", "m.role"])
    .where("s.token_hash", "=", token_hash)
    .executeTakeFirst();
  if (!row || Date.parse(row.expires_at) <= now.getTime()) return null;
  if (row.candidate_suspended_at || row.staff_suspended_at) return null;
  const idle = now.getTime() - Date.parse(row.last_seen_at);
  if (row.staff_id && idle > STAFF_IDLE_MS) return null;
  if (idle > REMEMBER_MS)
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

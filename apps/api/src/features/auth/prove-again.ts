// Before a sensitive part of the account is changed, the holder of the session proves their identity again, because an
// unattended phone must not be enough.

import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { fail, failField } from "../../http/failure.ts";
import { isGoogleAgain } from "./google-again.ts";
import { isPassword } from "./passwords.ts";

const JUST_NOW_MS = 5 * 60_000;

interface Proof {
  password?: string | null | undefined;
  google_token?: string | null | undefined;
  /** Set to the current time when a very recent sign-in is proof enough for an account without a password. */
  justSignedIn?: Date;
}

/** By the password, or by Google if the account has none. */
export async function proveAgain(
  context: AppContext,
  db: Db,
  user: { id: number; session_id: number },
  { password, google_token, justSignedIn }: Proof,
): Promise<void> {
  const { password_hash } = await db
    .selectFrom("candidates")
    .select("password_hash")
    .where("id", "=", user.id)
    .executeTakeFirstOrThrow();
  if (password_hash) {
    if (!(await isPassword(password_hash, password ?? ""))) failField("password", "That password is not correct");
    return;
  }
  if (justSignedIn && (await beganLately(db, user.session_id, justSignedIn))) return;
  if (!(await isGoogleAgain(context, db, user.id, google_token)))
    fail("bad_request", "Sign in with Google again to confirm it is you.");
}

/** A session that the device restored by itself proves nothing: it is new, but nobody has just signed in. */
async function beganLately(db: Db, sessionId: number, now: Date): Promise<boolean> {
  const session = await db
    .selectFrom("auth_sessions as s")
    .leftJoin("remembered_sign_ins as r", "r.id", "s.kept_id")
    .select(["s.started_at", "r.started_at as remembered_at"])
    .where("s.id", "=", sessionId)
    .executeTakeFirst();
  if (session?.remembered_at && session.remembered_at !== session.started_at) return false;
  return session !== undefined && now.getTime() - Date.parse(session.started_at) <= JUST_NOW_MS;
}

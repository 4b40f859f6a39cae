import { randomUUID } from "node:crypto";
import type { profile } from "@sabiprep/contract";
import { inTransaction } from "../../db/transaction.ts";
import { fail, failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import {
  endSessions,
  hashPassword,
  isCommonPassword,
  isGoogleAgain,
  isPassword,
  nameFor,
  passwordChangedEmail,
  TOO_COMMON,
} from "../auth/public.ts";
import { queueMail } from "../mail/public.ts";
import { endPasskeys } from "../passkeys/public.ts";

/**
 * The current password is asked if there is one. If there is none, an open session is not enough to set one. Proof by
 * Google, or a reset by email, is needed. Passkeys end too, because anyone with the old password could add one.
 */
export async function changePassword({ db, input, user, now, context }: Call<typeof profile.changePassword>) {
  const candidate = await db
    .selectFrom("candidates")
    .select(["email", "first_name", "verified_at", "password_hash"])
    .where("id", "=", user.id)
    .executeTakeFirstOrThrow();
  if (candidate.password_hash && !(await isPassword(candidate.password_hash, input.current_password ?? "")))
    failField("current_password", "Your current password is not correct");
  if (!candidate.password_hash && !(await isGoogleAgain(context, db, user.id, input.google_token)))
    fail(
      "bad_request",
      "Sign in with Google again to confirm it is you, or ask us to email you a link to choose a password.",
    );
  if (isCommonPassword(input.new_password)) failField("new_password", TOO_COMMON);
  const password_hash = await hashPassword(input.new_password);
  await inTransaction(db, async (db) => {
    await db.updateTable("candidates").set({ password_hash }).where("id", "=", user.id).execute();
    await endSessions(db, { candidate_id: user.id }, user.session_id);
    const hadPasskeys = await endPasskeys(db, { candidate_id: user.id });
    const letter = passwordChangedEmail(context, nameFor(candidate), hadPasskeys);
    // Not the request id, because a caller may choose it. An id used before would prevent this email.
    const event_key = `password-changed:${randomUUID()}`;
    await queueMail(db, { ...letter, event_key, to: candidate.email, candidate_id: user.id }, now);
  });
  return null;
}

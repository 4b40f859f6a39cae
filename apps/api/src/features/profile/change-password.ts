import { randomUUID } from "node:crypto";
import type { profile } from "@sabiprep/contract";
import { inTransaction } from "../../db/transaction.ts";
import { failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import {
  endSessions,
  hashPassword,
  isCommonPassword,
  isPassword,
  nameFor,
  passwordChangedLetter,
  TOO_COMMON,
} from "../auth/public.ts";
import { queueMail } from "../mail/public.ts";

/** The present password is asked where there is one; an account made with Google sets its first. */
export async function changePassword({ db, input, user, now, house }: Call<typeof profile.changePassword>) {
  const candidate = await db
    .selectFrom("candidates")
    .select(["email", "first_name", "verified_at", "password_hash"])
    .where("id", "=", user.id)
    .executeTakeFirstOrThrow();
  if (candidate.password_hash && !(await isPassword(candidate.password_hash, input.current_password ?? "")))
    failField("current_password", "Your current password is not right");
  if (isCommonPassword(input.new_password)) failField("new_password", TOO_COMMON);
  const password_hash = await hashPassword(input.new_password);
  await inTransaction(db, async (db) => {
    await db.updateTable("candidates").set({ password_hash }).where("id", "=", user.id).execute();
    await endSessions(db, { candidate_id: user.id }, user.session_id);
    const letter = passwordChangedLetter(house, nameFor(candidate));
    // Not the request's id, which a caller may choose: one used before would keep this letter from being written.
    const event_key = `password-changed:${randomUUID()}`;
    await queueMail(db, { ...letter, event_key, to: candidate.email, candidate_id: user.id }, now);
  });
  return null;
}

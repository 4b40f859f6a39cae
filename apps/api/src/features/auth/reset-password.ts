import { type auth, hasPasswordClasses, PASSWORD_CLASSES, PASSWORD_MIN } from "@sabiprep/contract";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { record } from "../../events/record.ts";
import { fail, failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { queueMail } from "../mail/public.ts";
import { isCommonPassword, TOO_COMMON } from "./common-passwords.ts";
import { nameFor, passwordResetEmail } from "./emails.ts";
import { isBoundTo, useLink } from "./one-time-links.ts";
import { hashPassword } from "./passwords.ts";
import type { ShutOut } from "./shut-out.ts";

export const LINK_NOT_VALID = "This link is not valid or has expired. Please ask for a new one.";

/** What is wrong with a chosen password, if anything. */
export function passwordProblem(password: string): string | null {
  if (password.length < PASSWORD_MIN || !hasPasswordClasses(password)) return PASSWORD_CLASSES;
  return isCommonPassword(password) ? TOO_COMMON : null;
}

/** The form asks for six characters. A new password must also follow the registration rule. */
export function checkNewPassword(password: string): void {
  const problem = passwordProblem(password);
  if (problem) failField("new_password", problem === TOO_COMMON ? TOO_COMMON : PASSWORD_CLASSES);
}

/** The link was sent by email. Using it proves access to the mailbox, which is all that verification needs. */
async function provedByMail(db: Db, id: number, now: Date): Promise<void> {
  await db.updateTable("candidates").set({ verified_at: now }).where("id", "=", id).execute();
  await record(db, "candidate_verified", { candidate_id: id }, now);
}

export const resetPassword =
  (shutOut: ShutOut) =>
  async ({ db, input, now, context, recordAudit }: Call<typeof auth.resetPassword>) => {
    checkNewPassword(input.new_password);
    const password_hash = await hashPassword(input.new_password);
    await inTransaction(db, async (db) => {
      const link = await useLink(db, "reset", input, now);
      if (!link?.candidate_id) return fail("bad_request", LINK_NOT_VALID);
      const candidate = await db
        .updateTable("candidates")
        .set({ password_hash })
        .where("id", "=", link.candidate_id)
        .returning(["id", "uuid", "email", "first_name", "verified_at"])
        .executeTakeFirst();
      if (!candidate || !isBoundTo("reset", candidate.email, input.hash)) return fail("bad_request", LINK_NOT_VALID);
      recordAudit({ subject: candidate.uuid });
      await shutOut(db, candidate.id, now);
      if (!candidate.verified_at) await provedByMail(db, candidate.id, now);
      const letter = passwordResetEmail(context, nameFor(candidate));
      const event_key = `password-changed:${input.ref}`;
      await queueMail(db, { ...letter, event_key, to: candidate.email, candidate_id: candidate.id }, now);
    });
    return null;
  };

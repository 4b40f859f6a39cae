import type { auth } from "@sabiprep/contract";
import { inTransaction } from "../../db/transaction.ts";
import { fail, failField } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { userOf } from "../profile/public.ts";
import { attemptKey, startCooldown } from "./attempts.ts";
import { askForEmail } from "./claim-email.ts";
import { proveAgain } from "./prove-again.ts";
import { normalEmail } from "./secret-token.ts";
import { sendVerification } from "./send-verification.ts";

const KNOWN_EMAIL = "This email is already registered. Please sign in instead.";
const UNIQUE_VIOLATION = "23505";

/**
 * An account of a school has no address yet, and gets this one when its link is opened. A mistyped address can be corrected until it is verified. The link to the old one stops working. The owner of the
 * address owns the account, so the password is asked again.
 */
export async function correctEmail({ db, input, now, user, context }: Call<typeof auth.correctEmail>) {
  await proveAgain(context, db, user, input);
  return inTransaction(db, async (db) => {
    const email = normalEmail(input.email);
    const taken = await db.selectFrom("candidates").select("id").where("email", "=", email).executeTakeFirst();
    if (taken) return failField("email", KNOWN_EMAIL);
    const mine = db.selectFrom("candidates").select("email").where("id", "=", user.id);
    if ((await mine.executeTakeFirstOrThrow()).email === null) {
      await startCooldown(db, attemptKey("resend", email), context.config.RESEND_COOLDOWN_SECONDS, now);
      await askForEmail(context, db, user.id, email, now);
      return { user: await userOf(context, db, user.id) };
    }
    const candidate = await db
      .updateTable("candidates")
      .set({ email })
      .where("id", "=", user.id)
      .where("verified_at", "is", null)
      .returning("id")
      .executeTakeFirst()
      // Somebody else took the address in this very moment.
      .catch((problem: { code?: string }) => {
        if (problem.code === UNIQUE_VIOLATION) return failField("email", KNOWN_EMAIL);
        throw problem;
      });
    if (!candidate) return fail("conflict", "Your email is already verified.");
    await startCooldown(db, attemptKey("resend", email), context.config.RESEND_COOLDOWN_SECONDS, now);
    await sendVerification(context, db, { ...candidate, email }, now);
    return { user: await userOf(context, db, user.id) };
  });
}

// The user of a verification link can read the mailbox. But another person may have registered the address. The
// registering browser, or the password, proves that it is the same person. Without that proof the account belongs to
// the mailbox, and the registrant loses access. A session opens only for the registrant: by the password, or within ten
// minutes in the registering browser. Everybody else signs in.
import type { auth } from "@sabiprep/contract";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { record } from "../../events/record.ts";
import { fail, failField } from "../../http/failure.ts";
import type { Call, RequestMeta } from "../../http/route.ts";
import { queueMail } from "../mail/public.ts";
import { userOf } from "../profile/public.ts";
import { attemptKey, spendAttempt } from "./attempts.ts";
import { takeClaimedEmail } from "./claim-email.ts";
import { addressProvedEmail, welcomeEmail } from "./emails.ts";
import { findLink, isBoundTo, useLink } from "./one-time-links.ts";
import { isPassword } from "./passwords.ts";
import { hashOf } from "./secret-token.ts";
import { forgetCached } from "./sessions.ts";
import type { ShutOut } from "./shut-out.ts";
import { deviceTokenOf, signIn } from "./sign-in.ts";

const NOT_VALID = "This verification link is not valid or has expired. Please ask for a new one.";
const WHICH_PASSWORD = "Enter the password you chose when you registered.";
/** A link that signs in works like a password, so it is short-lived. It proves the address for longer. */
const SIGNS_IN_FOR_MS = 10 * 60_000;
const WRONG_PASSWORD = "This is not the password you registered with.";

export const verifyEmail =
  (shutOut: ShutOut) =>
  async ({ db, input, now, context, meta, recordAudit }: Call<typeof auth.verifyEmail>) => {
    const claim = await findLink(db, "claim", input, now);
    const found = claim ?? (await findLink(db, "verify", input, now));
    if (!found?.candidate_id) return fail("bad_request", NOT_VALID);
    const registrant = await registrantBy(db, found.candidate_id, meta);
    recordAudit({ subject: registrant.uuid });
    if (claim) {
      // Somebody who only reads the mailbox gets no account: its pupil may have mistyped the address.
      if (!registrant.is_here && !(await provedByPassword())) return failField("password", WHICH_PASSWORD);
      if (!(await inTransaction(db, (db) => takeClaimedEmail(db, input, now)))) return fail("bad_request", NOT_VALID);
      return { access_token: null, expires_at: null, user: null };
    }
    const isFresh = now.getTime() - Date.parse(found.created_at) <= SIGNS_IN_FOR_MS;
    const byPassword = !registrant.is_here && (await provedByPassword());
    const isProved = !registrant.password_hash || registrant.is_here || byPassword;
    return inTransaction(db, async (db) => {
      const link = await useLink(db, "verify", input, now);
      if (!link?.candidate_id) return fail("bad_request", NOT_VALID);
      const candidate = await db
        .updateTable("candidates")
        .set({ verified_at: now, ...(!isProved && { password_hash: null }) })
        .where("id", "=", link.candidate_id)
        .where("suspended_at", "is", null)
        .returning(["id", "email", "first_name", "verified_at", "last_sign_in_at"])
        .executeTakeFirst();
      if (!candidate || !isBoundTo("verify", candidate.email, input.hash)) return fail("bad_request", NOT_VALID);
      if (!isProved) await shutOut(db, candidate.id, now);
      await forgetCached(db, { candidate_id: candidate.id });
      await record(db, "candidate_verified", { candidate_id: candidate.id }, now);
      const to = { to: candidate.email, candidate_id: candidate.id };
      const letter = isProved ? welcomeEmail(context, candidate.first_name) : addressProvedEmail(context);
      await queueMail(db, { ...letter, event_key: `welcome:${candidate.id}`, ...to }, now);
      if (!byPassword && !(registrant.is_here && isFresh)) return { access_token: null, expires_at: null, user: null };
      // The address's owner opened the link on this device, so no new-device email is sent.
      const { opened } = await signIn(context, db, { ...candidate, last_sign_in_at: null }, meta, now);
      const { access_token, expires_at } = opened;
      return { access_token, expires_at, user: await userOf(context, db, candidate.id) };
    });

    /**
     * A wrong or empty password is refused here, before anything is used up. Without a password, the caller takes the
     * account over.
     */
    async function provedByPassword(): Promise<boolean> {
      const { password } = input;
      if (!registrant.password_hash) return false;
      if (password === undefined || password === null) return false;
      if (password === "") return failField("password", WHICH_PASSWORD);
      if (context.config.RATE_LIMITS === "on") await spendAttempt(db, attemptKey("verify", input.ref ?? ""), now);
      return (await isPassword(registrant.password_hash, password)) || failField("password", WRONG_PASSWORD);
    }
  };

const bearer = /^Bearer (\S{1,512})$/;

/** The account of the link, and whether this browser is or was signed in to it. */
function registrantBy(db: Db, candidateId: number, meta: RequestMeta) {
  const session = bearer.exec(String(meta.headers.authorization ?? ""))?.[1] ?? "";
  return db
    .selectFrom("candidates as c")
    .select(["c.uuid", "c.password_hash"])
    .select(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom("auth_sessions as s")
            .select("s.id")
            .whereRef("s.candidate_id", "=", "c.id")
            .where("s.token_hash", "=", hashOf(session)),
        ),
        exists(
          selectFrom("known_devices as d")
            .select("d.token_hash")
            .whereRef("d.candidate_id", "=", "c.id")
            .where("d.token_hash", "=", hashOf(deviceTokenOf(meta) ?? "")),
        ),
      ]).as("is_here"),
    )
    .where("c.id", "=", candidateId)
    .executeTakeFirstOrThrow();
}

// Under 18, a parent or guardian agrees in person: by a link in an email to an address that is not the candidate's own.
import { GUARDIAN_CONSENT_VERSION, GUARDIAN_LINK_DAYS, GUARDIAN_REST_DAYS, type privacy } from "@sabiprep/contract";
import type { AppContext } from "../../app-context.ts";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { fail, failField, say } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { attemptKey, hashOf, newToken, normalEmail, startCooldown } from "../auth/public.ts";
import { queueMail } from "../mail/public.ts";
import { setAdult } from "./consents.ts";
import { guardianEmail } from "./guardian-letter.ts";
import { commitmentTo, dropWaiting, guardianRequestOf } from "./guardian-requests.ts";

const DAY_MS = 86_400_000;

export const askGuardian = ({ db, user, input, now, context }: Call<typeof privacy.askGuardian>) =>
  inTransaction(db, async (db) => {
    const email = normalEmail(input.email);
    const candidate = await db
      .selectFrom("candidates")
      .select(["email", "first_name", "verified_at"])
      .where("id", "=", user.id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    // A candidate with an unverified address cannot make us write to strangers.
    if (!candidate.verified_at) failField("email", "Please verify your own email first");
    if (!candidate.email) return failField("email", "Please add your own email address in your profile first");
    if (mailboxOf(email) === mailboxOf(candidate.email))
      failField("email", "This is your own email address. Enter your parent's or guardian's email address.");
    const before = await guardianRequestOf(db, user.id, 0, now);
    if (before?.state === "agreed") fail("conflict", "Your parent or guardian has already agreed.");
    const email_hash = commitmentTo(context.secret, mailboxOf(email));
    if (await saidNo(db, user.id, email_hash, now))
      failField("email", "This person said no. Please do not ask them again for now.");
    await dropWaiting(db, user.id);
    await setAdult(db, user.id, false);
    const shown_name = candidate.first_name;
    const expires_at = new Date(now.getTime() + GUARDIAN_LINK_DAYS * DAY_MS);
    const request = { candidate_id: user.id, email, email_hash, shown_name, expires_at };
    await db
      .insertInto("guardian_requests")
      .values({
        ...request,
        ...times(now),
        version: GUARDIAN_CONSENT_VERSION,
        state: "waiting",
        token_hash: newToken(),
      })
      .execute();
    return sendEmail(context, db, user.id, now);
  });

export const remindGuardian = ({ db, user, now, context }: Call<typeof privacy.remindGuardian>) =>
  inTransaction(db, async (db) => {
    const waiting = await guardianRequestOf(db, user.id, 0, now);
    if (waiting?.state !== "waiting") fail("conflict", "This request is closed, so we cannot send the email again.");
    return sendEmail(context, db, user.id, now);
  });

const times = (now: Date) => ({ asked_at: now, sent_at: now });

/** Each email has its own link. The earlier one stops working. */
async function sendEmail(context: AppContext, db: Db, candidateId: number, now: Date) {
  const token = newToken();
  const request = await db
    .updateTable("guardian_requests")
    .set({ token_hash: hashOf(token), sent_at: now })
    .where("candidate_id", "=", candidateId)
    .where("state", "=", "waiting")
    .returning(["email", "shown_name"])
    .executeTakeFirstOrThrow();
  await rest(context, db, [`candidate ${candidateId}`, request.email!], now);
  const letter = guardianEmail(context, request.shown_name, `${context.publicUrl}/guardian-consent/${token}`);
  const event_key = `guardian:${hashOf(token)}`;
  await queueMail(db, { ...letter, event_key, to: request.email!, candidate_id: candidateId }, now);
  return (await guardianRequestOf(db, candidateId, context.config.RESEND_COOLDOWN_SECONDS, now))!;
}

/** One candidate cannot send many emails, and one mailbox does not get them from many candidates. */
async function rest({ config }: AppContext, db: Db, keys: string[], now: Date): Promise<void> {
  const seconds = config.RESEND_COOLDOWN_SECONDS;
  for (const key of keys)
    if (!(await startCooldown(db, attemptKey("guardian", key), seconds, now)))
      fail(
        "bad_request",
        say("Please wait {n, plural, one {# second} other {# seconds}} before asking again.", { n: seconds }),
      );
}

const saidNo = async (db: Db, candidateId: number, email_hash: string, now: Date): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom("guardian_requests")
      .select("id")
      .where("candidate_id", "=", candidateId)
      .where("email_hash", "=", email_hash)
      .where("state", "=", "declined")
      .where("answered_at", ">", new Date(now.getTime() - GUARDIAN_REST_DAYS * DAY_MS).toISOString())
      .executeTakeFirst(),
  );

/** One mailbox has many spellings. Text after a plus never counts, nor do dots when the mail provider ignores them. */
export function mailboxOf(email: string): string {
  const [name = "", context = ""] = normalEmail(email).split("@");
  const [plain = ""] = name.split("+");
  return /^(gmail|googlemail)\.com$/.test(context) ? `${plain.replaceAll(".", "")}@gmail.com` : `${plain}@${context}`;
}

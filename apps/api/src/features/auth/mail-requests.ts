// "Send me the link again" and "I forgot my password" answer the same for known and unknown addresses. The request only
// adds a job to the queue, and the work happens in the background.
import { randomUUID } from "node:crypto";
import type { auth } from "@sabiprep/contract";
import { type NotNull, sql } from "kysely";
import * as z from "zod";
import { type Db, inTransaction } from "../../db/transaction.ts";
import type { Job } from "../../feature.ts";
import { fail, say } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { isQueued, queueMail } from "../mail/public.ts";
import { attemptKey, startCooldown } from "./attempts.ts";
import { nameFor, resetEmail } from "./emails.ts";
import { linkAddress, makeLink } from "./one-time-links.ts";
import { normalEmail } from "./secret-token.ts";
import { sendVerification } from "./send-verification.ts";

/** `id` identifies the job. If the work was done but the queue missed its end, the work is not done again. */
export const mailNote = z.object({ email: z.string(), id: z.uuid().default(() => randomUUID()) });

export const leaveNote = (db: Db, job: string, email: string) =>
  sql`select graphile_worker.add_job(${job},
    json_build_object('email', ${email}::text, 'id', gen_random_uuid()))`.execute(db);

export async function resendVerification({ db, input, now, context }: Call<typeof auth.resendVerification>) {
  const email = normalEmail(input.email);
  const seconds = context.config.RESEND_COOLDOWN_SECONDS;
  if (!(await startCooldown(db, attemptKey("resend", email), seconds, now)))
    fail(
      "bad_request",
      say("Please wait {n, plural, one {# second} other {# seconds}} before asking again.", { n: seconds }),
    );
  await leaveNote(db, "send-verification", email);
  return null;
}

export async function forgotPassword({ db, input }: Call<typeof auth.forgotPassword>) {
  await leaveNote(db, "send-reset", normalEmail(input.email));
  return null;
}

const candidateBy = (db: Db, email: string) =>
  db
    .selectFrom("candidates")
    .select(["id", "email", "first_name", "verified_at"])
    .where("email", "=", email)
    .where("suspended_at", "is", null)
    .$narrowType<{ email: NotNull }>()
    .executeTakeFirst();

export const sendVerificationJob: Job = async (context, note) =>
  inTransaction(context.db, async (db) => {
    const { email, id } = mailNote.parse(note);
    const event_key = `verify:${id}`;
    const candidate = await candidateBy(db, email);
    if (!candidate || candidate.verified_at || (await isQueued(db, event_key))) return;
    await sendVerification(context, db, candidate, context.clock.now(), event_key);
  });

export const sendResetJob: Job = async (context, note) =>
  inTransaction(context.db, async (db) => {
    const { email, id } = mailNote.parse(note);
    const event_key = `reset:${id}`;
    const candidate = await candidateBy(db, email);
    if (!candidate || (await isQueued(db, event_key))) return;
    const now = context.clock.now();
    const link = await makeLink(db, "reset", { candidate_id: candidate.id }, candidate.email, now);
    const letter = resetEmail(context, nameFor(candidate), linkAddress(context.publicUrl, "/password/reset", link));
    const mail = { ...letter, event_key, to: candidate.email, candidate_id: candidate.id };
    await queueMail(db, mail, now);
  });

import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { queueMail } from "../mail/public.ts";
import { verificationEmail } from "./emails.ts";
import { linkAddress, makeLink } from "./one-time-links.ts";

export async function sendVerification(
  context: AppContext,
  db: Db,
  candidate: { id: number; email: string },
  now: Date,
  event_key?: string,
): Promise<void> {
  const link = await makeLink(db, "verify", { candidate_id: candidate.id }, candidate.email, now);
  const letter = verificationEmail(context, linkAddress(context.publicUrl, "/email/verification", link));
  await queueMail(
    db,
    { ...letter, event_key: event_key ?? `verify:${link.ref}`, to: candidate.email, candidate_id: candidate.id },
    now,
  );
}

// An account that a school made has no email address. Its pupil adds one: the password proves the pupil, and the link in
// the email proves the address. Only then is it the account's, and the school can no longer reset the password.
import { sql } from "kysely";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { failField } from "../../http/failure.ts";
import { queueMail } from "../mail/public.ts";
import { verificationEmail } from "./emails.ts";
import { isBoundTo, type LinkParts, linkAddress, makeLink, useLink } from "./one-time-links.ts";
import { forgetCached } from "./sessions.ts";

const TAKEN = "This email is already registered. Please sign in instead.";
const UNIQUE_VIOLATION = "23505";

/** A later address replaces an earlier one, and the earlier link stops working. */
export async function askForEmail(context: AppContext, db: Db, id: number, email: string, now: Date): Promise<void> {
  await sql`insert into email_claims (candidate_id, email, asked_at) values (${id}, ${email}, ${now})
    on conflict (candidate_id) do update set email = excluded.email, asked_at = excluded.asked_at`.execute(db);
  const link = await makeLink(db, "claim", { candidate_id: id }, email, now);
  const letter = verificationEmail(context, linkAddress(context.publicUrl, "/email/verification", link));
  await queueMail(db, { ...letter, event_key: `verify:${link.ref}`, to: email, candidate_id: id }, now);
}

/** Uses the link. False if it is too old, was used, or belongs to an address that was replaced. */
export async function takeClaimedEmail(db: Db, link: LinkParts, now: Date): Promise<boolean> {
  const used = await useLink(db, "claim", link, now);
  if (!used?.candidate_id) return false;
  const id = used.candidate_id;
  const claim = await db
    .deleteFrom("email_claims")
    .where("candidate_id", "=", id)
    .returning("email")
    .executeTakeFirst();
  if (!claim || !isBoundTo("claim", claim.email, link.hash)) return false;
  const changed = await db
    .updateTable("candidates")
    .set({ email: claim.email, verified_at: now })
    .where("id", "=", id)
    .where("email", "is", null)
    .where("suspended_at", "is", null)
    .returning("id")
    .executeTakeFirst()
    .catch((problem: { code?: string }) => {
      if (problem.code === UNIQUE_VIOLATION) return failField("email", TAKEN);
      throw problem;
    });
  if (changed) await forgetCached(db, { candidate_id: id });
  return changed !== undefined;
}

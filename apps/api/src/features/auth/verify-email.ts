import type { auth } from "@sabiprep/contract";
import { inTransaction } from "../../db/transaction.ts";
import { record } from "../../events/record.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { queueMail } from "../mail/public.ts";
import { userOf } from "../profile/public.ts";
import { welcomeLetter } from "./letters.ts";
import { isBoundTo, useLink } from "./one-time-links.ts";
import { forgetCached } from "./sessions.ts";
import { signIn } from "./sign-in.ts";

const NOT_VALID = "This verification link is not valid or has expired. Please ask for a new one.";

export const verifyEmail = ({ db, input, now, house, meta }: Call<typeof auth.verifyEmail>) =>
  inTransaction(db, async (db) => {
    const link = await useLink(db, "verify", input, now);
    if (!link?.candidate_id) return fail("bad_request", NOT_VALID);
    const candidate = await db
      .updateTable("candidates")
      .set({ verified_at: now })
      .where("id", "=", link.candidate_id)
      .where("suspended_at", "is", null)
      .returning(["id", "email", "first_name", "verified_at", "last_sign_in_at"])
      .executeTakeFirst();
    if (!candidate || !isBoundTo("verify", candidate.email, input.hash)) return fail("bad_request", NOT_VALID);
    await forgetCached(db, { candidate_id: candidate.id });
    await record(db, "candidate_verified", { candidate_id: candidate.id }, now);
    await queueMail(
      db,
      {
        ...welcomeLetter(house, candidate.first_name),
        event_key: `welcome:${candidate.id}`,
        to: candidate.email,
        candidate_id: candidate.id,
      },
      now,
    );
    // The link was opened on a device of the address's owner: no letter about a new one.
    const { access_token, expires_at } = await signIn(house, db, { ...candidate, last_sign_in_at: null }, meta, now);
    return { access_token, expires_at, user: await userOf(house, db, candidate.id) };
  });

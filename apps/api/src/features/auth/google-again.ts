// The owner of an account without a password proves their identity by signing in again with its Google account.

import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { googleAccountOf, isFirstUse } from "./google-proof.ts";

export async function isGoogleAgain(
  context: AppContext,
  db: Db,
  candidateId: number,
  token: string | null | undefined,
) {
  const now = context.clock.now();
  const account = token ? await googleAccountOf(context, token, now) : null;
  if (!account?.is_recent || !token || !(await isFirstUse(db, token, now))) return false;
  const linked = await db
    .selectFrom("identities")
    .select("subject")
    .where("candidate_id", "=", candidateId)
    .where("provider", "=", "google")
    .where("subject", "=", account.sub)
    .executeTakeFirst();
  return linked !== undefined;
}

// Files that a user downloads: a copy of their data, a report, a log. The link works only for the session that asked
// for it and ends with it, so the next person at the computer cannot use it.
import { UNAUTHENTICATED } from "@sabiprep/contract";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import { signedFileUrl } from "./signed-url.ts";

export async function exportFileUrl(
  context: AppContext,
  db: Db,
  uuid: string,
  { session_id }: { session_id: number },
  now: Date,
): Promise<string> {
  const session = await db.selectFrom("auth_sessions").select("uuid").where("id", "=", session_id).executeTakeFirst();
  // The session ended while the file was being made. Its holder or an authorised person ended it.
  if (!session) return fail("unauthenticated", UNAUTHENTICATED);
  return signedFileUrl(context.secret, uuid, now, session.uuid);
}

/** Whether the link's session is still open: that of the candidate who owns the file, or of a member of staff. */
export const isOpenFor = async (
  { db, clock }: AppContext,
  candidateId: number | null,
  session: string,
): Promise<boolean> =>
  session !== "" &&
  Boolean(
    await db
      .selectFrom("auth_sessions")
      .select("id")
      .where("uuid", "=", session)
      .where((where) =>
        candidateId === null ? where("staff_id", "is not", null) : where("candidate_id", "=", candidateId),
      )
      .where("expires_at", ">", clock.now().toISOString())
      .executeTakeFirst(),
  );

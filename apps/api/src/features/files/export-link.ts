// Files somebody takes away: a copy of their data, a report, a log. The link works for the session that asked for it and ends
// with it, so that whoever sits at the computer next can not use it.
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
  // It was ended, by its holder on another device or by somebody who may, while the file was being made.
  if (!session) return fail("unauthenticated", UNAUTHENTICATED);
  return signedFileUrl(context.secret, uuid, now, session.uuid);
}

/** Whether the session of the link is still open: the candidate's whose file it is, or a member of staff's. */
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

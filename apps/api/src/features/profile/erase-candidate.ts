import { type Db, inTransaction } from "../../db/transaction.ts";
import { record } from "../../events/record.ts";
import type { Feature } from "../../feature.ts";
import { endSessions } from "../auth/public.ts";

/** Erases one person through every feature, in one transaction: everything or nothing. */
export const eraseCandidate = (db: Db, features: Feature[], candidateId: number, now: Date): Promise<void> =>
  inTransaction(db, async (db) => {
    await endSessions(db, { candidate_id: candidateId });
    for (const { personal } of features) await personal?.erase(db, candidateId);
    const { uuid } = await db
      .deleteFrom("candidates")
      .where("id", "=", candidateId)
      .returning("uuid")
      .executeTakeFirstOrThrow();
    await db
      .insertInto("erased")
      .values({ uuid, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await record(db, "candidate_erased", { candidate_uuid: uuid }, now);
  });

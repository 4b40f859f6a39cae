// What a candidate agreed to, with its version and time. Being seen by others takes an adult or a guardian's yes.
import { GUARDIAN_CONSENT_VERSION, type privacy } from "@sabiprep/contract";
import { type Db, inTransaction } from "../../db/transaction.ts";
import type { Call } from "../../http/route.ts";
import { leaveLeaderboard } from "../leaderboard/public.ts";

export async function isAdult(db: Db, candidateId: number): Promise<boolean | null> {
  const row = await db
    .selectFrom("candidate_profiles")
    .select("is_adult")
    .where("candidate_id", "=", candidateId)
    .executeTakeFirst();
  return row?.is_adult ?? null;
}

export const mayBeSeen = async (db: Db, candidateId: number): Promise<boolean> =>
  (await isAdult(db, candidateId)) === true || (await guardianAgreed(db, candidateId));

export const guardianAgreed = async (db: Db, candidateId: number): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom("consents")
      .select("id")
      .where("candidate_id", "=", candidateId)
      .where("kind", "=", "guardian")
      .where("withdrawn_at", "is", null)
      .executeTakeFirst(),
  );

export const consentsOf = (db: Db, candidateId: number) =>
  db
    .selectFrom("consents")
    .select(["kind", "version", "given_at", "withdrawn_at"])
    .where("candidate_id", "=", candidateId)
    .orderBy("id", "desc")
    .limit(50)
    .execute();

export const giveConsent = ({ db, user, input, now }: Call<typeof privacy.consent>) =>
  inTransaction(db, async (db) => {
    await db
      .updateTable("candidate_profiles")
      .set({ is_adult: input.who === "adult" })
      .where("candidate_id", "=", user.id)
      .execute();
    const kind = input.who;
    const again = await db
      .selectFrom("consents")
      .select("id")
      .where("candidate_id", "=", user.id)
      .where("kind", "=", kind)
      .where("version", "=", GUARDIAN_CONSENT_VERSION)
      .where("withdrawn_at", "is", null)
      .executeTakeFirst();
    if (!again)
      await db
        .insertInto("consents")
        .values({ candidate_id: user.id, kind, version: GUARDIAN_CONSENT_VERSION, given_at: now })
        .execute();
    return null;
  });

/** Taking the consent back hides the candidate in the same transaction. */
export const withdrawConsent = ({ db, user, now }: Call<typeof privacy.withdraw>) =>
  inTransaction(db, async (db) => {
    await db
      .updateTable("consents")
      .set({ withdrawn_at: now })
      .where("candidate_id", "=", user.id)
      .where("kind", "in", ["guardian", "adult"])
      .where("withdrawn_at", "is", null)
      .execute();
    await db.updateTable("candidate_profiles").set({ is_adult: null }).where("candidate_id", "=", user.id).execute();
    await leaveLeaderboard(db, user.id, now);
    return null;
  });

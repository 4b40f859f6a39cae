// What a candidate agreed to, with version and time. Being visible to others needs an adult or a guardian's consent.
import { GUARDIAN_CONSENT_VERSION, type privacy } from "@sabiprep/contract";
import { type Db, inTransaction } from "../../db/transaction.ts";
import type { Call } from "../../http/route.ts";
import { leaveLeaderboard, leaveLeague } from "../leaderboard/public.ts";
import { endGuardianRequests } from "./guardian-requests.ts";

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

const guardianAgreed = async (db: Db, candidateId: number): Promise<boolean> =>
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

/** The candidate's own consent, once for each version. */
export const giveConsent = ({ db, user, now }: Call<typeof privacy.consent>) =>
  inTransaction(db, async (db) => {
    await setAdult(db, user.id, true);
    await recordConsent(db, { candidate_id: user.id, kind: "adult", given_by: null }, now);
    return null;
  });

export async function setAdult(db: Db, candidateId: number, is_adult: boolean | null): Promise<void> {
  await db.updateTable("candidate_profiles").set({ is_adult }).where("candidate_id", "=", candidateId).execute();
}

interface NewConsent {
  candidate_id: number;
  kind: "adult" | "guardian";
  /** A keyed hash of the address of the person who agreed, if not the candidate. */
  given_by: string | null;
}

export async function recordConsent(db: Db, consent: NewConsent, now: Date): Promise<void> {
  const standing = await db
    .selectFrom("consents")
    .select("id")
    .where("candidate_id", "=", consent.candidate_id)
    .where("kind", "=", consent.kind)
    .where("version", "=", GUARDIAN_CONSENT_VERSION)
    .where("withdrawn_at", "is", null)
    .executeTakeFirst();
  if (!standing)
    await db
      .insertInto("consents")
      .values({ ...consent, version: GUARDIAN_CONSENT_VERSION, given_at: now })
      .execute();
}

/**
 * Withdrawing the consent hides the candidate in the same transaction. An open guardian request can no longer be
 * answered.
 */
export const withdrawConsent = ({ db, user, now }: Call<typeof privacy.withdraw>) =>
  inTransaction(db, async (db) => {
    await endConsents(db, user.id, ["guardian", "adult"], now);
    await endGuardianRequests(db, user.id, now);
    await setAdult(db, user.id, null);
    await leaveLeaderboard(db, user.id, now);
    await leaveLeague(db, user.id);
    return null;
  });

export async function endConsents(db: Db, candidateId: number, kinds: NewConsent["kind"][], now: Date): Promise<void> {
  await db
    .updateTable("consents")
    .set({ withdrawn_at: now })
    .where("candidate_id", "=", candidateId)
    .where("kind", "in", kinds)
    .where("withdrawn_at", "is", null)
    .execute();
}

// Requests to guardians and their results.
import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Db } from "../../db/transaction.ts";
import type { Job } from "../../feature.ts";

/** Identifies the address to somebody who knows the address and the site's secret, and to nobody else. */
export const commitmentTo = (secret: Buffer, email: string): string =>
  createHmac("sha256", secret).update(`guardian-address:${email}`).digest("base64url");

/** The newest request that the candidate did not cancel. A request unanswered for too long counts as expired. */
export async function guardianRequestOf(db: Db, candidateId: number, cooldownSeconds: number, now: Date) {
  const row = await db
    .selectFrom("guardian_requests")
    .select(["state", "email", "asked_at", "expires_at", "answered_at"])
    .select(sql<string>`sent_at + make_interval(secs => ${cooldownSeconds})`.as("resend_at"))
    .where("candidate_id", "=", candidateId)
    .where("state", "!=", "cancelled")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  if (!row || row.state === "cancelled") return null;
  const isLate = row.state === "waiting" && Date.parse(row.expires_at) <= now.getTime();
  return { ...row, state: isLate ? ("expired" as const) : row.state };
}

/** An unanswered request ends. A withdrawn consent cannot be given again by its old link. */
export async function endGuardianRequests(db: Db, candidateId: number, now: Date): Promise<void> {
  await dropWaiting(db, candidateId);
  await db
    .updateTable("guardian_requests")
    .set({ state: "withdrawn", answered_at: now })
    .where("candidate_id", "=", candidateId)
    .where("state", "=", "agreed")
    .execute();
}

/** Removes the address of a request that nobody answered in time. */
export const forgetLateGuardians: Job = async ({ db, clock }) => {
  await db
    .updateTable("guardian_requests")
    .set({ email: null })
    .where("state", "=", "waiting")
    .where("email", "is not", null)
    .where("expires_at", "<=", clock.now().toISOString())
    .execute();
};

export async function dropWaiting(db: Db, candidateId: number): Promise<void> {
  await db
    .updateTable("guardian_requests")
    .set({ state: "cancelled", email: null })
    .where("candidate_id", "=", candidateId)
    .where("state", "=", "waiting")
    .execute();
}

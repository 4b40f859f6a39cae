// When an account changes hands (a reset by email, Google's owner of the address, an address set by staff), the former
// holder loses all access. Every feature ends its own links and sessions in the same transaction.
import type { Db } from "../../db/transaction.ts";
import { inTransaction } from "../../db/transaction.ts";
import type { Feature } from "../../feature.ts";

export type ShutOut = (db: Db, candidateId: number, now: Date) => Promise<void>;

export const shutOutOf =
  (features: () => Feature[]): ShutOut =>
  (db, candidateId, now) =>
    inTransaction(db, async (db) => {
      for (const { credentials } of features()) await credentials?.end(db, candidateId, now);
    });

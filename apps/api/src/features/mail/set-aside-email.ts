// What staff can do with an email that was set aside.
import type { Db } from "../../db/transaction.ts";

/** The server sends it within a second or two. False when its text or the email no longer exists. */
export async function retryEmail(db: Db, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable("mail_outbox")
    .set({ given_up_at: null, attempts: 0, next_attempt_at: now })
    .where("id", "=", id)
    .where("sent_at", "is", null)
    .where("html", "is not", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** The email stays given up, and its links are no longer stored. */
export const dropEmail = (db: Db, id: number) =>
  db.updateTable("mail_outbox").set({ html: null, text: null }).where("id", "=", id).execute();

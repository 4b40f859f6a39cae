// Telling a candidate something. The notice is written in the transaction of its cause and shown under the bell; whether
// it also leaves by mail or push is decided from the candidate's settings, in one place.
import { uuidv7 } from "uuidv7";
import type { Db } from "../../db/transaction.ts";

/** Which of the candidate's notification switches a notice obeys; `account` and `payment` notices obey none. */
export type NoticeKind = "study_reminder" | "test_reminder" | "achievement" | "weekly_report" | "account" | "payment";

export interface Notice {
  candidate_id: number;
  kind: NoticeKind;
  /** Names the occasion, like `grade-changed:42:3`; nobody is told twice of one. */
  once_key: string;
  title: string;
  body: string;
  /** A path of the app, like `/test/…/result`. */
  link?: string | null;
}

export async function notify(db: Db, notice: Notice, now: Date): Promise<void> {
  await db
    .insertInto("notices")
    .values({ uuid: uuidv7(), ...notice, link: notice.link ?? null, created_at: now })
    .onConflict((conflict) => conflict.columns(["candidate_id", "once_key"]).doNothing())
    .execute();
}

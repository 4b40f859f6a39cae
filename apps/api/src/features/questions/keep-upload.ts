import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { storeFile } from "../files/public.ts";
import { measuredSize } from "./picture-size.ts";

/**
 * Stores a converted picture in the bank. Its address is its content, so sending it twice only restarts how long it may
 * wait for a question (uploads-nobody-shows.ts).
 */
export async function keepUpload(context: AppContext, db: Db, sha256: string, webp: Buffer): Promise<void> {
  const sent_at = context.clock.now();
  const known = await db
    .updateTable("pictures")
    .set({ sent_at })
    .where("sha256", "=", sha256)
    .returning("sha256")
    .executeTakeFirst();
  if (known) return;
  const mime_type = "image/webp";
  const name = `${sha256.slice(0, 12)}.webp`;
  const { uuid } = await storeFile(context, db, { purpose: "question", name, mime_type, bytes: webp });
  await db
    .insertInto("pictures")
    .values({ sha256, mime_type, file_uuid: uuid, sent_at, ...(await measuredSize(webp)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

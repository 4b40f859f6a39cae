import type { Db } from "../../db/transaction.ts";
import type { House } from "../../house.ts";
import { storeFile } from "../files/public.ts";
import { measuredSize } from "./picture-size.ts";

/** Puts a picture that was made anew into the bank; its bytes are addressed by their content, so doing it twice changes nothing. */
export async function keepUpload(house: House, db: Db, sha256: string, webp: Buffer): Promise<void> {
  const known = await db.selectFrom("pictures").select("sha256").where("sha256", "=", sha256).executeTakeFirst();
  if (known) return;
  const mime_type = "image/webp";
  const name = `${sha256.slice(0, 12)}.webp`;
  const { uuid } = await storeFile(house, db, { purpose: "question", name, mime_type, bytes: webp });
  await db
    .insertInto("pictures")
    .values({ sha256, mime_type, file_uuid: uuid, ...(await measuredSize(webp)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

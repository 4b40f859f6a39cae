// Pictures are judged by their content, re-encoded small and square, and stripped of all camera data.
import type { profile } from "@sabiprep/contract";
import { type Db, inTransaction } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { removeFile, storeFile } from "../files/public.ts";
import { userOf } from "./user-of.ts";

const SIDE = 256;
const MAX_PIXELS = 40_000_000;
const NOT_A_PICTURE = "Please choose a JPEG, PNG or WebP picture.";

export async function setAvatar({ db, user, context, upload }: Call<typeof profile.setAvatar>) {
  const bytes = await smallSquare(upload().bytes);
  return inTransaction(db, async (db) => {
    const before = await avatarOf(db, user.id);
    const { uuid } = await storeFile(context, db, {
      candidate_id: user.id,
      purpose: "avatar",
      name: "avatar.webp",
      mime_type: "image/webp",
      bytes,
    });
    await db
      .updateTable("candidate_profiles")
      .set({ avatar_file_uuid: uuid })
      .where("candidate_id", "=", user.id)
      .execute();
    if (before) await removeFile(context, db, before);
    return userOf(context, db, user.id);
  });
}

export const removeAvatar = ({ db, user, context }: Call<typeof profile.removeAvatar>) =>
  inTransaction(db, async (db) => {
    const before = await avatarOf(db, user.id);
    await db
      .updateTable("candidate_profiles")
      .set({ avatar_file_uuid: null })
      .where("candidate_id", "=", user.id)
      .execute();
    if (before) await removeFile(context, db, before);
    return userOf(context, db, user.id);
  });

async function smallSquare(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });
    const { format } = await picture.metadata();
    if (!["jpeg", "png", "webp"].includes(format ?? "")) fail("validation", NOT_A_PICTURE, { file: [NOT_A_PICTURE] });
    return await picture.rotate().resize(SIDE, SIDE, { fit: "cover" }).webp({ quality: 80 }).toBuffer();
  } catch {
    return fail("validation", NOT_A_PICTURE, { file: [NOT_A_PICTURE] });
  }
}

const avatarOf = async (db: Db, candidateId: number) =>
  (
    await db
      .selectFrom("candidate_profiles")
      .select("avatar_file_uuid")
      .where("candidate_id", "=", candidateId)
      .executeTakeFirst()
  )?.avatar_file_uuid;

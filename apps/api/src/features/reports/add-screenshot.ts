// A screenshot is judged by its content, resized, and stripped of all camera data.
import type { reports } from "@sabiprep/contract";
import { inTransaction } from "../../db/transaction.ts";
import { fail } from "../../http/failure.ts";
import type { Call } from "../../http/route.ts";
import { removeFile, storeFile } from "../files/public.ts";
import { reportShown, reportsBy } from "./submit-report.ts";

const LONGEST_SIDE = 1600;
const MAX_PIXELS = 40_000_000;
const NOT_A_PICTURE = "Please choose a JPEG, PNG or WebP picture.";

export async function addScreenshot({ db, user, input, context, upload }: Call<typeof reports.addScreenshot>) {
  const own = await reportsBy(db, user.id).select("r.id").where("r.uuid", "=", input.report_uuid).executeTakeFirst();
  if (!own) fail("not_found", "We could not find that report.");
  const bytes = await smallPicture(upload().bytes);
  return inTransaction(db, async (db) => {
    const { uuid } = await storeFile(context, db, {
      candidate_id: user.id,
      purpose: "report",
      name: "screenshot.webp",
      mime_type: "image/webp",
      bytes,
    });
    await db.updateTable("reports").set({ screenshot_file_uuid: uuid }).where("id", "=", own.id).execute();
    if (own.screenshot_file_uuid) await removeFile(context, db, own.screenshot_file_uuid);
    return reportShown(context, await reportsBy(db, user.id).where("r.id", "=", own.id).executeTakeFirstOrThrow());
  });
}

async function smallPicture(bytes: Buffer): Promise<Buffer> {
  const { default: sharp } = await import("sharp");
  try {
    const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });
    const { format } = await picture.metadata();
    if (!["jpeg", "png", "webp"].includes(format ?? "")) fail("validation", NOT_A_PICTURE, { file: [NOT_A_PICTURE] });
    return await picture
      .rotate()
      .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: "inside", withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  } catch {
    return fail("validation", NOT_A_PICTURE, { file: [NOT_A_PICTURE] });
  }
}

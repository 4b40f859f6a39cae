// Pictures that come with questions. A picture the bank already has is used as it is. A new one is rebuilt from its
// pixels, so that nothing else in it is kept. Drawings, which may contain scripts, are not accepted from outside.
import { createHash } from "node:crypto";
import { PICTURE_MOST_BYTES } from "@sabiprep/contract";
import { type FormatPicture, picturesToCome } from "@sabiprep/formats";
import type { AppContext } from "../../../app-context.ts";
import type { Db } from "../../../db/transaction.ts";
import { Failure } from "../../../http/failure.ts";
import { keepUpload } from "../keep-upload.ts";
import { pictureUrl } from "../media-url.ts";
import { measuredSize } from "../picture-size.ts";
import { smaller } from "../staff/upload-media.ts";
import type { CheckedRow, PreparedPicture, PreparedRow } from "./new-question-of.ts";

const sha256Of = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

const isDrawing = (bytes: Uint8Array) =>
  /^\s*(<\?xml|<!DOCTYPE svg|<!--|<svg)/i.test(Buffer.from(bytes.subarray(0, 300)).toString());

const picturesOf = ({ picture, in_texts }: CheckedRow) => [...(picture ? [picture] : []), ...in_texts];

/** Checks the pictures of rows that are otherwise ready. */
export async function preparePictures(db: Db, rows: CheckedRow[]): Promise<void> {
  const pictured = rows.filter((row) => row.prepared && picturesOf(row).length > 0);
  if (pictured.length === 0) return;
  const hashes = pictured.flatMap((row) => picturesOf(row).map(({ bytes }) => sha256Of(bytes)));
  const known = await db.selectFrom("pictures").select(["sha256", "mime_type"]).where("sha256", "in", hashes).execute();
  const inBank = new Map(known.map(({ sha256, mime_type }) => [sha256, mime_type]));
  for (const row of pictured) {
    const judged: PreparedPicture[] = [];
    for (const picture of picturesOf(row)) {
      const outcome = await judge(picture, inBank);
      if (typeof outcome === "string") row.problems.push({ field: "picture", message: outcome, found: picture.name });
      else judged.push(outcome);
    }
    if (judged.length < picturesOf(row).length) row.prepared = null;
    else {
      if (row.picture) row.prepared!.picture = judged.shift()!;
      if (judged.length > 0) row.prepared = withTextPictures(row.prepared!, judged);
    }
  }
}

async function judge({ bytes, alt }: FormatPicture, inBank: ReadonlyMap<string, string>) {
  if (!alt) return "Describe the picture in words (alt text)";
  const sha256 = sha256Of(bytes);
  const mime_type = inBank.get(sha256);
  return mime_type ? { sha256, alt, webp_base64: null, mime_type } : recreated(bytes, alt);
}

/** The texts link to the addresses that the pictures will have once the bank has them. */
function withTextPictures(prepared: PreparedRow, in_texts: PreparedPicture[]): PreparedRow {
  const shown = (source: string) =>
    source.replaceAll(picturesToCome, (_, alt: string, no: string) => {
      const { sha256, mime_type, size } = in_texts[Number(no) - 1]!;
      const room = size ? ` ${size.width}x${size.height}` : "";
      return `![${alt}](${pictureUrl(sha256, mime_type ?? "image/webp")}${room})`;
    });
  const texts = Object.entries(prepared.question).map(([field, value]) => [
    field,
    typeof value === "string" ? shown(value) : value,
  ]);
  return { ...prepared, question: Object.fromEntries(texts) as PreparedRow["question"], in_texts };
}

async function recreated(bytes: Uint8Array, alt: string): Promise<PreparedPicture | string> {
  if (isDrawing(bytes)) return "SVG pictures can contain scripts. Use PNG or JPEG instead";
  if (bytes.length > PICTURE_MOST_BYTES) return "The picture is larger than 2 MB";
  try {
    const webp = await smaller(Buffer.from(bytes));
    const size = await measuredSize(webp);
    return { sha256: sha256Of(webp), alt, webp_base64: webp.toString("base64"), ...(size && { size }) };
  } catch (problem) {
    if (problem instanceof Failure) return "The picture must be PNG, JPEG or WebP";
    throw problem;
  }
}

/** A picture that the bank already has comes without bytes. */
export async function keepPicture(
  context: AppContext,
  db: Db,
  { sha256, webp_base64 }: PreparedPicture,
): Promise<void> {
  if (webp_base64 !== null) await keepUpload(context, db, sha256, Buffer.from(webp_base64, "base64"));
}

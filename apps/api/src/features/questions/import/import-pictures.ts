// Pictures that come with questions. One the bank has already is taken as it is; a new one is made anew from its pixels,
// so nothing else in it comes along; drawings, which may hold scripts, are not taken from outside.
import { createHash } from "node:crypto";
import { PICTURE_MOST_BYTES } from "@sabiprep/contract";
import type { Db } from "../../../db/transaction.ts";
import type { House } from "../../../house.ts";
import { Failure } from "../../../http/failure.ts";
import { keepUpload } from "../keep-upload.ts";
import { smaller } from "../staff/upload-media.ts";
import type { CheckedRow, PreparedPicture } from "./new-question-of.ts";

const sha256Of = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

const isDrawing = (bytes: Uint8Array) =>
  /^\s*(<\?xml|<!DOCTYPE svg|<!--|<svg)/i.test(Buffer.from(bytes.subarray(0, 300)).toString());

/** Judges the pictures of rows that are otherwise ready. */
export async function preparePictures(db: Db, rows: CheckedRow[]): Promise<void> {
  const pictured = rows.filter((row) => row.prepared && row.picture);
  if (pictured.length === 0) return;
  const hashes = pictured.map((row) => sha256Of(row.picture!.bytes));
  const known = await db.selectFrom("pictures").select("sha256").where("sha256", "in", hashes).execute();
  const inBank = new Set(known.map(({ sha256 }) => sha256));
  for (const [at, row] of pictured.entries()) {
    const { alt, bytes } = row.picture!;
    const sha256 = hashes[at]!;
    const outcome = inBank.has(sha256) ? { sha256, alt, webp_base64: null } : await madeAnew(bytes, alt);
    const message =
      typeof outcome === "string" ? outcome : alt ? null : "Say in words what the picture shows (its alt text)";
    if (message !== null) {
      row.problems.push({ field: "picture", message, found: row.picture!.name });
      row.prepared = null;
    } else if (typeof outcome !== "string") row.prepared!.picture = outcome;
  }
}

async function madeAnew(bytes: Uint8Array, alt: string): Promise<PreparedPicture | string> {
  if (isDrawing(bytes)) return "SVG pictures are not taken, because they can hold scripts; use PNG or JPEG";
  if (bytes.length > PICTURE_MOST_BYTES) return "The picture is larger than 2 MB";
  try {
    const webp = await smaller(Buffer.from(bytes));
    return { sha256: sha256Of(webp), alt, webp_base64: webp.toString("base64") };
  } catch (problem) {
    if (problem instanceof Failure) return "The picture is neither PNG nor JPEG nor WebP";
    throw problem;
  }
}

/** One the bank has already brings no bytes. */
export async function keepPicture(house: House, db: Db, { sha256, webp_base64 }: PreparedPicture): Promise<void> {
  if (webp_base64 !== null) await keepUpload(house, db, sha256, Buffer.from(webp_base64, "base64"));
}

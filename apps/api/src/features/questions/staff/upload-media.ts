// Pictures are converted: small, and without camera data. Recordings are checked by their first bytes.
import { createHash } from "node:crypto";
import type { questions } from "@sabiprep/contract";
import { failField } from "../../../http/failure.ts";
import type { Call } from "../../../http/route.ts";
import { storeFile } from "../../files/public.ts";
import { keepUpload } from "../keep-upload.ts";
import { audioUrl, pictureUrl } from "../media-url.ts";

const MAX_PIXELS = 40_000_000;
const WIDEST = 1000;
const NOT_A_PICTURE = "Please choose a JPEG, PNG or WebP picture.";
const NOT_A_RECORDING = "Please choose an MP3, M4A, OGG or WAV recording.";

/** The converted picture. Anything else is refused. */
export async function smaller(bytes: Buffer): Promise<Buffer> {
  if (bytes.length === 0) return failField("file", NOT_A_PICTURE);
  const { default: sharp } = await import("sharp");
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: "error" });
  const format = await picture.metadata().then(
    ({ format }) => format,
    () => undefined,
  );
  if (!["jpeg", "png", "webp"].includes(format ?? "")) return failField("file", NOT_A_PICTURE);
  const made = picture.rotate().resize({ width: WIDEST, height: WIDEST, fit: "inside", withoutEnlargement: true });
  return made
    .webp({ quality: 82 })
    .toBuffer()
    .catch(() => failField("file", NOT_A_PICTURE));
}

export async function uploadPicture({ db, context, upload, recordAudit }: Call<typeof questions.uploadPicture>) {
  const bytes = await smaller(upload().bytes);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  await keepUpload(context, db, sha256, bytes);
  recordAudit({ subject: sha256 });
  return { picture_id: sha256, picture_url: pictureUrl(sha256, "image/webp")! };
}

/** The types that every browser plays, recognised by their first bytes. */
function audioTypeOf(bytes: Buffer): { mime_type: string; ending: string } | null {
  const text = (from: number, to: number) => bytes.subarray(from, to).toString("latin1");
  const isMp3Frame = bytes[0] === 0xff && (bytes[1]! & 0xe6) === 0xe2;
  if (text(0, 3) === "ID3" || isMp3Frame) return { mime_type: "audio/mpeg", ending: "mp3" };
  if (text(4, 8) === "ftyp" && /^(M4A|mp4|isom|iso2|M4B)/.test(text(8, 12)))
    return { mime_type: "audio/mp4", ending: "m4a" };
  if (text(0, 4) === "OggS") return { mime_type: "audio/ogg", ending: "ogg" };
  if (text(0, 4) === "RIFF" && text(8, 12) === "WAVE") return { mime_type: "audio/wav", ending: "wav" };
  return null;
}

export async function uploadAudio({ db, context, upload, recordAudit }: Call<typeof questions.uploadAudio>) {
  const { bytes } = upload();
  const type = bytes.length > 12 ? audioTypeOf(bytes) : null;
  if (!type) return failField("file", NOT_A_RECORDING);
  const { uuid } = await storeFile(context, db, {
    purpose: "question",
    name: `recording.${type.ending}`,
    mime_type: type.mime_type,
    bytes,
  });
  recordAudit({ subject: uuid });
  return { audio_id: uuid, audio_url: audioUrl(uuid)! };
}

// Browsers read files by links that are signed, bound to the file and short-lived, because an <img> sends no Bearer token.
import { createHmac, timingSafeEqual } from "node:crypto";

const LINK_MINUTES = 10;
/** Links made within the same few minutes are equal, so that a browser's cache can use them again. */
const ROUND_MS = 5 * 60_000;

export function signedFileUrl(secret: Buffer, uuid: string, now: Date): string {
  const rounded = Math.ceil(now.getTime() / ROUND_MS) * ROUND_MS;
  const expires = Math.floor(rounded / 1000) + LINK_MINUTES * 60;
  return `/api/files/${uuid}?expires=${expires}&signature=${signatureOf(secret, uuid, expires)}`;
}

export function isSignedFor(secret: Buffer, uuid: string, expires: number, signature: string, now: Date): boolean {
  const right = Buffer.from(signatureOf(secret, uuid, expires));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right) && expires * 1000 > now.getTime();
}

const signatureOf = (secret: Buffer, uuid: string, expires: number) =>
  createHmac("sha256", secret).update(`file:${uuid}:${expires}`).digest("base64url");

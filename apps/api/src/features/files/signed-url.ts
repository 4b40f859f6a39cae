// Browsers read files by signed, short-lived links that are bound to one file, because an <img> sends no Bearer token.
import { createHmac, timingSafeEqual } from "node:crypto";

const LINK_MINUTES = 10;
/** Links made within the same few minutes are equal, so that a browser can use its cache. */
const ROUND_MS = 5 * 60_000;

/**
 * With a session the link also ends with that session. This is for files too private for the next person at the
 * computer.
 */
export function signedFileUrl(secret: Buffer, uuid: string, now: Date, session = ""): string {
  const rounded = Math.ceil(now.getTime() / ROUND_MS) * ROUND_MS;
  const expires = Math.floor(rounded / 1000) + LINK_MINUTES * 60;
  const signature = signatureOf(secret, uuid, expires, session);
  return `/api/files/${uuid}?expires=${expires}&signature=${signature}${session && `&session=${session}`}`;
}

interface LinkParts {
  uuid: string;
  expires: number;
  signature: string;
  session: string;
}

export function isSigned(secret: Buffer, { uuid, expires, signature, session }: LinkParts, now: Date): boolean {
  const right = Buffer.from(signatureOf(secret, uuid, expires, session));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right) && expires * 1000 > now.getTime();
}

const signatureOf = (secret: Buffer, uuid: string, expires: number, session: string) =>
  createHmac("sha256", secret)
    .update(`file:${uuid}:${expires}${session && `:${session}`}`)
    .digest("base64url");

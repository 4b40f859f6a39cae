// What an authenticator app does with the key it is given.
import { stepAt, totpCode } from "../features/staff/totp.ts";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export function bytesOfBase32(secret: string): Buffer {
  const bits = [...secret.replaceAll(" ", "")].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** The code shown at that time, or a number of half minutes later. */
export const codeOf = (secret: string, at: Date, later = 0): string =>
  totpCode(bytesOfBase32(secret), stepAt(at) + later);

const HALF_MINUTE_MS = 30_000;
const TIME_TO_TYPE_MS = 8_000;

/** Waits for a code with enough time left to type it in. With `later`, it waits for a code of the next half minute. */
export async function codeWhenShown(secret: string, later = 0): Promise<string> {
  const left = () => HALF_MINUTE_MS - (Date.now() % HALF_MINUTE_MS);
  if (later > 0 || left() < TIME_TO_TYPE_MS) await new Promise((go) => setTimeout(go, left() + 200));
  return codeOf(secret, new Date());
}

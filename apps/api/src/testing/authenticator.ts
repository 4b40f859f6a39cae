// What an authenticator app does with the key it is given.
import { stepAt, totpCode } from "../features/staff/totp.ts";

const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

export function bytesOfBase32(secret: string): Buffer {
  const bits = [...secret.replaceAll(" ", "")].map((letter) => alphabet.indexOf(letter).toString(2).padStart(5, "0"));
  const bytes = bits.join("").match(/.{8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte, 2)));
}

/** The code it shows at that time, or so many half minutes later. */
export const codeOf = (secret: string, at: Date, later = 0): string =>
  totpCode(bytesOfBase32(secret), stepAt(at) + later);

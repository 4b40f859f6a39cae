// Time-based one-time passwords (RFC 6238) as authenticator apps make them: SHA-1, six digits, thirty seconds.
import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { placeOf } from "../../secrets/vault.ts";

const STEP_SECONDS = 30;
const alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";

/** Where a person's secret is stored. It is sealed there. */
export const secretAt = (staffId: number): string => placeOf("staff_totp", "secret", staffId);

export const newTotpSecret = (): Buffer => randomBytes(20);

export function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return (bits.match(/.{1,5}/g) ?? []).map((five) => alphabet[Number.parseInt(five.padEnd(5, "0"), 2)]).join("");
}

export function totpCode(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const offset = digest.at(-1)! & 0x0f;
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, "0");
}

export const stepAt = (now: Date): number => Math.floor(now.getTime() / 1000 / STEP_SECONDS);

/**
 * The time step of a code, if the app shows it now and it is newer than the last one used. A code works once, and only
 * during its own half minute. Phones get their time from the network. For a phone with a wrong clock there are recovery
 * codes.
 */
export function usedStep(secret: Buffer, code: string, lastStep: number, now: Date): number | null {
  const given = Buffer.from(code.replaceAll(/\s/g, ""));
  if (given.length !== 6) return null;
  const step = stepAt(now);
  return step > lastStep && timingSafeEqual(Buffer.from(totpCode(secret, step)), given) ? step : null;
}

export const otpauthUrl = (siteName: string, email: string, secret: Buffer) =>
  `otpauth://totp/${encodeURIComponent(`${siteName}:${email}`)}?${new URLSearchParams({ secret: base32(secret), issuer: siteName })}`;

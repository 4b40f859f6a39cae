// Each code opens the account once, without the app. It has 140 random bits in letters and digits that are hard to
// confuse, in groups of four for easy typing. Only hashes are stored.
import { randomBytes } from "node:crypto";
import { hashOf } from "../auth/public.ts";

const CODES = 10;
const CODE_BYTES = 18;
const CODE_LETTERS = 28;
const alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

function newCode(): string {
  let bits = BigInt(`0x${randomBytes(CODE_BYTES).toString("hex")}`);
  let code = "";
  for (let at = 0; at < CODE_LETTERS; at++) {
    code += alphabet[Number(bits & 31n)];
    bits >>= 5n;
  }
  return code.match(/.{4}/g)!.join("-");
}

export const newRecoveryCodes = (): string[] => Array.from({ length: CODES }, newCode);

/**
 * Accepts typed variants: with or without dashes and spaces, in lower case, an O for a zero, an I or an L for a one.
 */
const asKept = (typed: string) =>
  typed.replaceAll(/[\s-]/g, "").toUpperCase().replaceAll("O", "0").replaceAll(/[IL]/g, "1");

export const hashOfCode = (code: string): string => hashOf(asKept(code));

/** Codes from before the grouping were ten lower-case hexadecimal digits, hashed unchanged. */
const hashesOf = (typed: string): string[] => [hashOfCode(typed), hashOf(typed.trim().toLowerCase())];

/** The remaining hashes after the code is used, or null when the code matches none. */
export function withoutCode(hashes: string[], typed: string): string[] | null {
  const given = hashesOf(typed);
  const left = hashes.filter((hash) => !given.includes(hash));
  return left.length < hashes.length ? left : null;
}

// Each opens the account once, without the app. 140 random bits in letters and digits that are not mistaken for one another,
// in groups of four for whoever has to type them; only their hashes are kept.
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

/** As typed: with or without dashes and blanks, in small letters, an O for a zero, an I or an L for a one. */
const asKept = (typed: string) =>
  typed.replaceAll(/[\s-]/g, "").toUpperCase().replaceAll("O", "0").replaceAll(/[IL]/g, "1");

export const hashOfCode = (code: string): string => hashOf(asKept(code));

/** Codes handed out before they were grouped were ten small hexadecimal digits, hashed as they were. */
const hashesOf = (typed: string): string[] => [hashOfCode(typed), hashOf(typed.trim().toLowerCase())];

/** What is left of the hashes when the code is spent; null when it is none of them. */
export function withoutCode(hashes: string[], typed: string): string[] | null {
  const given = hashesOf(typed);
  const left = hashes.filter((hash) => !given.includes(hash));
  return left.length < hashes.length ? left : null;
}

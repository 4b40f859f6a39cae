// A proof between Google's code and its use: a sign-in, or a sensitive step of a user without a password. It is our own
// sealed note with the Google account, valid for five minutes and one use. If the site allows it, an access token does
// the same.
import * as z from "zod";
import type { GoogleAccount } from "../../adapters/google.ts";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import { placeOf, sealText, unsealText } from "../../secrets/vault.ts";
import { attemptKey, startCooldown } from "./attempts.ts";
import { newToken } from "./secret-token.ts";

export const GOOGLE_REFUSED = "Unable to login with the selected Google account";

const LIVES_MS = 5 * 60_000;
const PREFIX = "proof.";
const place = placeOf("proofs", "google", "account");

const proof = z.object({
  id: z.string(),
  sub: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  at: z.number(),
});

export const proofOf = ({ sub, email, first_name, last_name }: GoogleAccount, now: Date): string => {
  const said = JSON.stringify({ id: newToken(), sub, email, first_name, last_name, at: now.getTime() });
  return `${PREFIX}${Buffer.from(sealText(place, said)).toString("base64url")}`;
};

/** Undefined for a token that is not ours, null for one that is no longer valid. */
function proofIn(token: string, now: Date): z.output<typeof proof> | null | undefined {
  if (!token.startsWith(PREFIX)) return undefined;
  try {
    const said = unsealText(place, Buffer.from(token.slice(PREFIX.length), "base64url").toString());
    const found = proof.parse(JSON.parse(said));
    return now.getTime() - found.at <= LIVES_MS ? found : null;
  } catch {
    return null;
  }
}

export async function googleAccountOf(context: AppContext, token: string, now: Date): Promise<GoogleAccount | null> {
  const found = proofIn(token, now);
  if (found === undefined) return context.google.whoIs(token);
  if (found === null) return null;
  const { sub, email, first_name, last_name } = found;
  return { sub, email, first_name, last_name, is_recent: true };
}

/** For a proof, which is recorded as used. An access token is from Google, which says how long it lives. */
export async function isFirstUse(db: Db, token: string, now: Date): Promise<boolean> {
  const found = proofIn(token, now);
  if (found === undefined) return true;
  return found !== null && startCooldown(db, attemptKey("google-proof", found.id), (2 * LIVES_MS) / 1000, now);
}

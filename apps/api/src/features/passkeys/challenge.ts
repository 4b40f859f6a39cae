// A challenge is random, sealed by us for one purpose, valid for five minutes and one use. So it needs no row before
// somebody has answered it.
import { createHmac, timingSafeEqual } from "node:crypto";
import { isIP } from "node:net";
import { PASSKEY_MINUTES } from "@sabiprep/contract";
import { challengeIn, type Expected } from "../../adapters/webauthn.ts";
import type { AppContext } from "../../app-context.ts";
import type { Db } from "../../db/transaction.ts";
import type { Caller } from "../../http/audience.ts";
import { fail } from "../../http/failure.ts";
import { attemptKey, newToken, startCooldown } from "../auth/public.ts";

export const LIVES_MS = PASSKEY_MINUTES * 60_000;
export const REFUSED = "This passkey did not work. Please try again, or sign in with your password.";

export type Purpose = "sign-in:candidate" | "sign-in:staff" | `add:${Caller["audience"]}:${number}:${number}`;

/** A passkey is added in the session that asked for it. */
export const addingIn = ({ audience, id, session_id }: Caller): Purpose => `add:${audience}:${id}:${session_id}`;

/** Browsers bind a passkey to the site's name, and make none for an address of digits or a page without encryption. */
export function siteOf({ publicUrl }: AppContext): { origin: string; rpId: string } {
  const { origin, protocol, hostname } = new URL(publicUrl);
  const isNamed = isIP(hostname.replaceAll(/[[\]]/g, "")) === 0;
  if (!isNamed || (protocol !== "https:" && hostname !== "localhost"))
    fail("bad_request", "Passkeys do not work at this address.");
  return { origin, rpId: hostname };
}

const sealOf = ({ secret }: AppContext, purpose: Purpose, text: string): string =>
  createHmac("sha256", secret).update(`passkey:${purpose}:${text}`).digest("base64url");

export function makeChallenge(context: AppContext, purpose: Purpose, now: Date): string {
  const text = `${newToken()}.${now.getTime() + LIVES_MS}`;
  return Buffer.from(`${text}.${sealOf(context, purpose, text)}`).toString("base64url");
}

/** What an answer must be about. Its challenge counts once, whatever the result. */
export async function takeChallenge(
  context: AppContext,
  db: Db,
  purpose: Purpose,
  credential: Parameters<typeof challengeIn>[0],
  now: Date,
): Promise<Expected> {
  const challenge = challengeIn(credential);
  if (!challenge || !isOurs(context, purpose, challenge, now)) return fail("bad_request", REFUSED);
  const isFirst = await startCooldown(db, attemptKey("passkey", challenge), (2 * LIVES_MS) / 1000, now);
  if (!isFirst) return fail("bad_request", REFUSED);
  return { challenge, ...siteOf(context) };
}

function isOurs(context: AppContext, purpose: Purpose, challenge: string, now: Date): boolean {
  const [random = "", until = "", seal = ""] = Buffer.from(challenge, "base64url").toString().split(".");
  const right = Buffer.from(sealOf(context, purpose, `${random}.${until}`));
  const given = Buffer.from(seal);
  return given.length === right.length && timingSafeEqual(given, right) && Number(until) > now.getTime();
}

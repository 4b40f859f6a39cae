// Signing out ends the session on the server, forgets the token and leaves by a page load. Whoever holds something on this
// device that must not be lost may ask to stay.
import { auth, staff } from "@sabiprep/contract";
import { call } from "./api.ts";
import { paths } from "./paths.ts";
import { keepToken, leaveTo, type SessionAudience } from "./session.ts";

/** Why the candidate must stay, in a sentence; null when nothing is in the way. */
type Check = () => Promise<string | null>;

const checks = new Set<Check>();
/** The server is told, but not waited for longer than this: without a network one can still leave. */
const TOLD_WITHIN_MS = 3000;

export function beforeSignOut(check: Check): () => void {
  checks.add(check);
  return () => checks.delete(check);
}

/** The reason to stay, or null once the session is over. `goodbye` runs between the end of the session and the leaving. */
export async function signOut(audience: SessionAudience, goodbye?: () => Promise<void>): Promise<string | null> {
  for (const check of checks) {
    const reason = await check();
    if (reason) return reason;
  }
  const logout = audience === "staff" ? staff.logout : auth.logout;
  await call(logout, {}, { timeoutMs: TOLD_WITHIN_MS }).catch(() => null);
  await goodbye?.();
  leaveTo(paths.home);
  keepToken(audience, null);
  return null;
}

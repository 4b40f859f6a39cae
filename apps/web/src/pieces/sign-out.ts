// Sign-out ends the session on the server, deletes the candidate's data on this device and leaves with a page load,
// unless there is a reason to stay.
import { type AnyEndpoint, auth } from "@sabiprep/contract";
import { call } from "../lib/api.ts";
import { paths } from "../lib/paths.ts";
import { isRemembered, keepToken, leaveTo, type SessionAudience, setRemembered } from "../lib/session.ts";
import { signOutBlocker } from "../lib/sign-out-checks.ts";

/** We notify the server but wait no longer than this: people can also leave without a network. */
const TOLD_WITHIN_MS = 3000;

interface StaffsWay {
  /** Staff's own call. Candidates load no staff code. */
  logout: AnyEndpoint;
  /** Runs after the session has ended and before the page is left. */
  goodbye: () => Promise<void>;
}

/** The reason to stay, or null once the session is over. */
export async function signOut(audience: SessionAudience, staffsWay?: StaffsWay): Promise<string | null> {
  if (audience === "candidate") {
    // Both must check, even if nothing has loaded them yet: data lost here is lost permanently.
    await Promise.all([import("../answers/submission-outbox.ts"), import("../answers/theory-answers.ts")]);
    const reason = await signOutBlocker();
    if (reason) return reason;
  }
  const wasKept = audience === "candidate" && isRemembered();
  // First, so that an expired session does not restore a new one.
  if (wasKept) setRemembered(false);
  const isTold = await call(staffsWay?.logout ?? auth.logout, {}, { timeoutMs: TOLD_WITHIN_MS }).then(
    () => true,
    () => false,
  );
  // Logout also ends the remembered sign-in. Only if the session was already over, or nobody answered, is the cookie
  // ended separately.
  if (wasKept && !isTold) await call(auth.leave, {}, { timeoutMs: TOLD_WITHIN_MS }).catch(() => null);
  await staffsWay?.goodbye();
  if (audience === "candidate")
    await (await import("../answers/forget-candidate.ts")).forgetCandidate().catch(() => null);
  leaveTo(paths.home);
  keepToken(audience, null);
  return null;
}

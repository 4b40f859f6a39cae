// Signing out ends the session on the server, forgets the candidate on this device and leaves by a page load, unless somebody
// has a reason to stay.
import { type AnyEndpoint, auth } from "@sabiprep/contract";
import { call } from "../lib/api.ts";
import { paths } from "../lib/paths.ts";
import { isRemembered, keepToken, leaveTo, type SessionAudience, setRemembered } from "../lib/session.ts";
import { signOutBlocker } from "../lib/sign-out-checks.ts";

/** The server is told, but not waited for longer than this: without a network one can still leave. */
const TOLD_WITHIN_MS = 3000;

interface StaffsWay {
  /** Staff's own call; candidates carry nothing of staff's. */
  logout: AnyEndpoint;
  /** Runs between the end of the session and the leaving. */
  goodbye: () => Promise<void>;
}

/** The reason to stay, or null once the session is over. */
export async function signOut(audience: SessionAudience, staffsWay?: StaffsWay): Promise<string | null> {
  if (audience === "candidate") {
    // The outbox has its say even where nobody has called it yet: what is lost here is lost for good.
    await import("../answers/submission-outbox.ts");
    const reason = await signOutBlocker();
    if (reason) return reason;
  }
  const wasKept = audience === "candidate" && isRemembered();
  // First, so that a session that is over already does not bring a new one.
  if (wasKept) setRemembered(false);
  const isTold = await call(staffsWay?.logout ?? auth.logout, {}, { timeoutMs: TOLD_WITHIN_MS }).then(
    () => true,
    () => false,
  );
  // It ends what was kept too. Only where the session was over already, or nobody answered, the cookie is ended by itself.
  if (wasKept && !isTold) await call(auth.leave, {}, { timeoutMs: TOLD_WITHIN_MS }).catch(() => null);
  await staffsWay?.goodbye();
  if (audience === "candidate")
    await (await import("../answers/forget-candidate.ts")).forgetCandidate().catch(() => null);
  leaveTo(paths.home);
  keepToken(audience, null);
  return null;
}

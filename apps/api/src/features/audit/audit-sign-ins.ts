// Staff sign-ins and refused staff calls are written to the audit log. It is one chain, and a flood of calls must not
// make it grow without limit. Events that are free to repeat are written only once in a while, but always go to the
// process's log.
import type { AppContext } from "../../app-context.ts";
import type { Failure } from "../../http/failure.ts";
import type { AuditEntry } from "../../http/mount.ts";
import { isRefusal, signInOf, type Trace } from "../../http/security-events.ts";
import { attemptKey, startCooldown } from "../auth/public.ts";
import { writeAudit } from "./write-audit.ts";

const REFUSED_SECONDS = 600;
/** As long as a lockout lasts. */
const LOCKED_SECONDS = 900;

type SignInAudit = Pick<AuditEntry, "at" | "request_id">;

export async function auditSignIn(
  { db }: AppContext,
  { endpoint, caller, facts }: Trace,
  told: SignInAudit,
): Promise<void> {
  const signIn = signInOf(endpoint);
  const uuid = caller?.uuid ?? facts.subject;
  // A staff member who confirms the password is already signed in. What they do after that has its own entry.
  if (signIn?.audience !== "staff" || signIn.way === "confirmation" || !uuid) return;
  const actor = { audience: "staff" as const, uuid };
  await writeAudit(db, { verb: "staff.sign_in", actor, subject: uuid, after: { way: signIn.way }, ...told });
}

export async function auditRefusal(
  { db }: AppContext,
  trace: Trace,
  { code }: Failure,
  told: SignInAudit,
): Promise<void> {
  const { endpoint, caller, facts } = trace;
  const signIn = signInOf(endpoint);
  const subject = caller?.uuid ?? facts.subject;
  if (signIn) {
    // Without an account, the entry would be about nobody, and there could be endless such entries.
    if (signIn.audience !== "staff" || !subject) return;
    if (code === "too_many" && !(await isFirst(`${subject} ${signIn.way}`, LOCKED_SECONDS))) return;
    const after = { way: signIn.way, code };
    await writeAudit(db, { verb: "staff.sign_in_refused", actor: null, subject, after, ...told });
  } else if (caller?.audience === "staff" && isRefusal(code) && code !== "step_up") {
    // A request to repeat the password is not a refusal. Among hundreds of those, real refusals would be hard to find.
    const call = `${endpoint.method} ${endpoint.path}`;
    if (!(await isFirst(`${caller.uuid} ${code} ${call}`, REFUSED_SECONDS))) return;
    await writeAudit(db, { verb: "staff.refused", actor: caller, after: { code, call }, ...told });
  }

  function isFirst(what: string, seconds: number): Promise<boolean> {
    return startCooldown(db, attemptKey("audited", what), seconds, told.at);
  }
}

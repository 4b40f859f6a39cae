// Staff's sign-ins and what staff were refused stand in the audit log. It is one chain, which a flood must not lengthen at
// will: what costs nothing to repeat is written once in a while, and told in the process's log each time.
import type { AppContext } from "../../app-context.ts";
import type { Failure } from "../../http/failure.ts";
import type { AuditEntry } from "../../http/mount.ts";
import { isRefusal, signInOf, type Trace } from "../../http/security-events.ts";
import { attemptKey, startCooldown } from "../auth/public.ts";
import { writeAudit } from "./write-audit.ts";

const REFUSED_SECONDS = 600;
/** As long as a lock lasts. */
const LOCKED_SECONDS = 900;

type SignInAudit = Pick<AuditEntry, "at" | "request_id">;

export async function auditSignIn(
  { db }: AppContext,
  { endpoint, caller, facts }: Trace,
  told: SignInAudit,
): Promise<void> {
  const signIn = signInOf(endpoint);
  const uuid = caller?.uuid ?? facts.subject;
  // Who confirms their password is in already; what they do with it has an entry of its own.
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
    // Without an account there is nobody the entry could be about, and no end to such entries.
    if (signIn.audience !== "staff" || !subject) return;
    if (code === "too_many" && !(await isFirst(`${subject} ${signIn.way}`, LOCKED_SECONDS))) return;
    const after = { way: signIn.way, code };
    await writeAudit(db, { verb: "staff.sign_in_refused", actor: null, subject, after, ...told });
  } else if (caller?.audience === "staff" && isRefusal(code) && code !== "step_up") {
    // To be asked for the password again is a question and no refusal: among hundreds of those, the real ones would be lost.
    const call = `${endpoint.method} ${endpoint.path}`;
    if (!(await isFirst(`${caller.uuid} ${code} ${call}`, REFUSED_SECONDS))) return;
    await writeAudit(db, { verb: "staff.refused", actor: caller, after: { code, call }, ...told });
  }

  function isFirst(what: string, seconds: number): Promise<boolean> {
    return startCooldown(db, attemptKey("audited", what), seconds, told.at);
  }
}

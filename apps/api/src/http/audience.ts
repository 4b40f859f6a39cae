// The caller of a request. The auth feature handles sessions, and app.ts passes its `identify` in here.
import type { AnyEndpoint, Role } from "@sabiprep/contract";
import { UNAUTHENTICATED, UNAUTHORIZED } from "@sabiprep/contract";
import { fail } from "./failure.ts";

export interface CandidateCaller {
  audience: "candidate";
  id: number;
  uuid: string;
  session_id: number;
  email_verified: boolean;
  registered_at: string;
}

export interface StaffCaller {
  audience: "staff";
  id: number;
  uuid: string;
  session_id: number;
  role: Role;
  /** When this session last confirmed its password, for calls that ask for it again. */
  confirmed_at: string | null;
  /** Whether this person needs more than a password to sign in. */
  has_second_step: boolean;
}

export type Caller = CandidateCaller | StaffCaller;

export type Identify = (token: string, now: Date) => Promise<Caller | null>;

const bearer = /^Bearer ([\w.~+/=-]{1,512})$/;

/** The caller an endpoint requires, or a refusal that reports an expired session to the client. */
export async function callerFor(
  endpoint: AnyEndpoint,
  authorization: string | undefined,
  identify: Identify,
  now: Date,
  trace: { caller: Caller | null } = { caller: null },
): Promise<Caller | null> {
  const token = bearer.exec(authorization ?? "")?.[1];
  if (endpoint.audience === "public") return null;
  const caller = token ? await identify(token, now) : null;
  if (!caller) fail("unauthenticated", UNAUTHENTICATED);
  trace.caller = caller;
  if (caller.audience !== endpoint.audience) fail("unauthorized", UNAUTHORIZED);
  if (caller.audience === "staff" && !endpoint.roles?.includes(caller.role))
    fail("not_allowed", "Your role does not allow this.");
  return caller;
}

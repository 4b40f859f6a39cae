// Log lines for people who look for attacks: each sign-in and failed sign-in with its method, and each refusal.
// Accounts by their uuid, calls by their pattern. No addresses, passwords or links.
import { type AnyEndpoint, auth, type ErrorCode, myClasses, passkeys, staff, staffPasskeys } from "@sabiprep/contract";
import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import type { Caller } from "./audience.ts";
import type { Failure } from "./failure.ts";
import { logOf } from "./request-id.ts";
import type { AuditFacts } from "./route.ts";

type Audience = Caller["audience"];
interface SignIn {
  audience: Audience;
  way: "password" | "code" | "google" | "link" | "passkey" | "reset" | "confirmation";
}

/** The calls that check a person's identity. */
const signIns = new Map<AnyEndpoint, SignIn>([
  [auth.login, { audience: "candidate", way: "password" }],
  [auth.google, { audience: "candidate", way: "google" }],
  [myClasses.slipSignIn, { audience: "candidate", way: "password" }],
  [myClasses.choosePassword, { audience: "candidate", way: "code" }],
  [auth.verifyEmail, { audience: "candidate", way: "link" }],
  [auth.resetPassword, { audience: "candidate", way: "reset" }],
  [staff.login, { audience: "staff", way: "password" }],
  [staff.loginCode, { audience: "staff", way: "code" }],
  [passkeys.signIn, { audience: "candidate", way: "passkey" }],
  [staffPasskeys.signIn, { audience: "staff", way: "passkey" }],
  [staff.acceptInvitation, { audience: "staff", way: "link" }],
  [staff.resetPassword, { audience: "staff", way: "reset" }],
  [staff.confirm, { audience: "staff", way: "confirmation" }],
]);

export const signInOf = (endpoint: AnyEndpoint): SignIn | undefined => signIns.get(endpoint);

/** How far a call got before it was answered or refused. */
export interface Trace {
  endpoint: AnyEndpoint;
  caller: Caller | null;
  /** Its subject is the account of the sign-in. */
  facts: AuditFacts;
}

const traces = new WeakMap<FastifyRequest, Trace>();

export function traceOf(request: FastifyRequest, endpoint: AnyEndpoint): Trace {
  const trace: Trace = { endpoint, caller: null, facts: {} };
  traces.set(request, trace);
  return trace;
}

/** The caller, for a log line about an error. */
export const callerOf = (request: FastifyRequest): string | undefined => traces.get(request)?.caller?.uuid;

/** Input that breaks the rules, which an honest form rarely sends. It is logged but not audited. */
const BAD_INPUT = new Set<ErrorCode>(["validation", "bad_request", "too_large", "unsupported_type"]);

/** Calls that were not allowed, tried too often, or sent with a wrong signature. */
const REFUSALS = new Set<ErrorCode>([
  "bad_signature",
  "not_allowed",
  "step_up",
  "second_step_needed",
  "unauthenticated",
  "unauthorized",
  "too_many",
]);

export const isRefusal = (code: ErrorCode): boolean => REFUSALS.has(code);

export function notifySignIn(log: FastifyBaseLogger, { endpoint, caller, facts }: Trace, outcome: string): void {
  const { audience, way } = signIns.get(endpoint)!;
  log.info({ security: "sign_in", outcome, audience, way, account: caller?.uuid ?? facts.subject }, "sign-in");
}

export function logRefusal(request: FastifyRequest, { code }: Failure): void {
  const trace = traces.get(request);
  if (trace && signIns.has(trace.endpoint)) {
    notifySignIn(logOf(request), trace, code);
    return;
  }
  if (!isRefusal(code) && !BAD_INPUT.has(code)) return;
  const { method, routeOptions } = request;
  const { audience, uuid: account } = trace?.caller ?? {};
  logOf(request).info({ security: "refused", code, method, route: routeOptions.url, audience, account }, "refused");
}

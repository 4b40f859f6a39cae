// Gives each route the same pipeline.
import { type AnyEndpoint, NEW_TOKEN_HEADER, type RowsRead } from "@sabiprep/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AppContext } from "../app-context.ts";
import { type Db, inTransaction } from "../db/transaction.ts";
import { type Caller, callerFor, type Identify, type StaffCaller } from "./audience.ts";
import { ANSWERS_LIMIT, BODY_LIMIT } from "./bodies.ts";
import { createDbRouter, type DbRouter } from "./db-router.ts";
import { Failure, fail } from "./failure.ts";
import { checkGatewaySignature } from "./gateway-signature.ts";
import type { Limits } from "./limits.ts";
import { refuseForeignCall } from "./own-pages.ts";
import { parseInput } from "./parse-input.ts";
import { present } from "./presenter.ts";
import { logOf } from "./request-id.ts";
import { Answer, type AuditFacts, type Call, type Route } from "./route.ts";
import { notifySignIn, signInOf, type Trace, traceOf } from "./security-events.ts";
import { readUpload, refuseMalware, refuseStrayUpload, uploadBytesOf } from "./uploads.ts";

/** Functions that other features give to the pipeline: sessions from auth, the audit log, the verification rule. */
export interface Pipeline {
  context: AppContext;
  identify: Identify;
  limits: Limits;
  /** Refuses study calls of a candidate whose time to verify is over. */
  mayStudy: (caller: Caller, endpoint: AnyEndpoint, now: Date) => Promise<void>;
  /** Refuses what staff may not do before they set up two-step sign-in. */
  hasSecondStep: (caller: Caller, endpoint: AnyEndpoint) => void;
  /** Refuses calls that require a recent password confirmation from staff. */
  isConfirmed: (caller: Caller, now: Date) => void;
  /** Counts the questions and students shown to staff, and refuses more than the daily limit. */
  countRows: (context: AppContext, member: StaffCaller, shown: ShownReply, now: Date) => Promise<void>;
  /** Renews the caller's session under a new token, which it returns. */
  renewSession: (db: Db, caller: Caller) => Promise<string>;
  writeAudit: (db: Db, entry: AuditEntry) => Promise<void>;
  /** Writes staff sign-ins and refused staff calls to the audit log. */
  auditSignIn: (context: AppContext, trace: Trace, told: Pick<AuditEntry, "at" | "request_id">) => Promise<void>;
  auditRefusal: (
    context: AppContext,
    trace: Trace,
    failure: Failure,
    told: Pick<AuditEntry, "at" | "request_id">,
  ) => Promise<void>;
}

interface WholePipeline extends Pipeline {
  reading: DbRouter;
}

/** The data a reply shows to a staff member. */
export interface ShownReply {
  reads: RowsRead;
  /** For example `GET /admin/question`. */
  call: string;
  input: Record<string, unknown>;
  data: unknown;
  request_id: string;
}

export interface AuditEntry extends AuditFacts {
  verb: string;
  actor: Pick<Caller, "audience" | "uuid"> | null;
  at: Date;
  request_id: string;
}

export function mount(app: FastifyInstance, routes: Route[], pipeline: Pipeline): void {
  const reading = createDbRouter(pipeline.context, routes);
  for (const route of routes) {
    const { endpoint } = route;
    app.route({
      method: endpoint.method,
      url: `/api${endpoint.path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
      bodyLimit: endpoint.max_body === "answers" ? ANSWERS_LIMIT : BODY_LIMIT,
      handler: (request, reply) => watched({ ...pipeline, reading }, route, request, reply),
    });
  }
}

/** Refusals that concern staff are audited. The error handler sends the answer. */
async function watched(pipeline: WholePipeline, route: Route, request: FastifyRequest, reply: FastifyReply) {
  const { context } = pipeline;
  const now = context.clock.now();
  const trace = traceOf(request, route.endpoint);
  try {
    return await handle(pipeline, trace, route, request, reply, now);
  } catch (problem) {
    if (problem instanceof Failure && problem.status < 500)
      await pipeline
        .auditRefusal(context, trace, problem, { at: now, request_id: request.id })
        .catch((err: unknown) =>
          logOf(request).error({ err }, "a denied request could not be written to the audit log"),
        );
    throw problem;
  }
}

async function handle(
  pipeline: WholePipeline,
  trace: Trace,
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  now: Date,
) {
  const { context, reading } = pipeline;
  const { handler } = route;
  const { endpoint, facts } = trace;
  if (context.config.GATEWAY_KEY && !endpoint.unsigned) checkGatewaySignature(request, context.config.GATEWAY_KEY, now);
  refuseForeignCall(endpoint, request);
  refuseStrayUpload(endpoint, request);
  const caller = await callerFor(endpoint, request.headers.authorization, pipeline.identify, now, trace);
  if (caller) await pipeline.mayStudy(caller, endpoint, now);
  if (caller) pipeline.hasSecondStep(caller, endpoint);
  const input = parseInput(endpoint, {
    params: request.params,
    query: request.query,
    body: request.body,
    isForm: request.headers["content-type"]?.startsWith("application/x-www-form-urlencoded") ?? false,
  });
  const who = { address: request.ip, authorization: request.headers.authorization, caller, input };
  await pipeline.limits.byEndpoint(endpoint, who);
  if (endpoint.step_up && caller) pipeline.isConfirmed(caller, now);

  // The full body is read before the work begins. A slow upload must not keep a transaction open, and with it a
  // connection.
  const uploadBytes = uploadBytesOf(endpoint);
  const file = uploadBytes ? await readUpload(request, uploadBytes, caller) : null;
  if (file) await refuseMalware(context.scanner, file.bytes);

  const call: Call<AnyEndpoint> = {
    db: context.db,
    user: caller as Call<AnyEndpoint>["user"],
    input: input as Call<AnyEndpoint>["input"],
    now,
    context,
    meta: {
      requestId: request.id,
      address: request.ip,
      userAgent: String(request.headers["user-agent"] ?? "").slice(0, 400),
      headers: request.headers,
    },
    upload: () => file ?? fail("unsupported_type", "Send JSON or form data."),
    recordAudit: (more) => Object.assign(facts, more),
  };
  const outcome = endpoint.audit
    ? await inTransaction(context.db, async (db) => {
        const done = await handler({ ...call, db });
        await pipeline.writeAudit(db, {
          verb: endpoint.audit!,
          actor: caller,
          at: now,
          request_id: request.id,
          ...facts,
        });
        return done;
      })
    : await reading.work(route, caller, async (db) => handler({ ...call, db }));
  await reading.done(endpoint, caller);
  if (endpoint.counts_rows && caller?.audience === "staff") {
    const data = outcome instanceof Answer ? outcome.data : outcome;
    const call = `${endpoint.method} ${endpoint.path}`;
    const shown = { reads: endpoint.counts_rows, call, input, data, request_id: request.id };
    await pipeline.countRows(context, caller, shown, now);
  }
  if (facts.subject) await pipeline.limits.succeeded(endpoint, who, facts.subject);
  if (endpoint.renews_session && caller)
    reply.header(NEW_TOKEN_HEADER, await pipeline.renewSession(context.db, caller));
  if (signInOf(endpoint)) await tellOutcome(pipeline, trace, outcome, request, now);
  return answerWith(reply, endpoint, outcome);
}

/** A correct password that still needs a code is not a sign-in yet. */
async function tellOutcome(pipeline: Pipeline, trace: Trace, outcome: unknown, request: FastifyRequest, now: Date) {
  const data = outcome instanceof Answer ? outcome.data : outcome;
  const isHalf = typeof data === "object" && data !== null && ("totp_required" in data || "ticket" in data);
  notifySignIn(logOf(request), trace, isHalf ? "code_wanted" : "done");
  if (!isHalf) await pipeline.auditSignIn(pipeline.context, trace, { at: now, request_id: request.id });
}

/** The contract's `data` schema is the presenter. Keys it does not name are dropped here. */
function answerWith(reply: FastifyReply, endpoint: AnyEndpoint, outcome: unknown) {
  const { data, status, message, cookie } = outcome instanceof Answer ? outcome : new Answer(outcome);
  const status_code = status ?? endpoint.status ?? 200;
  const envelope = { status_code, message: message ?? endpoint.message ?? "OK", data: present(endpoint.data, data) };
  if (cookie) reply.header("set-cookie", cookie);
  return reply
    .code(status_code)
    .header("content-type", "application/json; charset=utf-8")
    .send(JSON.stringify(envelope));
}

// One place turns every error into the envelope. Unexpected errors are logged in full and sent without details.
import { type ErrorCode, type FailureEnvelope, statusOfCode } from "@sabiprep/contract";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isConnectionError } from "../db/connection-errors.ts";
import { drainBody } from "./drain-body.ts";
import { Failure } from "./failure.ts";
import { logOf } from "./request-id.ts";
import { callerOf, logRefusal } from "./security-events.ts";
import { securityHeaders } from "./security-headers.ts";

const fastifyErrors: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ["too_large", "The body is too large."],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ["unsupported_type", "Send JSON or form data."],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ["bad_request", "The body is shorter or longer than announced."],
  FST_ERR_CTP_EMPTY_JSON_BODY: ["bad_request", "The body is empty."],
};

export function failureEnvelope(
  code: ErrorCode,
  message: string,
  more: Partial<FailureEnvelope> = {},
): FailureEnvelope {
  return { status_code: statusOfCode[code], message, data: null, code, ...more };
}

export function registerErrorHandlers(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => {
    reply.code(404).send(failureEnvelope("not_found", "We could not find that page.", { request_id: request.id }));
  });

  app.setErrorHandler((error: FastifyError, request, reply) => {
    const failure = asFailure(error);
    if (failure.status >= 500) logOf(request).error({ err: error, caller: callerOf(request) }, "request failed");
    else logRefusal(request, failure);
    drainBody(request, reply);
    if (failure.retryAfter) reply.header("retry-after", failure.retryAfter);
    reply.code(failure.status).send(
      failureEnvelope(failure.code, failure.message, {
        ...(failure.errors && { errors: failure.errors }),
        ...(failure.text && { text: failure.text }),
        request_id: request.id,
      }),
    );
  });
}

/** URLs that the router cannot read. No hook has run for them yet. */
export const answerFrameworkError =
  (hsts: boolean) =>
  (_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers({ ...securityHeaders(hsts), "cache-control": "no-store" });
    reply.code(400).send(failureEnvelope("bad_request", "We cannot read the address.", { request_id: request.id }));
  };

function asFailure(error: FastifyError): Failure {
  if (error instanceof Failure) return error;
  const known = fastifyErrors[error.code];
  if (known) return new Failure(...known);
  // The framework's 4xx errors come before isConnectionError: a client that disconnects causes the same error codes as a
  // lost connection to the database.
  if (error.statusCode && error.statusCode >= 400 && error.statusCode < 500)
    return new Failure("bad_request", "We cannot read the request.");
  if (isConnectionError(error))
    return new Failure("unavailable", "We have a short technical problem. Please try again in a moment.", {
      retryAfter: 2,
    });
  return new Failure("internal", "Something went wrong. Please try again!");
}

// The headers of every response, errors and static files included. Pages add their own Content-Security-Policy. A
// screen loads several build files at the same time, so these get only the headers that browsers use for files.
import type { FastifyInstance } from "fastify";

/** Restrictions for every response. A response with its own policy starts with them. */
export const BASE_POLICY = "default-src 'none'; object-src 'none'; base-uri 'none'";

const headers = {
  "content-security-policy": `${BASE_POLICY}; form-action 'none'; frame-ancestors 'none'`,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
} as const;

/** Also for responses sent before or without any route. A site that uses HTTPS states that it always will. */
export const securityHeaders = (hsts: boolean): Readonly<Record<string, string>> =>
  hsts ? { ...headers, "strict-transport-security": "max-age=31536000; includeSubDomains" } : headers;

/** Headers that concern only windows and pages. */
const ofPages: readonly string[] = ["x-frame-options", "cross-origin-opener-policy", "permissions-policy"];

export function sendSecurityHeaders(app: FastifyInstance, hsts: boolean): void {
  const sent = securityHeaders(hsts);
  const withFiles = Object.fromEntries(Object.entries(sent).filter(([name]) => !ofPages.includes(name)));
  app.addHook("onRequest", (request, reply, done) => {
    if (request.url.startsWith("/assets/")) {
      reply.headers(withFiles);
      done();
      return;
    }
    reply.headers(sent);
    reply.header("x-request-id", request.id);
    if (request.url.startsWith("/api")) reply.header("cache-control", "no-store");
    done();
  });
}

// The headers every answer carries, errors and static files included. Pages bring their own Content-Security-Policy. A screen fetches half a
// dozen files of the build at once, so those carry only what a browser heeds in a file.
import type { FastifyInstance } from "fastify";

/** What no answer of ours ever needs; a policy of its own begins with it. */
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

/** Also for what is answered before, or instead of, any route. A site that is reached by HTTPS says that it always will be. */
export const securityHeaders = (hsts: boolean): Readonly<Record<string, string>> =>
  hsts ? { ...headers, "strict-transport-security": "max-age=31536000; includeSubDomains" } : headers;

/** What speaks of windows and pages alone. */
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

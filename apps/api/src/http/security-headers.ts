// The headers every answer carries, errors and static files included. Pages bring their own Content-Security-Policy.
import type { FastifyInstance } from "fastify";

const API_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export const securityHeaders = {
  "content-security-policy": API_POLICY,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
} as const;

export function sendSecurityHeaders(app: FastifyInstance, production: boolean): void {
  app.addHook("onRequest", (request, reply, done) => {
    reply.headers(securityHeaders);
    reply.header("x-request-id", request.id);
    if (production) reply.header("strict-transport-security", "max-age=31536000; includeSubDomains");
    if (request.url.startsWith("/api")) reply.header("cache-control", "no-store");
    done();
  });
}

// A proxy on this machine that TRUSTED_PROXIES does not name makes all visitors look like one. Limits by address then
// affect everyone together. It is logged once, where the operator will read it.
import type { FastifyInstance } from "fastify";
import type { AppContext } from "../app-context.ts";
import { isLoopback } from "./connections-per-address.ts";

export function warnOfProxies(app: FastifyInstance, { log }: AppContext): void {
  let said = false;
  app.addHook("onRequest", (request, _reply, done) => {
    const peer = request.socket.remoteAddress ?? "";
    if (!said && request.headers["x-forwarded-for"] !== undefined && request.ip === peer && isLoopback(peer)) {
      said = true;
      log.warn(
        `X-Forwarded-For comes from ${peer}, which is not in TRUSTED_PROXIES: all visitors count as one address`,
      );
    }
    done();
  });
}

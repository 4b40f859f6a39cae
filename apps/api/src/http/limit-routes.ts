// Every route and every unknown URL is counted per network address before any other work. One hook covers all, so no
// route can be without a limit.
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { AddressLimit, Limits } from "./limits.ts";

export interface RegisteredRoute {
  method: string;
  url: string;
}

export function limitRoutes(app: FastifyInstance, limits: Limits): RegisteredRoute[] {
  const routes: RegisteredRoute[] = [];
  app.addHook("onRoute", ({ method, url }) => {
    for (const one of [method].flat()) routes.push({ method: one, url });
  });
  app.addHook("onRequest", async (request, reply) => {
    try {
      const kind = kindOf(request.routeOptions.url ?? request.url);
      await limits.byAddress(kind, request.ip, request.headers.authorization);
    } catch (refusal) {
      hangUp(request, reply);
      throw refusal;
    }
  });
  return routes;
}

const SMALL_AND_MANY = /^\/api\/(files|pictures|recordings|site\/logo)\//;

function kindOf(url: string): AddressLimit {
  if (url === "/api/openapi.json" || url === "/api/docs") return "docs";
  return url.startsWith("/api/") && !SMALL_AND_MANY.test(url) ? "calls" : "files";
}

/** Further requests cost a new connection. But a proxy's connection is shared with other visitors. */
function hangUp({ ip, socket }: FastifyRequest, reply: FastifyReply): void {
  if (ip === socket.remoteAddress) reply.header("connection", "close");
}

import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

const fit = /^[\w-]{8,64}$/;

/** A proxy's own id is kept when it looks like one; it ends up in logs, so nothing else is. */
export function newRequestId(request: Pick<IncomingMessage, "headers">): string {
  const given = request.headers["x-request-id"];
  return typeof given === "string" && fit.test(given) ? given : randomUUID();
}

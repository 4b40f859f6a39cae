import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

const fit = /^[\w-]{8,64}$/;

/**
 * A number for each request, which stands in logs and in the audit log. A trusted proxy's own is kept when it looks like one;
 * nobody else may choose what is written there.
 */
export const requestIds =
  (isProxy: (address: string) => boolean) =>
  ({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): string => {
    const given = headers["x-request-id"];
    const believed = typeof given === "string" && fit.test(given) && isProxy(socket.remoteAddress ?? "");
    return believed ? given : randomUUID();
  };

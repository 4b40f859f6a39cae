import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyBaseLogger, FastifyRequest } from "fastify";

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

/** The log with the number of this request. Made when it has something to say: most never do, and their own would be 4 % of a save. */
export const logOf = ({ log, id }: FastifyRequest): FastifyBaseLogger => log.child({ reqId: id });

/** Requests are born with the log of all. */
export const sharedLog = (log: FastifyBaseLogger): FastifyBaseLogger => log;

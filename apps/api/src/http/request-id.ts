import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import type { FastifyBaseLogger, FastifyRequest } from "fastify";

const fit = /^[\w-]{8,64}$/;

/**
 * A number for each request, used in the logs and the audit log. A trusted proxy's own number is kept if it looks
 * valid. Nobody else may choose what is written there.
 */
export const requestIds =
  (isProxy: (address: string) => boolean) =>
  ({ headers, socket }: Pick<IncomingMessage, "headers" | "socket">): string => {
    const given = headers["x-request-id"];
    const believed = typeof given === "string" && fit.test(given) && isProxy(socket.remoteAddress ?? "");
    return believed ? given : randomUUID();
  };

/**
 * The log with the number of this request. It is made only when there is something to log. Most requests never log, and
 * their own logger would cost 4 % of a save.
 */
export const logOf = ({ log, id }: FastifyRequest): FastifyBaseLogger => log.child({ reqId: id });

/** Requests start with the shared log. */
export const sharedLog = (log: FastifyBaseLogger): FastifyBaseLogger => log;

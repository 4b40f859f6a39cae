// A connection that is closed while its body is still coming takes our answer with it: the sender sees a reset, not the 413.
// So what we refuse is read on and thrown away, for a few seconds.
import type { FastifyReply, FastifyRequest } from "fastify";

const LINGER_MS = 5_000;

export function drainBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete || raw.destroyed) return;
  reply.removeHeader("connection");
  raw.resume();
  const timer = setTimeout(() => raw.socket.destroy(), LINGER_MS).unref();
  raw.on("close", () => clearTimeout(timer));
}

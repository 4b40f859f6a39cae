// If a connection is closed while the body is still arriving, our answer is lost: the sender sees a reset, not the 413.
// So we read and discard a little more of the refused body, and the connection stays open long enough for the answer to
// be received.
import type { IncomingMessage } from "node:http";
import type { FastifyReply, FastifyRequest } from "fastify";

export const bringsBody = ({ headers }: IncomingMessage) =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"]) > 0;

const LINGER_MS = 5_000;
const DRAIN_BYTES = 1024 * 1024;

export function drainBody({ raw }: FastifyRequest, reply: FastifyReply): void {
  if (raw.complete || raw.destroyed || !bringsBody(raw)) return;
  const { socket } = raw;
  const closes = !reply.raw.shouldKeepAlive;
  reply.removeHeader("connection");
  reply.raw.shouldKeepAlive = true;

  let drained = 0;
  raw.on("data", (chunk: Buffer | string) => {
    drained += chunk.length;
    if (drained > DRAIN_BYTES) raw.pause();
  });
  const hangUp = () => socket.destroy();
  // A client that stops in the middle already has its answer. The half request is not answered a second time.
  socket.prependOnceListener("end", hangUp);
  const timer = setTimeout(hangUp, LINGER_MS).unref();
  raw.on("close", () => {
    clearTimeout(timer);
    socket.off("end", hangUp);
    if (closes) socket.destroySoon();
  });
}

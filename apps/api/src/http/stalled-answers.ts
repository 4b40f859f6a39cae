// An answer the client does not read is dropped with its connection, even when the client keeps sending. Received data
// does not show that anything was sent, although it restarts Node's own idle time.
import type { Socket } from "node:net";
import { exchangeOn } from "./no-pipelining.ts";

export function watchAnswers(stallMs: number) {
  /** The bytes sent on each connection, and the time since the last change. */
  const watched = new Map<Socket, { sent: number; since: number }>();
  const look = () => {
    const now = performance.now();
    for (const [socket, mark] of watched) {
      const waiting = socket.writableLength;
      if (socket.destroyed || (waiting === 0 && !exchangeOn(socket))) {
        watched.delete(socket);
        continue;
      }
      const sent = socket.bytesWritten - waiting;
      if (waiting === 0 || sent !== mark.sent) watched.set(socket, { sent, since: now });
      else if (now - mark.since >= stallMs) {
        watched.delete(socket);
        socket.destroy();
      }
    }
  };
  const timer = setInterval(look, stallMs / 6).unref();
  return {
    watch: (socket: Socket) => {
      if (!watched.has(socket)) watched.set(socket, { sent: 0, since: performance.now() });
    },
    stop: () => clearInterval(timer),
  };
}

// An answer nobody takes is thrown away with its connection, also where the asker goes on sending: what comes in is no sign that
// anything goes out, though Node's own quiet time begins anew with it.
import type { Socket } from "node:net";
import { exchangeOn } from "./no-pipelining.ts";

export function watchAnswers(stallMs: number) {
  /** What had gone out of each connection, and since when no more has. */
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

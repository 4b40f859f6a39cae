// A body may take as long as an honest slow connection needs, but not forever. After a while it has to keep arriving.
import type { Socket } from "node:net";
import { bringsBody } from "./drain-body.ts";
import type { Exchange } from "./no-pipelining.ts";

export interface Patience {
  /** For this long a body has no minimum speed. */
  graceMs: number;
  /** After that, at least this many bytes must arrive in each window. */
  windowMs: number;
  bytesPerSecond: number;
}

interface WatchedRequest extends Exchange {
  socket: Socket;
  began: number;
  /** The bytes read at each time, the oldest first. */
  marks: { at: number; bytes: number }[];
}

export function watchBodies(patience: Patience, tooSlow: (exchange: Exchange) => void) {
  const watched = new Set<WatchedRequest>();
  const look = () => {
    const now = performance.now();
    for (const body of watched) {
      if (body.request.complete || body.socket.destroyed || body.response.writableEnded) watched.delete(body);
      else if (isTooSlow(body, now, patience)) {
        watched.delete(body);
        tooSlow(body);
      }
    }
  };
  const timer = setInterval(look, patience.windowMs / 10).unref();
  return {
    watch: (exchange: Exchange) => {
      if (!bringsBody(exchange.request)) return;
      watched.add({ ...exchange, socket: exchange.request.socket, began: performance.now(), marks: [] });
    },
    stop: () => clearInterval(timer),
  };
}

function isTooSlow({ socket, began, marks }: WatchedRequest, now: number, patience: Patience): boolean {
  marks.push({ at: now, bytes: socket.bytesRead });
  while (marks[1] && now - marks[1].at >= patience.windowMs) marks.shift();
  const [oldest] = marks;
  if (now - began < patience.graceMs || now - oldest!.at < patience.windowMs) return false;
  const perSecond = ((socket.bytesRead - oldest!.bytes) * 1000) / (now - oldest!.at);
  return perSecond < patience.bytesPerSecond;
}

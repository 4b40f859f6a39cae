// A connection may send requests before it has its answer. They are handled one after the other, so each client has one
// place in the server, however much it sends ahead. A client that sends ahead without end is disconnected.
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";
import type { TakeTurn } from "./per-address-scheduler.ts";

export type Handle = (request: IncomingMessage, response: ServerResponse) => void;

export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

interface Line {
  current: Exchange | null;
  waiting: Exchange[];
}

/** Browsers and proxies wait for the answer. Other clients may send this many requests ahead. */
const MAX_WAITING = 32;

const lines = new WeakMap<Socket, Line>();

/** The request that is being answered on this connection. */
export const exchangeOn = (socket: Socket): Exchange | null => lines.get(socket)?.current ?? null;

export const noPipelining =
  (handle: Handle, takeTurn: TakeTurn): Handle =>
  (request, response) => {
    const { socket } = request;
    const line = lines.get(socket) ?? { current: null, waiting: [] };
    lines.set(socket, line);
    if (!line.current) return work(line, { request, response }, handle, takeTurn);
    if (line.waiting.length < MAX_WAITING) return void line.waiting.push({ request, response });
    line.waiting = [];
    socket.destroy();
  };

function work(line: Line, exchange: Exchange, handle: Handle, takeTurn: TakeTurn): void {
  const { request, response } = exchange;
  line.current = exchange;
  response.once("close", () => {
    line.current = null;
    const next = request.socket.writable ? line.waiting.shift() : undefined;
    if (next) work(line, next, handle, takeTurn);
  });
  takeTurn(request.socket.remoteAddress, () => {
    if (request.socket.writable) handle(request, response);
  });
}

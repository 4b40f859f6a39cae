// The socket opens before anything else is ready: health answers at once, everything else says "starting" until the app
// takes over. It also carries the time-outs against slow clients.
import { createServer, type IncomingMessage, type Server, type ServerOptions, type ServerResponse } from "node:http";
import { createServer as createSecureServer } from "node:https";
import { type AddressInfo, Server as NetServer, type Socket } from "node:net";
import { setImmediate as afterPolling, setTimeout as wait } from "node:timers/promises";
import { answerClientError, endWith } from "./client-errors.ts";
import { countConnections } from "./connections-per-address.ts";
import { failureEnvelope } from "./errors.ts";
import { exchangeOn, type Handle, noPipelining } from "./no-pipelining.ts";
import { perAddressScheduler } from "./per-address-scheduler.ts";
import { securityHeaders } from "./security-headers.ts";
import { type Patience, watchBodies } from "./slow-bodies.ts";
import { watchAnswers } from "./stalled-answers.ts";

export interface Listener {
  port: number;
  hand(handle: Handle): void;
  /**
   * Stops listening, and answers what still comes on open connections, each answer ending its own: whoever asks on has to choose
   * a server anew, and finds this one closed. What is left after the grace is cut off.
   */
  close(graceMs: number): Promise<void>;
}

export interface ListenerOptions {
  connectionsPerAddress: number;
  isProxy: (address: string) => boolean;
  /** A connection that has asked nothing, or only a part of its headers, is given this long. */
  headersMs: number;
  /** Answers nobody takes for this long are thrown away with their connection. */
  stallMs: number;
  bodies: Patience;
  /** Whether the site is reached by HTTPS, which every answer then says. */
  hsts: boolean;
  /** Whether other processes of ours listen on the same port; the system then deals connections out. */
  isShared: boolean;
  /** A certificate of our own, where the proxy in front speaks HTTPS with us too. */
  tls: { cert?: string; key?: string };
}

/** Longer than a proxy keeps its connections to us (deploy/nginx.conf), so that it never asks on one we are closing. */
export const KEEP_ALIVE_MS = 65_000;

/** Whoever has a connection when the port closes may still ask on it; what nobody used in this time is closed. */
const ASK_MS = 2_000;

const usual: ListenerOptions = {
  connectionsPerAddress: 2_000,
  isProxy: () => false,
  headersMs: 10_000,
  stallMs: 30_000,
  bodies: { graceMs: 30_000, windowMs: 20_000, bytesPerSecond: 2_048 },
  hsts: false,
  isShared: false,
  tls: {},
};

/** Where the system can not, the process that watches deals connections out by itself (node:cluster). */
const canShare = process.platform === "linux";

export async function listen(host: string, port: number, options: Partial<ListenerOptions> = {}): Promise<Listener> {
  const { connectionsPerAddress, isProxy, headersMs, stallMs, bodies, hsts, isShared, tls } = { ...usual, ...options };
  const security = securityHeaders(hsts);
  const send = senderWith(security);
  let handle: Handle = starting(send);
  let isLeaving = false;
  const slow = watchBodies(bodies, ({ request: { socket }, response }) =>
    response.headersSent
      ? socket.destroy()
      : endWith(socket, security, "request_timeout", "The upload took too long. Please try again."),
  );
  const answers = watchAnswers(stallMs);
  const server = serverWith(
    tls,
    {
      maxHeaderSize: 16_384,
      headersTimeout: headersMs,
      // How long a body may take depends on how it comes in: see slow-bodies.ts.
      requestTimeout: 0,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: Math.min(2_000, headersMs / 4),
      // Node's own refusal of a missing Host has no body; ours has the envelope.
      requireHostHeader: false,
    },
    noPipelining((request, response) => {
      if (isLeaving) response.shouldKeepAlive = false;
      slow.watch({ request, response });
      answers.watch(request.socket);
      if (isNamed(request)) handle(request, response);
      else refuse(send, response);
    }, perAddressScheduler(isProxy)),
  );
  server.on("connection", countConnections(connectionsPerAddress, isProxy));
  server.on("checkExpectation", (_request, response) => refuse(send, response));
  server.on("clientError", (error, socket) => answerClientError(error, socket as Socket, security));
  server.setTimeout(stallMs, (socket) => endQuiet(socket, stallMs));
  const where = { port, host, reusePort: isShared && canShare };
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(where, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    hand: (to) => {
      handle = to;
    },
    close: async (graceMs) => {
      // Not before the port is closed: a proxy whose connections end would only open others to us, and those that come in the
      // moment of closing are cut off by the system.
      await drain(server, graceMs, () => {
        isLeaving = true;
      });
      slow.stop();
      answers.stop();
    },
  };
}

/** Plain or by TLS 1.2 and 1.3; never both on one port. */
const serverWith = ({ cert, key }: ListenerOptions["tls"], options: ServerOptions, handle: Handle): Server =>
  cert && key
    ? createSecureServer({ ...options, cert, key, minVersion: "TLSv1.2" }, handle)
    : createServer(options, handle);

/** Node has seen no byte move either way: an idle connection has had its time, and so has one that takes no answer. */
function endQuiet(socket: Socket, stallMs: number): void {
  if (!exchangeOn(socket) || socket.writableLength > 0) return void socket.destroy();
  // We are the ones it is waiting for.
  socket.setTimeout(stallMs);
}

/** Exactly one Host: of two, a proxy in front may believe the other. */
function isNamed({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]!.toLowerCase() === "host") hosts++;
  return hosts === 1 ? Boolean(headers.host) : hosts === 0 && httpVersion === "1.0";
}

function refuse(send: Send, response: ServerResponse): void {
  send(response, failureEnvelope("bad_request", "The request can not be read."), { connection: "close" });
}

const starting =
  (send: Send) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const alive = request.url === "/api/health";
    const body = alive
      ? { status_code: 200, message: "alive", data: null }
      : failureEnvelope("unavailable", "The service is starting. Please try again in a moment.");
    send(response, body, alive ? {} : { "retry-after": "2" });
  };

type Send = (response: ServerResponse, body: { status_code: number }, more: Record<string, string>) => void;

const senderWith =
  (security: Readonly<Record<string, string>>): Send =>
  (response, body, more) => {
    const text = JSON.stringify(body);
    response.writeHead(body.status_code, {
      ...security,
      "cache-control": "no-store",
      "content-type": "application/json; charset=utf-8",
      "content-length": String(Buffer.byteLength(text)),
      ...more,
    });
    response.end(text);
  };

async function drain(server: Server, graceMs: number, closing: () => void): Promise<void> {
  await untilNobodyKnocks(server);
  // Not as an HTTP server closes: that ends idle connections at once, and one that has just come and not asked yet is idle.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  closing();
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await Promise.race([closed, wait(Math.min(ASK_MS, graceMs))]);
  // A request may have come in that we have not read: a process that was kept waiting does what its timers say before it reads.
  const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), 50);
  await closed;
  clearInterval(idle);
  clearTimeout(timer);
}

/** More than can wait for us to let them in. */
const MAX_LOOKS = 5_000;

/**
 * Connections that the system has made and we have not let in are cut off with what they ask when the port closes. One is let in
 * each time the process looks, so the port closes just after it has looked and found none. The first look may have begun before.
 */
async function untilNobodyKnocks(server: Server): Promise<void> {
  let came = 0;
  const count = () => came++;
  server.on("connection", count);
  for (let looks = 0, quiet = 0; quiet < 3 && looks < MAX_LOOKS; looks++) {
    const before = came;
    await afterPolling();
    quiet = came === before ? quiet + 1 : 0;
  }
  server.off("connection", count);
}

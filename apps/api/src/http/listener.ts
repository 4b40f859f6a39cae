// The socket opens before anything else is ready. Health checks are answered immediately, and all other requests get
// "starting" until the app takes over. It also has the time-outs against slow clients.
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
   * Stops listening and answers requests on open connections, closing each after its answer. A client that sends
   * another request has to open a new connection, and finds this server closed. Remaining connections are cut off after
   * the grace period.
   */
  close(graceMs: number): Promise<void>;
}

export interface ListenerOptions {
  connectionsPerAddress: number;
  isProxy: (address: string) => boolean;
  /** A connection that has sent nothing, or only part of its headers, gets this long. */
  headersMs: number;
  /** Answers that the client does not read for this long are dropped with the connection. */
  stallMs: number;
  bodies: Patience;
  /** Whether the site uses HTTPS. Every response then states it. */
  hsts: boolean;
  /** Whether other processes of this instance listen on the same port. The system then distributes the connections. */
  isShared: boolean;
  /** Our own certificate, when the proxy in front also connects to us by HTTPS. */
  tls: { cert?: string; key?: string };
}

/**
 * Longer than a proxy keeps its connections to us (deploy/nginx.conf), so that it never sends a request on one we are
 * closing.
 */
export const KEEP_ALIVE_MS = 65_000;

/** A client connected when the port closes may still send a request. Connections unused for this time are closed. */
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

/** On other systems, the primary process distributes the connections itself (node:cluster). */
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
      // The time limit for a body depends on how fast it arrives: see slow-bodies.ts.
      requestTimeout: 0,
      keepAliveTimeout: KEEP_ALIVE_MS,
      connectionsCheckingInterval: Math.min(2_000, headersMs / 4),
      // Node's own refusal of a missing Host has no body. Ours has the envelope.
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
      // Only after the port is closed. A proxy whose connections end would open new ones, and the system cuts off those
      // made at the moment of closing.
      await drain(server, graceMs, () => {
        isLeaving = true;
      });
      slow.stop();
      answers.stop();
    },
  };
}

/** Plain HTTP, or TLS 1.2 and 1.3. Never both on one port. */
const serverWith = ({ cert, key }: ListenerOptions["tls"], options: ServerOptions, handle: Handle): Server =>
  cert && key
    ? createSecureServer({ ...options, cert, key, minVersion: "TLSv1.2" }, handle)
    : createServer(options, handle);

/**
 * Node has seen no byte in either direction. The time is over for an idle connection, and for a client that does not
 * read its answer.
 */
function endQuiet(socket: Socket, stallMs: number): void {
  if (!exchangeOn(socket) || socket.writableLength > 0) return void socket.destroy();
  // The client is waiting for us.
  socket.setTimeout(stallMs);
}

/** Exactly one Host header. With two, a proxy in front may use the other one. */
function isNamed({ rawHeaders, headers, httpVersion }: IncomingMessage): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) if (rawHeaders[at]!.toLowerCase() === "host") hosts++;
  return hosts === 1 ? Boolean(headers.host) : hosts === 0 && httpVersion === "1.0";
}

function refuse(send: Send, response: ServerResponse): void {
  send(response, failureEnvelope("bad_request", "We cannot read the request."), { connection: "close" });
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
  // Not the close of an HTTP server: it ends idle connections immediately, and a new connection without a request yet
  // counts as idle.
  const closed = new Promise<void>((resolve) => NetServer.prototype.close.call(server, () => resolve()));
  closing();
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await Promise.race([closed, wait(Math.min(ASK_MS, graceMs))]);
  // There may be a request we have not read yet: after a block, a process runs its timers before it reads.
  const idle = setInterval(() => setImmediate(() => server.closeIdleConnections()), 50);
  await closed;
  clearInterval(idle);
  clearTimeout(timer);
}

/** More than the number of connections that can wait to be accepted. */
const MAX_LOOKS = 5_000;

/**
 * When the port closes, connections that the system has made and we have not accepted are cut off with their requests.
 * One is accepted in each loop of the process, so the port closes right after a loop that found none. The first loop
 * may have started earlier.
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

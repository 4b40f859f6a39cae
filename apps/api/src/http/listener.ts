// The socket opens before anything else is ready: health answers at once, everything else says "starting" until the app
// takes over. It also carries the time-outs against slow clients.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { answerClientError } from "./client-errors.ts";
import { failureEnvelope } from "./errors.ts";
import { securityHeaders } from "./security-headers.ts";

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

export interface Listener {
  port: number;
  hand(handle: Handle): void;
  /** Stops listening, lets running requests finish, ends the rest after the grace. */
  close(graceMs: number): Promise<void>;
}

export async function listen(host: string, port: number): Promise<Listener> {
  let handle: Handle = starting;
  const server = createServer(
    {
      maxHeaderSize: 16_384,
      headersTimeout: 10_000,
      requestTimeout: 30_000,
      keepAliveTimeout: 10_000,
      connectionsCheckingInterval: 2_000,
      // Node's own refusal of a missing Host has no body; ours has the envelope.
      requireHostHeader: false,
    },
    (request, response) => (isNamed(request) ? handle(request, response) : refuse(response)),
  );
  server.on("checkExpectation", (_request, response) => refuse(response));
  server.on("clientError", (error, socket) => answerClientError(error, socket as Socket));
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, host, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    hand: (to) => {
      handle = to;
    },
    close: (graceMs) => drain(server, graceMs),
  };
}

const isNamed = ({ headers, httpVersion }: IncomingMessage) => Boolean(headers.host) || httpVersion === "1.0";

function refuse(response: ServerResponse): void {
  send(response, failureEnvelope("bad_request", "The request can not be read."), { connection: "close" });
}

function starting(request: IncomingMessage, response: ServerResponse): void {
  const alive = request.url === "/api/health";
  const body = alive
    ? { status_code: 200, message: "alive", data: null }
    : failureEnvelope("unavailable", "The service is starting. Please try again in a moment.");
  send(response, body, alive ? {} : { "retry-after": "2" });
}

function send(response: ServerResponse, body: { status_code: number }, more: Record<string, string>): void {
  const text = JSON.stringify(body);
  response.writeHead(body.status_code, {
    ...securityHeaders,
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(text)),
    ...more,
  });
  response.end(text);
}

async function drain(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), graceMs);
  await closed;
  clearTimeout(timer);
}

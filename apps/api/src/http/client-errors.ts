// Requests so broken that Node's own parser refuses them never reach a route. They still get the error envelope.
import type { Socket } from "node:net";
import type { ErrorCode } from "@sabiprep/contract";
import { failureEnvelope } from "./errors.ts";
import { exchangeOn } from "./no-pipelining.ts";

const known: Record<string, [ErrorCode, string]> = {
  HPE_HEADER_OVERFLOW: ["header_too_large", "The headers are too large."],
  ERR_HTTP_REQUEST_TIMEOUT: ["request_timeout", "The request took too long to arrive."],
};

const reasons: Record<number, string> = {
  400: "Bad Request",
  408: "Request Timeout",
  431: "Request Header Fields Too Large",
};

type Headers = Readonly<Record<string, string>>;

export function answerClientError(error: NodeJS.ErrnoException, socket: Socket, security: Headers): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  // No request has been received yet. Browsers keep such spare connections, and would take any data on one as the
  // answer to their next request.
  if (socket.bytesRead === 0) return void socket.destroy();
  const current = exchangeOn(socket);
  if (current?.response.headersSent) return void socket.destroy();
  // The broken request followed a complete one that is still being handled. That request's answer is the last on this
  // connection.
  if (current?.request.complete) {
    socket.pause();
    return void current.response.once("finish", () => socket.destroySoon());
  }
  endWith(socket, security, ...(known[error.code ?? ""] ?? (["bad_request", "We cannot read the request."] as const)));
}

/** The last response on a connection, outside any route. */
export function endWith(socket: Socket, security: Headers, code: ErrorCode, message: string): void {
  const envelope = failureEnvelope(code, message);
  const body = JSON.stringify(envelope);
  const headers = {
    ...security,
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${envelope.status_code} ${reasons[envelope.status_code]}`, ...lines, "", body].join("\r\n"));
}

// Requests so broken that Node's own parser gives up never reach a route; they get the envelope all the same.
import type { Socket } from "node:net";
import type { ErrorCode } from "@sabiprep/contract";
import { failureEnvelope } from "./errors.ts";
import { securityHeaders } from "./security-headers.ts";

const known: Record<string, [ErrorCode, string]> = {
  HPE_HEADER_OVERFLOW: ["header_too_large", "The headers are too large."],
};

const reasons: Record<number, string> = { 400: "Bad Request", 431: "Request Header Fields Too Large" };

export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) return void socket.destroy();
  const [code, message] = known[error.code ?? ""] ?? ["bad_request", "The request can not be read."];
  const envelope = failureEnvelope(code, message);
  const body = JSON.stringify(envelope);
  const headers = {
    ...securityHeaders,
    "cache-control": "no-store",
    "content-type": "application/json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${envelope.status_code} ${reasons[envelope.status_code]}`, ...lines, "", body].join("\r\n"));
}

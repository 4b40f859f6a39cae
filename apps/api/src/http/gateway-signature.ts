import { createHmac, timingSafeEqual } from "node:crypto";
import { SIGNATURE_HEADER, SIGNATURE_WINDOW_MS, TIMESTAMP_HEADER } from "@sabiprep/contract";
import type { FastifyRequest } from "fastify";
import { fail } from "./failure.ts";

/** Refuses a call whose timestamp is not signed with the gateway key or is too far from our clock. */
export function checkGatewaySignature(request: FastifyRequest, key: string, now: Date): void {
  const stamp = String(request.headers[TIMESTAMP_HEADER] ?? "");
  const given = String(request.headers[SIGNATURE_HEADER] ?? "");
  const right = createHmac("sha256", key).update(stamp).digest();
  const offered = Buffer.from(given, "hex");
  const matches = /^\d{1,16}$/.test(stamp) && offered.length === right.length && timingSafeEqual(offered, right);
  if (!matches || Math.abs(now.getTime() - Number(stamp)) > SIGNATURE_WINDOW_MS)
    fail("bad_signature", "The request is not signed for this moment.");
}

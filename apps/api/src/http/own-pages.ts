// Browsers send where a call comes from and what it is for. Only our own pages make API calls, never a navigation, a
// picture or another site. Some calls change data by GET, so a check of the method is not enough.
import type { AnyEndpoint } from "@sabiprep/contract";
import type { FastifyRequest } from "fastify";
import { fail } from "./failure.ts";

const FETCHED = new Set(["cors", "same-origin"]);

/**
 * Public data that is only read may be requested from anywhere. Programs that are not browsers send no headers and are
 * allowed.
 */
export function refuseForeignCall({ audience, method }: AnyEndpoint, { headers }: FastifyRequest): void {
  if (audience === "public" && method === "GET") return;
  const { "sec-fetch-site": site, "sec-fetch-mode": mode } = headers;
  const isForeign = site !== undefined && site !== "same-origin";
  const isNoFetch = mode !== undefined && !FETCHED.has(String(mode));
  if (isForeign || isNoFetch) fail("not_allowed", "Please open our site and do this there.");
}

// Browsers say where a call comes from and what it is for. Ours are fetched by our own pages: never a navigation, a picture or
// another site's. Some of them change something by GET, so the method alone does not keep strangers out.
import type { AnyEndpoint } from "@sabiprep/contract";
import type { FastifyRequest } from "fastify";
import { fail } from "./failure.ts";

const FETCHED = new Set(["cors", "same-origin"]);

/** What is public and only read may be asked from anywhere; programs that are no browsers say nothing, and are let through. */
export function refuseForeignCall({ audience, method }: AnyEndpoint, { headers }: FastifyRequest): void {
  if (audience === "public" && method === "GET") return;
  const { "sec-fetch-site": site, "sec-fetch-mode": mode } = headers;
  const isForeign = site !== undefined && site !== "same-origin";
  const isNoFetch = mode !== undefined && !FETCHED.has(String(mode));
  if (isForeign || isNoFetch) fail("not_allowed", "Please open our site and do this there.");
}

import { type AnyEndpoint, unverifiedMessage } from "@sabiprep/contract";
import type { Config } from "../../config.ts";
import type { Caller } from "../../http/audience.ts";
import { fail } from "../../http/failure.ts";

/** An unverified candidate may study for a while after registration, by our clock; a new sign-in does not start it anew. */
export const createMayStudy = (config: Config) => (caller: Caller, endpoint: AnyEndpoint, now: Date) => {
  if (caller.audience !== "candidate" || endpoint.study === false || caller.email_verified) return;
  const windowMs = config.UNVERIFIED_WINDOW_MINUTES * 60_000;
  if (now.getTime() - Date.parse(caller.registered_at) >= windowMs)
    fail("email_unverified", unverifiedMessage(config.SITE_NAME));
};

import { type AnyEndpoint, UNVERIFIED } from "@sabiprep/contract";
import type { AppContext } from "../../app-context.ts";
import type { Caller } from "../../http/audience.ts";
import { fail, say } from "../../http/failure.ts";
import { readSiteName } from "../site/public.ts";

/**
 * An unverified candidate may study for a while after registration, by the server's clock. A new sign-in does not
 * restart this time.
 */
export const createMayStudy = (context: AppContext) => async (caller: Caller, endpoint: AnyEndpoint, now: Date) => {
  if (caller.audience !== "candidate" || endpoint.study === false || caller.email_verified) return;
  const minutes = context.config.UNVERIFIED_WINDOW_MINUTES;
  const windowMs = minutes * 60_000;
  if (now.getTime() - Date.parse(caller.registered_at) >= windowMs)
    fail("email_unverified", say(UNVERIFIED, { site: await readSiteName(context.db, context), minutes }));
};

// Asks Google whose access token this is. The audience check is the control: any app's token would pass userinfo alone.
import type { Logger } from "pino";
import * as z from "zod";
import type { Config } from "../config.ts";

export interface GoogleAccount {
  sub: string;
  email: string;
  first_name: string;
  last_name: string;
  /** Whether Google gave the token out within the last few minutes: somebody signed in now, not an hour ago. */
  is_recent: boolean;
}

export interface Google {
  /** Null when the token is not one for us, is not valid, its e-mail is unverified, or Google does not answer. */
  whoIs(token: string): Promise<GoogleAccount | null>;
}

const TIMEOUT_MS = 2_500;
/** After this many failures in a row we do not ask for a while, so that sign-ins do not queue behind a dead service. */
const FAILURES_TO_REST = 5;
const REST_MS = 30_000;
/** Google tells how long a token still lives, not when it was given; all live an hour. */
const TOKEN_SECONDS = 3_600;
const RECENT_SECONDS = 300;

const yes = z.union([z.literal("true"), z.literal(true)]);
/** What the database can not store names nobody. */
const identity = z.string().regex(/^[^\0\p{Surrogate}]+$/u);
const tokenInfo = z.object({
  aud: z.string(),
  sub: identity,
  email: z.email(),
  email_verified: yes,
  expires_in: z.coerce.number().positive(),
});
const personName = z
  .string()
  .transform((name) => name.replaceAll(/[\p{Cc}\p{Surrogate}]/gu, ""))
  .optional();
const userInfo = z.object({
  sub: z.string(),
  given_name: personName,
  family_name: personName,
  name: personName,
});

export function createGoogle(config: Config, log: Logger): Google {
  let failures = 0;
  let restUntil = 0;

  const ask = async (url: string, signal: AbortSignal, headers: Record<string, string> = {}): Promise<unknown> => {
    if (Date.now() < restUntil) return null;
    try {
      const response = await fetch(url, { headers, signal, redirect: "error" });
      if (response.status >= 500) throw new Error(`Google answered ${response.status}`);
      failures = 0;
      return response.ok ? await response.json() : null;
    } catch (problem) {
      // Without the address, which holds the token.
      log.warn({ problem: String(problem), failures: failures + 1 }, "Google does not respond");
      if (++failures >= FAILURES_TO_REST) restUntil = Date.now() + REST_MS;
      return null;
    }
  };

  return {
    whoIs: async (token) => {
      if (!config.GOOGLE_CLIENT_ID) return null;
      // One time-out for both questions, so that a slow Google keeps nobody waiting longer.
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const info = tokenInfo.safeParse(
        await ask(`${config.GOOGLE_TOKENINFO_URL}?${new URLSearchParams({ access_token: token })}`, signal),
      );
      if (!info.success || info.data.aud !== config.GOOGLE_CLIENT_ID) return null;
      const person = userInfo.safeParse(
        await ask(config.GOOGLE_USERINFO_URL, signal, { authorization: `Bearer ${token}` }),
      );
      if (!person.success || person.data.sub !== info.data.sub) return null;
      const { given_name, family_name, name } = person.data;
      const email = info.data.email.toLowerCase();
      return {
        sub: info.data.sub,
        email,
        first_name: given_name ?? name?.split(" ")[0] ?? email.split("@")[0]!,
        is_recent: info.data.expires_in >= TOKEN_SECONDS - RECENT_SECONDS,
        last_name: family_name ?? name?.split(" ").slice(1).join(" ") ?? "",
      };
    },
  };
}

// Asks Google who owns this access token. The audience check is essential: userinfo alone would accept any app's token.
import { createPublicKey, verify } from "node:crypto";
import type { Logger } from "pino";
import * as z from "zod";
import type { Config } from "../config.ts";

export interface GoogleAccount {
  sub: string;
  email: string;
  first_name: string;
  last_name: string;
  /** Whether Google issued the token within the last few minutes, so the user signed in now and not an hour ago. */
  is_recent: boolean;
}

export interface Google {
  /** Null when the token is not for us or not valid, its email is unverified, or Google does not answer. */
  whoIs(token: string): Promise<GoogleAccount | null>;
  /**
   * Exchanges a code that Google issued for our request. Null when Google refuses it or does not answer, and when its
   * answer is not for us, is old, or belongs to another request.
   */
  redeem(code: string, request: CodeRequest, now: Date): Promise<GoogleAccount | null>;
}

interface CodeRequest {
  redirect_uri: string;
  verifier: string;
  nonce: string;
}

const TIMEOUT_MS = 2_500;
/**
 * After this many failures in a row we stop asking for a while, so that sign-ins do not queue behind a dead service.
 */
const FAILURES_TO_REST = 5;
const REST_MS = 30_000;
/** Google returns how long a token is still valid, not when it was issued. All tokens live one hour. */
const TOKEN_SECONDS = 3_600;
const RECENT_SECONDS = 300;

const yes = z.union([z.literal("true"), z.literal(true)]);
/** An identity that the database cannot store is not valid. */
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

/** The claims of the ID token, once Google's signature is verified. */
const idClaims = z.object({
  iss: z.enum(["https://accounts.google.com", "accounts.google.com"]),
  aud: z.string(),
  sub: identity,
  email: z.email(),
  email_verified: yes,
  nonce: z.string(),
  exp: z.number(),
  iat: z.number(),
  given_name: personName,
  family_name: personName,
  name: personName,
});
const tokenAnswer = z.object({ id_token: z.string() });

const idHeader = z.object({ alg: z.literal("RS256"), kid: z.string() });
const keySet = z.object({
  keys: z.array(z.object({ kid: z.string(), kty: z.literal("RSA"), n: z.string(), e: z.string() })),
});
type GoogleKey = z.output<typeof keySet>["keys"][number];

function jsonIn(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, "base64url").toString());
  } catch {
    return null;
  }
}

type Named = {
  email: string;
  given_name?: string | undefined;
  family_name?: string | undefined;
  name?: string | undefined;
};

const namesOf = ({ given_name, family_name, name, email }: Named) => ({
  first_name: given_name ?? name?.split(" ")[0] ?? email.split("@")[0]!,
  last_name: family_name ?? name?.split(" ").slice(1).join(" ") ?? "",
});

export function createGoogle(config: Config, log: Logger): Google {
  let failures = 0;
  let restUntil = 0;

  const ask = async (
    url: string,
    signal: AbortSignal,
    { headers = {}, form }: { headers?: Record<string, string>; form?: Record<string, string> } = {},
  ): Promise<unknown> => {
    if (Date.now() < restUntil) return null;
    const sent = form && { method: "POST", body: new URLSearchParams(form) };
    try {
      const response = await fetch(url, { headers, signal, redirect: "error", ...sent });
      if (response.status >= 500) throw new Error(`Google answered ${response.status}`);
      failures = 0;
      return response.ok ? await response.json() : null;
    } catch (problem) {
      // The URL is not logged, because it includes the token.
      log.warn({ problem: String(problem), failures: failures + 1 }, "Google does not respond");
      if (++failures >= FAILURES_TO_REST) restUntil = Date.now() + REST_MS;
      return null;
    }
  };

  let keys: GoogleKey[] = [];
  /** Google rotates its keys every few days. An unknown key is fetched. */
  const keyNamed = async (kid: string, signal: AbortSignal) => {
    const known = keys.find((key) => key.kid === kid);
    if (known) return known;
    const asked = keySet.safeParse(await ask(config.GOOGLE_KEYS_URL, signal));
    if (asked.success) keys = asked.data.keys;
    return keys.find((key) => key.kid === kid);
  };

  const claimsIn = async (idToken: string, signal: AbortSignal): Promise<unknown> => {
    const [head = "", body = "", signature = ""] = idToken.split(".");
    const header = idHeader.safeParse(jsonIn(head));
    const key = header.success && (await keyNamed(header.data.kid, signal));
    if (!key) return null;
    const publicKey = createPublicKey({ key, format: "jwk" });
    const isGoogles = verify(
      "RSA-SHA256",
      Buffer.from(`${head}.${body}`),
      publicKey,
      Buffer.from(signature, "base64url"),
    );
    return isGoogles ? jsonIn(body) : null;
  };

  return {
    whoIs: async (token) => {
      if (!config.GOOGLE_CLIENT_ID || config.GOOGLE_TOKEN_SIGN_IN === "off") return null;
      // One timeout covers both requests, so a slow Google does not delay the user further.
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const info = tokenInfo.safeParse(
        await ask(`${config.GOOGLE_TOKENINFO_URL}?${new URLSearchParams({ access_token: token })}`, signal),
      );
      if (!info.success || info.data.aud !== config.GOOGLE_CLIENT_ID) return null;
      const person = userInfo.safeParse(
        await ask(config.GOOGLE_USERINFO_URL, signal, { headers: { authorization: `Bearer ${token}` } }),
      );
      if (!person.success || person.data.sub !== info.data.sub) return null;
      const email = info.data.email.toLowerCase();
      return {
        sub: info.data.sub,
        email,
        is_recent: info.data.expires_in >= TOKEN_SECONDS - RECENT_SECONDS,
        ...namesOf({ ...person.data, email }),
      };
    },

    redeem: async (code, { redirect_uri, verifier, nonce }, now) => {
      const { GOOGLE_CLIENT_ID: client_id, GOOGLE_CLIENT_SECRET: client_secret } = config;
      if (!client_id || !client_secret) return null;
      const form = { grant_type: "authorization_code", code, client_id, client_secret, redirect_uri };
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const answer = tokenAnswer.safeParse(
        await ask(config.GOOGLE_TOKEN_URL, signal, {
          form: { ...form, code_verifier: verifier },
        }),
      );
      const claims = idClaims.safeParse(answer.success ? await claimsIn(answer.data.id_token, signal) : null);
      if (!claims.success) return null;
      const { data } = claims;
      const seconds = now.getTime() / 1000;
      const isOurs = data.aud === client_id && data.nonce === nonce;
      if (!isOurs || data.exp < seconds || Math.abs(seconds - data.iat) > RECENT_SECONDS) return null;
      const email = data.email.toLowerCase();
      return { sub: data.sub, email, is_recent: true, ...namesOf({ ...data, email }) };
    },
  };
}

// Signing in with Google by an authorization code. The browser gets a state, a nonce and the hash of a verifier (PKCE),
// all in a sealed cookie that no script can read. The code counts only with that cookie, once, within ten minutes.
import { createHash, timingSafeEqual } from "node:crypto";
import type { auth } from "@sabiprep/contract";
import type { AppContext } from "../../app-context.ts";
import { fail } from "../../http/failure.ts";
import { answer, type Call, type RequestMeta } from "../../http/route.ts";
import { placeOf, sealText, unsealText } from "../../secrets/vault.ts";
import { attemptKey, startCooldown } from "./attempts.ts";
import { GOOGLE_REFUSED, proofOf } from "./google-proof.ts";
import { newToken } from "./secret-token.ts";

const MAX_SECONDS = 600;
const PATH = "/api/candidates/auth/socials/google";
/** The page of the app that Google redirects back to. */
const BACK = "/google";

interface StartedSignIn {
  state: string;
  nonce: string;
  verifier: string;
  at: number;
}

const isSecure = ({ config }: AppContext): boolean => config.NODE_ENV === "production";
const cookieName = (context: AppContext): string => (isSecure(context) ? "__Secure-google" : "google");
const place = placeOf("cookies", "google", "sign-in");

const cookieWith = (context: AppContext, value: string, seconds: number): string =>
  `${cookieName(context)}=${value}; Path=${PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure(context) ? "; Secure" : ""}`;

function begunIn(context: AppContext, { headers }: RequestMeta): StartedSignIn | null {
  const cookies = String(headers.cookie ?? "").split(/;\s*/);
  const [, value] =
    /^([\w-]+)$/.exec(
      cookies.find((cookie) => cookie.startsWith(`${cookieName(context)}=`))?.slice(cookieName(context).length + 1) ??
        "",
    ) ?? [];
  if (!value) return null;
  try {
    return JSON.parse(unsealText(place, Buffer.from(value, "base64url").toString())) as StartedSignIn;
  } catch {
    return null;
  }
}

const redirectUri = ({ publicUrl }: AppContext) => `${publicUrl}${BACK}`;

export function beginGoogle({ context, now }: Call<typeof auth.googleBegin>) {
  const { GOOGLE_CLIENT_ID: client_id, GOOGLE_CLIENT_SECRET: secret, GOOGLE_AUTHORIZE_URL: address } = context.config;
  if (!client_id || !secret) return fail("bad_request", GOOGLE_REFUSED);
  const begun: StartedSignIn = { state: newToken(), nonce: newToken(), verifier: newToken(), at: now.getTime() };
  const query = new URLSearchParams({
    ...{ client_id, redirect_uri: redirectUri(context), response_type: "code", scope: "openid email profile" },
    ...{ state: begun.state, nonce: begun.nonce, prompt: "select_account" },
    code_challenge: createHash("sha256").update(begun.verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
  const sealed = Buffer.from(sealText(place, JSON.stringify(begun))).toString("base64url");
  return answer({ authorization_url: `${address}?${query}` }, { cookie: cookieWith(context, sealed, MAX_SECONDS) });
}

export async function exchangeGoogleCode({ db, context, input, now, meta }: Call<typeof auth.googleCode>) {
  const begun = begunIn(context, meta);
  const isOurs = begun !== null && isSame(begun.state, input.state) && now.getTime() - begun.at <= MAX_SECONDS * 1000;
  // One request, one code. Each state can be tried once, whatever the result.
  if (!isOurs || !(await startCooldown(db, attemptKey("google-state", begun.state), MAX_SECONDS * 2, now)))
    return fail("bad_request", GOOGLE_REFUSED);
  const request = { redirect_uri: redirectUri(context), verifier: begun.verifier, nonce: begun.nonce };
  const account = await context.google.redeem(input.code, request, now);
  if (!account) return fail("bad_request", GOOGLE_REFUSED);
  return answer({ token: proofOf(account, now) }, { cookie: cookieWith(context, "", 0) });
}

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

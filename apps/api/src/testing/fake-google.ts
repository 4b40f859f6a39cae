// The two Google routes that we use, on a real socket: tokens by name, and switches for everything that can be wrong.
import { createHash, generateKeyPairSync, sign } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

export const OUR_CLIENT_ID = "our-client.apps.googleusercontent.com";

interface FakeAccount {
  sub: string;
  email: string;
  given_name: string;
  family_name: string;
}

interface Token extends FakeAccount {
  aud: string;
  email_verified: string;
  expires_in: number;
  /** The account that userinfo returns, if it is another one. */
  userinfo_sub: string;
}

interface IdClaims {
  aud: string;
  iss: string;
  nonce: string;
  email_verified: boolean;
  exp: number;
  iat: number;
  /** Signed with a wrong key. */
  forged: boolean;
}

interface Code {
  account: FakeAccount;
  challenge: string;
  redirect_uri: string;
  claims: Omit<IdClaims, "forged">;
  forged: boolean;
}

const OUR_SECRET = "our-secret";

export interface FakeGoogle {
  /** For the older way: access tokens. */
  env: Record<string, string>;
  /** For an authorization code. */
  codeEnv: Record<string, string>;
  /** The result when this account is picked on Google's page: the code and the state of the redirect. */
  pick(authorizationUrl: string, account: FakeAccount, more?: Partial<IdClaims>): { code: string; state: string };
  /** An access token of the account, as the sign-in button would return it. */
  token(account: FakeAccount, more?: Partial<Token>): string;
  /** Google's behaviour from now on. A number is the delay of each answer in milliseconds. */
  behave(how: "well" | "500" | "bad json" | number): void;
  asked: string[];
  close(): Promise<void>;
}

export async function startFakeGoogle(now?: () => Date): Promise<FakeGoogle> {
  const tokens = new Map<string, Token>();
  const codes = new Map<string, Code>();
  const pair = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const forger = generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey;
  const asked: string[] = [];
  let how: "well" | "500" | "bad json" | number = "well";

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://google.test");
    asked.push(url.pathname);
    if (typeof how === "number") await wait(how);
    if (how === "500") return send(response, 500, { error: "backendError" });
    if (how === "bad json") return response.writeHead(200, { "content-type": "application/json" }).end("<html>");
    if (url.pathname === "/certs")
      return send(response, 200, { keys: [{ ...pair.publicKey.export({ format: "jwk" }), kid: "one", alg: "RS256" }] });
    if (url.pathname === "/token") return token(response, await formOf(request));
    if (url.pathname === "/tokeninfo")
      return tokenInfo(response, tokens.get(url.searchParams.get("access_token") ?? ""));
    if (url.pathname === "/userinfo")
      return userInfo(response, tokens.get((request.headers.authorization ?? "").replace("Bearer ", "")));
    return send(response, 404, { error: "not_found" });
  });
  /**
   * As with Google, a code works once, for the client that asked for it, at the same redirect address, with that
   * request's verifier.
   */
  function token(response: ServerResponse, form: URLSearchParams) {
    const code = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    const challenge = createHash("sha256")
      .update(form.get("code_verifier") ?? "")
      .digest("base64url");
    const isRight =
      form.get("grant_type") === "authorization_code" &&
      form.get("client_id") === OUR_CLIENT_ID &&
      form.get("client_secret") === OUR_SECRET &&
      form.get("redirect_uri") === code?.redirect_uri &&
      challenge === code?.challenge;
    if (!code || !isRight) return send(response, 400, { error: "invalid_grant" });
    const part = (said: object) => Buffer.from(JSON.stringify(said)).toString("base64url");
    const signed = `${part({ alg: "RS256", kid: "one" })}.${part({ ...code.account, ...code.claims })}`;
    const signature = sign("RSA-SHA256", Buffer.from(signed), code.forged ? forger : pair.privateKey);
    const id_token = `${signed}.${signature.toString("base64url")}`;
    return send(response, 200, { access_token: "ya29.code", expires_in: 3599, token_type: "Bearer", id_token });
  }
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    env: {
      GOOGLE_CLIENT_ID: OUR_CLIENT_ID,
      GOOGLE_TOKEN_SIGN_IN: "on",
      GOOGLE_TOKENINFO_URL: `${base}/tokeninfo`,
      GOOGLE_USERINFO_URL: `${base}/userinfo`,
    },
    codeEnv: {
      GOOGLE_CLIENT_ID: OUR_CLIENT_ID,
      GOOGLE_CLIENT_SECRET: OUR_SECRET,
      GOOGLE_AUTHORIZE_URL: `${base}/auth`,
      GOOGLE_TOKEN_URL: `${base}/token`,
      GOOGLE_KEYS_URL: `${base}/certs`,
      GOOGLE_TOKENINFO_URL: `${base}/tokeninfo`,
      GOOGLE_USERINFO_URL: `${base}/userinfo`,
    },
    pick(authorizationUrl, account, more = {}) {
      const asking = new URL(authorizationUrl).searchParams;
      const said = (name: string) => asking.get(name) ?? "";
      const code = `4/${codes.size + 1}.${account.sub}.${said("state").slice(0, 6)}`;
      const iat = Math.floor((now?.() ?? new Date()).getTime() / 1000);
      const claims = {
        iss: "https://accounts.google.com",
        aud: said("client_id"),
        nonce: said("nonce"),
        iat,
        exp: iat + 3600,
      };
      const { forged = false, ...other } = more;
      codes.set(code, {
        forged,
        ...{ account, challenge: said("code_challenge"), redirect_uri: said("redirect_uri") },
        claims: { email_verified: true, ...claims, ...other },
      });
      return { code, state: said("state") };
    },
    token(account, more = {}) {
      const token = `ya29.${tokens.size + 1}.${account.sub}`;
      const usual = { aud: OUR_CLIENT_ID, email_verified: "true", expires_in: 3599, userinfo_sub: account.sub };
      tokens.set(token, { ...usual, ...account, ...more });
      return token;
    },
    behave(to) {
      how = to;
    },
    asked,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const send = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));

/** Google sends the numbers and flags of this route as text. */
function tokenInfo(response: ServerResponse, token: Token | undefined) {
  if (!token || token.expires_in <= 0) return send(response, 400, { error: "invalid_token" });
  const { aud, sub, email, email_verified, expires_in } = token;
  return send(response, 200, { azp: aud, aud, sub, email, email_verified, expires_in: String(expires_in) });
}

function userInfo(response: ServerResponse, token: Token | undefined) {
  if (!token || token.expires_in <= 0) return send(response, 401, { error: "invalid_token" });
  const { email, given_name, family_name, userinfo_sub } = token;
  const name = `${given_name} ${family_name}`;
  return send(response, 200, { sub: userinfo_sub, name, given_name, family_name, email, email_verified: true });
}

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  let text = "";
  for await (const part of request) text += String(part);
  return new URLSearchParams(text);
}

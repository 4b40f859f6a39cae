// Google's two routes as we use them, on a real socket: tokens by name, and knobs for everything that can be wrong.
import { createServer, type ServerResponse } from "node:http";
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
  /** The account userinfo tells of, where it is not the same. */
  userinfo_sub: string;
}

export interface FakeGoogle {
  env: { GOOGLE_CLIENT_ID: string; GOOGLE_TOKENINFO_URL: string; GOOGLE_USERINFO_URL: string };
  /** An access token of the account, as the sign-in button would hand it over. */
  token(account: FakeAccount, more?: Partial<Token>): string;
  /** How Google behaves from now on; a number is the delay of each of its answers in milliseconds. */
  behave(how: "well" | "500" | "bad json" | number): void;
  asked: string[];
  close(): Promise<void>;
}

export async function startFakeGoogle(): Promise<FakeGoogle> {
  const tokens = new Map<string, Token>();
  const asked: string[] = [];
  let how: "well" | "500" | "bad json" | number = "well";

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://google.test");
    asked.push(url.pathname);
    if (typeof how === "number") await wait(how);
    if (how === "500") return send(response, 500, { error: "backendError" });
    if (how === "bad json") return response.writeHead(200, { "content-type": "application/json" }).end("<html>");
    if (url.pathname === "/tokeninfo")
      return tokenInfo(response, tokens.get(url.searchParams.get("access_token") ?? ""));
    if (url.pathname === "/userinfo")
      return userInfo(response, tokens.get((request.headers.authorization ?? "").replace("Bearer ", "")));
    return send(response, 404, { error: "not_found" });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    env: {
      GOOGLE_CLIENT_ID: OUR_CLIENT_ID,
      GOOGLE_TOKENINFO_URL: `${base}/tokeninfo`,
      GOOGLE_USERINFO_URL: `${base}/userinfo`,
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

/** Google sends figures and flags of this route as text. */
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

// Google as the product meets it: two addresses the server asks, and the script the browser loads.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";

export const GOOGLE_CLIENT_ID = "journeys.apps.example";

export interface GoogleAccount {
  sub: string;
  email: string;
  given_name: string;
  family_name: string;
  email_verified?: boolean;
  /** Whom the token was made for; us, unless told otherwise. */
  aud?: string;
}

/** Knows accounts by the access token they are given out under. */
export async function startFakeGoogle(accounts: Record<string, GoogleAccount>) {
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? "/", "http://google");
    const bearer = request.headers.authorization?.replace("Bearer ", "");
    const account = accounts[url.searchParams.get("access_token") ?? bearer ?? ""];
    response.setHeader("content-type", "application/json");
    if (!account) return response.writeHead(400).end("{}");
    const { aud = GOOGLE_CLIENT_ID, email_verified = true, ...person } = account;
    const info = {
      aud,
      sub: person.sub,
      email: person.email,
      email_verified: String(email_verified),
      expires_in: "3599",
    };
    return response.end(JSON.stringify(url.pathname === "/tokeninfo" ? info : person));
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    env: { GOOGLE_CLIENT_ID, GOOGLE_TOKENINFO_URL: `${url}/tokeninfo`, GOOGLE_USERINFO_URL: `${url}/userinfo` },
    stop: () => server.close(),
  };
}

/** From now on Google's window gives this token to the page; without one, it is closed. */
export async function pickGoogleAccount(page: Page, token: string | null) {
  const outcome = token
    ? `o.callback({access_token:${JSON.stringify(token)}})`
    : 'o.error_callback({type:"popup_closed"})';
  await page.route("https://accounts.google.com/gsi/client", (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `window.google={accounts:{oauth2:{initTokenClient:(o)=>({requestAccessToken:()=>{${outcome}}})}}};`,
    }),
  );
}

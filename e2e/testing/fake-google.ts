// The script of Google's that the browser loads; the addresses the server asks are the server tests' own fake.
import type { Page } from "@playwright/test";

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
